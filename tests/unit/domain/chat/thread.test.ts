import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupMessages } from '@/components/chat/model/group-messages';
import type { ChatMessage } from '@/lib/domain/chat/message';
import { parseCard, readMessage } from '@/lib/domain/chat/message';
import { createPushKeys } from '@/lib/domain/chat/push-key';
import { compareMessages, PAGE_SIZE, teamAfter, withChanges, type Pages } from '@/lib/domain/chat/thread';
import { firstUnread, unreadLabel } from '@/lib/domain/chat/team-presence';

const message = (over: Partial<ChatMessage> & { at: number }): ChatMessage => ({
  key: `k${over.at}`,
  from: 'member',
  text: 'x',
  clientId: 'c',
  ...over,
});
const changes = (messages: ChatMessage[]) => new Map<string, ChatMessage | null>(messages.map((entry) => [entry.key, entry]));

test('whatever arrives in whatever order, the thread is sorted and holds each message once', () => {
  const arrivals = fc.array(
    fc.array(fc.record({ at: fc.integer({ min: 0, max: 400 }), key: fc.stringMatching(/^[a-d]{3}$/) }), { maxLength: 80 }),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(arrivals, (batches) => {
      let pages: Pages = [];
      const whole = new Map<string, ChatMessage>();
      for (const batch of batches) {
        const entries = changes(batch.map(({ at, key }) => message({ at, key })));
        pages = withChanges(pages, entries);
        for (const [key, entry] of entries) if (entry) whole.set(key, entry);
      }
      // A message moves within its page only, as the server's time replaces the guess: compare those that never moved.
      const shown = pages.flat();
      expect(new Set(shown.map(({ key }) => key)).size).toBe(shown.length);
      expect(shown.map(({ key }) => key).sort()).toEqual([...whole.keys()].sort());
      for (const page of pages) {
        expect(page.length).toBeGreaterThan(0);
        expect([...page].sort(compareMessages)).toEqual(page);
      }
    }),
  );
});

test('a new message leaves the older pages as they are', () => {
  const pages = withChanges([], changes(Array.from({ length: 3 * PAGE_SIZE }, (_, at) => message({ at }))));
  const next = withChanges(pages, changes([message({ at: 1_000 })]));
  expect(next).toHaveLength(4);
  expect(next.slice(0, 3).every((page, index) => page === pages[index])).toBe(true);
  expect(withChanges(next, new Map([['k1000', null]])).flat()).toHaveLength(3 * PAGE_SIZE);
});

test('older messages come before everything, in pages of their own', () => {
  const pages = withChanges([], changes([message({ at: 500 })]));
  const next = withChanges(pages, changes([message({ at: 1 }), message({ at: 2 })]));
  expect(next.map((page) => page.map(({ at }) => at))).toEqual([[1, 2], [500]]);
});

test('days follow the region, turns end with the speaker, a pause or the day', () => {
  const at = (text: string) => Date.parse(text);
  const lines = groupMessages(
    [
      message({ at: at('2026-11-20T15:58:00Z') }),
      message({ at: at('2026-11-20T15:59:00Z') }),
      message({ at: at('2026-11-20T16:01:00Z') }),
      message({ at: at('2026-11-20T16:02:00Z'), from: 'team' }),
      message({ at: at('2026-11-20T16:20:00Z'), from: 'team' }),
    ],
    { timeZone: 'Asia/Hong_Kong', before: null, after: null },
  );
  expect(lines.map(({ day }) => day)).toEqual(['2026-11-20', null, '2026-11-21', null, null]);
  expect(lines.map(({ startsTurn }) => startsTurn)).toEqual([true, false, true, true, true]);
  expect(lines.map(({ endsTurn }) => endsTurn)).toEqual([false, true, true, true, true]);
});

test('the first unread message is the team’s', () => {
  const pages = [[message({ at: 1, from: 'team' }), message({ at: 5 })], [message({ at: 6, from: 'team', key: 'wanted' })]];
  expect(firstUnread(pages, 4)?.key).toBe('wanted');
  expect(firstUnread(pages, 6)).toBeNull();
  expect([unreadLabel(3), unreadLabel(12)]).toEqual(['3', '9+']);
});

test('what the team wrote after a message, over pages, is told oldest first', () => {
  const pages = [
    [message({ key: 'a', at: 1 }), message({ key: 'b', at: 2, from: 'team' })],
    [message({ key: 'c', at: 3 }), message({ key: 'd', at: 4, from: 'team' })],
  ];
  const after = (key: string | null) => teamAfter(pages, pages.flat().find((known) => known.key === key) ?? null).map((found) => found.key);
  expect([after('a'), after('b'), after('d'), after(null)]).toEqual([['b', 'd'], ['d'], [], ['b', 'd']]);
  // The thread has begun anew after what was known: nothing older is news.
  expect(teamAfter(pages.slice(1), message({ key: 'gone', at: 3.5 })).map((found) => found.key)).toEqual(['d']);
  expect(teamAfter(pages, message({ key: 'later', at: 9 }))).toEqual([]);
});

test('what is no message is not read as one', () => {
  expect(
    readMessage('k', { from: 'member', text: 'Hi', at: 1, clientId: 'c', card: { kind: 'invoice', id: 'i1' }, replies: { 0: 'Yes' } }),
  ).toEqual({
    key: 'k',
    from: 'member',
    text: 'Hi',
    at: 1,
    clientId: 'c',
    card: { kind: 'invoice', id: 'i1' },
    replies: ['Yes'],
  });
  for (const value of [null, 'text', [], {}, { from: 'nobody', text: 'x', at: 1 }, { from: 'team', text: 'x' }]) {
    expect(readMessage('k', value)).toBeNull();
  }
  expect(parseCard('booking:b-1')).toEqual({ kind: 'booking', id: 'b-1' });
  for (const text of [null, '', 'booking:', 'script:1', 'item:<b>', 'item:a:b']) expect(parseCard(text)).toBeNull();
});

test('keys sort by the moment of writing, also when the clock is set back', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 2 ** 41 }), { minLength: 2, maxLength: 40 }), (moments) => {
      let index = 0;
      const next = createPushKeys(
        () => moments[index++] ?? 0,
        (count) => new Uint8Array(count).fill(63),
      );
      const keys = moments.map(() => next());
      expect([...keys].sort()).toEqual(keys);
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys.every((key) => /^[-_A-Za-z0-9]{20}$/.test(key))).toBe(true);
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { dayName, groupMessages } from '@/components/chat/model/group-messages';
import { parseCard, readMessage, type ChatMessage } from '@/lib/domain/chat/message';
import { createPushKeys } from '@/lib/domain/chat/push-key';
import { firstUnread, MAX_COUNTED, unreadLabel } from '@/lib/domain/chat/team-presence';
import { compareMessages, newestOf, PAGE_SIZE, teamAfter, withChanges, type Pages } from '@/lib/domain/chat/thread';

const message = (at: number, over: Partial<ChatMessage> = {}): ChatMessage => ({
  key: `k${at}`,
  from: 'member',
  text: 'x',
  clientId: 'c',
  at,
  ...over,
});
const team = (at: number, over: Partial<ChatMessage> = {}) => message(at, { from: 'team', ...over });
const range = (from: number, count: number) => Array.from({ length: count }, (_, index) => message(from + index));
const changes = (messages: ChatMessage[], gone: string[] = []) =>
  new Map<string, ChatMessage | null>([
    ...messages.map((entry) => [entry.key, entry] as const),
    ...gone.map((key) => [key, null] as const),
  ]);
const keysOf = (messages: readonly ChatMessage[]) => messages.map(({ key }) => key);
const timesOf = (pages: Pages) => pages.map((page) => page.map(({ at }) => at));
const sizesOf = (pages: Pages) => pages.map((page) => page.length);

/** A full page and one that has begun. */
const LONG = withChanges([], changes(range(0, PAGE_SIZE + 5)));

describe('the thread', () => {
  it('is sorted and holds each message once, whatever arrives in whatever order', () => {
    const arrivals = fc.array(
      fc.array(fc.record({ at: fc.integer({ min: 0, max: 400 }), key: fc.stringMatching(/^[a-d]{3}$/) }), { maxLength: 80 }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(arrivals, (batches) => {
        let pages: Pages = [];
        const whole = new Map<string, ChatMessage>();
        for (const batch of batches) {
          const entries = changes(batch.map(({ at, key }) => message(at, { key })));
          pages = withChanges(pages, entries);
          for (const [key, entry] of entries) if (entry) whole.set(key, entry);
        }
        // A message moves within its page only, as the server's time replaces the guess: compare those that never moved.
        const shown = keysOf(pages.flat());
        expect(new Set(shown).size).toBe(shown.length);
        expect(shown.sort()).toEqual([...whole.keys()].sort());
        for (const page of pages) {
          expect(page.length).toBeGreaterThan(0);
          expect([...page].sort(compareMessages)).toEqual(page);
        }
      }),
    );
  });

  it('is the same object while nothing changes', () => {
    expect(withChanges(LONG, new Map())).toBe(LONG);
  });

  it('orders by time, and within one millisecond by key', () => {
    const [a, b] = [message(1, { key: 'a' }), message(1, { key: 'b' })];
    expect(
      [compareMessages(a, b), compareMessages(b, a), compareMessages(a, a), compareMessages(message(0, { key: 'z' }), a)].map(Math.sign),
    ).toEqual([-1, 1, 0, -1]);
  });

  it('fills its newest page before it begins another, and leaves the older pages as they are', () => {
    const pages = withChanges(withChanges([], changes(range(0, PAGE_SIZE - 1))), changes(range(PAGE_SIZE - 1, 2)));
    expect(sizesOf(pages)).toEqual([PAGE_SIZE, 1]);
    const next = withChanges(pages, changes(range(PAGE_SIZE + 1, 1)));
    expect(sizesOf(next)).toEqual([PAGE_SIZE, 2]);
    expect(next[0]).toBe(pages[0]);
  });

  it('puts older messages before everything, in pages of their own', () => {
    const pages = withChanges([], changes([message(500)]));
    const next = withChanges(pages, changes([message(1), message(2)]));
    expect(timesOf(next)).toEqual([[1, 2], [500]]);
    expect(next[1]).toBe(pages[0]);
  });

  it.each([
    ['a full page', withChanges([], changes(range(0, PAGE_SIZE))), [PAGE_SIZE, 2]],
    ['an older page', LONG, [PAGE_SIZE, 7]],
  ])('puts into %s what belongs between its messages, beside what comes after all', (_what, pages, sizes) => {
    const next = withChanges(pages, changes([message(900), message(20, { key: 'between' })]));
    const times = next.flat().map(({ at }) => at);
    expect(times).toEqual([...times].sort((one, other) => one - other));
    expect(keysOf(next.flat().filter(({ at }) => at === 20))).toEqual(['between', 'k20']);
    expect(sizesOf(next)).toEqual(sizes);
  });

  it('replaces and removes in place, leaves out pages that are empty, and touches no other page', () => {
    const edited = withChanges(LONG, changes([message(PAGE_SIZE, { text: 'edited' })]));
    expect(edited[0]).toBe(LONG[0]);
    expect(edited[1]?.[0]?.text).toBe('edited');
    expect(withChanges(LONG, new Map([['unknown', null]])).flat()).toEqual(LONG.flat());
    const newest = keysOf(range(PAGE_SIZE, 5));
    expect(timesOf(withChanges(LONG, changes([message(900)], newest)))).toEqual([timesOf(LONG)[0], [900]]);
    expect(withChanges(LONG, changes([], keysOf(LONG.flat())))).toEqual([]);
  });

  it('tells its newest message, of those that are wanted', () => {
    const pages = [[team(1), team(2)], [message(3)]];
    expect(newestOf(pages)?.at).toBe(3);
    expect(newestOf(pages, ({ from }) => from === 'team')?.at).toBe(2);
    expect([newestOf([]), newestOf(pages, () => false)]).toEqual([null, null]);
  });
});

describe('what the team wrote after a message', () => {
  it('is what is later, of one moment what has the later key', () => {
    const [b, c] = [team(7, { key: 'b' }), team(7, { key: 'c' })];
    expect(teamAfter([[team(6), b, c, message(8), team(9)]], b)).toEqual([c, team(9)]);
  });

  it('is everything of theirs after none, over all pages, oldest first', () => {
    expect(teamAfter([[team(1), message(2)], [team(3)]], null)).toEqual([team(1), team(3)]);
    expect(teamAfter([], null)).toEqual([]);
  });

  it('is found in an older page too, where the server’s time set a newer one’s message back', () => {
    const pages = [
      [message(1), team(10)],
      [message(5), team(12)],
    ];
    expect(teamAfter(pages, message(7))).toEqual([team(10), team(12)]);
    expect(teamAfter(pages, message(13))).toEqual([]);
  });
});

describe('what is unread', () => {
  it('begins with the first of the team after the moment of reading', () => {
    const pages = [[team(4)], [team(5, { key: 'five' }), team(6)]];
    expect(firstUnread(pages, 4)?.key).toBe('five');
    expect(firstUnread([[message(9)]], 0)).toBeNull();
  });

  it('is counted to nine', () => expect([0, MAX_COUNTED, MAX_COUNTED + 1].map(unreadLabel)).toEqual(['0', '9', '9+']));
});

describe('how messages stand together', () => {
  const at = (time: string) => Date.parse(`2026-11-20T${time}Z`);
  const zone = { timeZone: 'Asia/Hong_Kong', before: null, after: null };
  const turns = (messages: ChatMessage[], around: Partial<Parameters<typeof groupMessages>[1]> = {}) =>
    groupMessages(messages, { ...zone, ...around }).map(({ day, startsTurn, endsTurn }) => [day, startsTurn, endsTurn]);

  it('one alone begins a day and is a turn', () => {
    expect(turns([message(at('04:00:00'))])).toEqual([['2026-11-20', true, true]]);
  });

  it('a turn ends after five minutes and not before', () => {
    expect(turns([message(at('04:00:00')), message(at('04:04:59.999')), message(at('04:09:59.999'))])).toEqual([
      ['2026-11-20', true, false],
      [null, false, true],
      [null, true, true],
    ]);
  });

  it('another speaker begins another turn, also a machine beside a person of the team', () => {
    expect(turns([message(at('04:00:00')), team(at('04:00:01'), { by: 'concierge' }), team(at('04:00:02'))])).toEqual([
      ['2026-11-20', true, true],
      [null, true, true],
      [null, true, true],
    ]);
  });

  it('the messages above and below belong to a turn', () => {
    const own = message(at('04:00:00'));
    expect(turns([own], { before: message(at('03:59:00')), after: message(at('04:01:00')) })).toEqual([[null, false, false]]);
    expect(turns([own], { before: message(at('03:00:00')), after: message(at('05:00:00')) })).toEqual([[null, true, true]]);
    // Midnight in Hong Kong is 16:00 UTC.
    const late = message(at('15:59:59'));
    expect(turns([late], { after: message(at('16:00:01')) })).toEqual([['2026-11-20', true, true]]);
    expect(turns([message(at('16:00:01'))], { before: late })).toEqual([['2026-11-21', true, true]]);
  });

  it('days are those of the zone that is asked for, each time', () => {
    const dayIn = (timeZone: string) => groupMessages([message(at('16:30:00'))], { ...zone, timeZone })[0]?.day;
    expect(['Asia/Hong_Kong', 'Europe/London', 'Asia/Hong_Kong'].map(dayIn)).toEqual(['2026-11-21', '2026-11-20', '2026-11-21']);
  });

  it.each([
    ['2026-11-21', 'today'],
    ['2026-11-20', 'yesterday'],
    ['2026-11-19', 'date'],
    ['2026-11-22', 'date'],
  ])('%s is named %s', (day, name) => {
    expect(dayName(day, '2026-11-21')).toBe(name);
  });
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

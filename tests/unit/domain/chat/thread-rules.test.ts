import { describe, expect, it } from 'vitest';
import { dayName, groupMessages } from '@/components/chat/model/group-messages';
import type { ChatMessage } from '@/lib/domain/chat/message';
import { compareMessages, newestOf, PAGE_SIZE, withChanges } from '@/lib/domain/chat/thread';
import { firstUnread, MAX_COUNTED, unreadLabel } from '@/lib/domain/chat/team-presence';

const message = (over: Partial<ChatMessage> & { at: number }): ChatMessage => ({
  key: `k${over.at}`,
  from: 'member',
  text: 'x',
  clientId: 'c',
  ...over,
});

describe('how messages stand together', () => {
  const at = (time: string) => Date.parse(`2026-11-20T${time}Z`);
  const zone = { timeZone: 'Asia/Hong_Kong', before: null, after: null };
  const turns = (messages: ChatMessage[], around: Partial<Parameters<typeof groupMessages>[1]> = {}) =>
    groupMessages(messages, { ...zone, ...around }).map(({ day, startsTurn, endsTurn }) => [day, startsTurn, endsTurn]);

  it('one alone begins a day and is a turn', () => {
    expect(turns([message({ at: at('04:00:00') })])).toEqual([['2026-11-20', true, true]]);
  });

  it('a turn ends after five minutes and not before', () => {
    expect(turns([message({ at: at('04:00:00') }), message({ at: at('04:04:59.999') }), message({ at: at('04:09:59.999') })])).toEqual([
      ['2026-11-20', true, false],
      [null, false, true],
      [null, true, true],
    ]);
  });

  it('a machine’s answer is another turn than a person’s of the team', () => {
    expect(turns([message({ at: at('04:00:00'), from: 'team', by: 'concierge' }), message({ at: at('04:00:01'), from: 'team' })])).toEqual([
      ['2026-11-20', true, true],
      [null, true, true],
    ]);
  });

  it('the messages above and below belong to it', () => {
    const own = message({ at: at('04:00:00') });
    expect(turns([own], { before: message({ at: at('03:59:00') }), after: message({ at: at('04:01:00') }) })).toEqual([
      [null, false, false],
    ]);
    expect(turns([own], { before: message({ at: at('03:00:00') }), after: message({ at: at('05:00:00') }) })).toEqual([[null, true, true]]);
    // Midnight in Hong Kong is 16:00 UTC.
    const late = message({ at: at('15:59:59') });
    expect(turns([late], { after: message({ at: at('16:00:01') }) })).toEqual([['2026-11-20', true, true]]);
    expect(turns([message({ at: at('16:00:01') })], { before: late })).toEqual([['2026-11-21', true, true]]);
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

describe('the thread', () => {
  const changes = (messages: ChatMessage[]) => new Map<string, ChatMessage | null>(messages.map((entry) => [entry.key, entry]));
  const range = (from: number, count: number) => Array.from({ length: count }, (_, index) => message({ at: from + index }));

  it('is the same object while nothing changes', () => {
    const pages = withChanges([], changes(range(0, 3)));
    expect(withChanges(pages, new Map())).toBe(pages);
  });

  it('orders by time, and within one millisecond by key', () => {
    const [a, b] = [message({ at: 1, key: 'a' }), message({ at: 1, key: 'b' })];
    expect(
      [compareMessages(a, b), compareMessages(b, a), compareMessages(a, a), compareMessages(message({ at: 0, key: 'z' }), a)].map(
        Math.sign,
      ),
    ).toEqual([-1, 1, 0, -1]);
  });

  it('fills its newest page before it begins another', () => {
    const pages = withChanges(withChanges([], changes(range(0, PAGE_SIZE - 1))), changes(range(PAGE_SIZE - 1, 2)));
    expect(pages.map((page) => page.length)).toEqual([PAGE_SIZE, 1]);
    const next = withChanges(pages, changes(range(PAGE_SIZE + 1, 1)));
    expect(next.map((page) => page.length)).toEqual([PAGE_SIZE, 2]);
    expect(next[0]).toBe(pages[0]);
  });

  it('puts into a full newest page what belongs between its messages', () => {
    const pages = withChanges([], changes(range(0, PAGE_SIZE)));
    const next = withChanges(pages, changes([message({ at: 10, key: 'between' })]));
    expect(next.map((page) => page.length)).toEqual([PAGE_SIZE, 1]);
    expect(next.flat().map(({ at }) => at)).toEqual([...next.flat().map(({ at }) => at)].sort((one, other) => one - other));
    expect(
      next
        .flat()
        .filter(({ at }) => at === 10)
        .map(({ key }) => key),
    ).toEqual(['between', 'k10']);
  });

  it('sorts anew what arrives between older pages', () => {
    const pages = withChanges([], changes(range(0, PAGE_SIZE + 5)));
    const next = withChanges(pages, changes([message({ at: 3, key: 'old' })]));
    expect(next.map((page) => page.length)).toEqual([PAGE_SIZE, 6]);
    expect(
      next
        .flat()
        .map(({ key }) => key)
        .indexOf('old'),
    ).toBe(4);
  });

  it('replaces and removes in place, leaves out pages that are empty, and touches no other page', () => {
    const pages = withChanges([], changes(range(0, PAGE_SIZE + 1)));
    const edited = withChanges(pages, changes([message({ at: PAGE_SIZE, text: 'edited' })]));
    expect(edited[0]).toBe(pages[0]);
    expect(edited[1]?.map(({ text }) => text)).toEqual(['edited']);
    expect(withChanges(pages, new Map([[`k${PAGE_SIZE}`, null]]))).toHaveLength(1);
    expect(withChanges(pages, new Map([['unknown', null]])).flat()).toEqual(pages.flat());
  });

  it('tells its newest message, of those that are wanted', () => {
    const pages = [[message({ at: 1, from: 'team' }), message({ at: 2, from: 'team' })], [message({ at: 3 })]];
    expect(newestOf(pages)?.at).toBe(3);
    expect(newestOf(pages, ({ from }) => from === 'team')?.at).toBe(2);
    expect([newestOf([]), newestOf(pages, () => false)]).toEqual([null, null]);
  });
});

describe('what is unread', () => {
  it('begins with the first of the team after the moment of reading', () => {
    const pages = [[message({ at: 4, from: 'team' })], [message({ at: 5, from: 'team', key: 'five' }), message({ at: 6, from: 'team' })]];
    expect(firstUnread(pages, 4)?.key).toBe('five');
    expect(firstUnread([[message({ at: 9 })]], 0)).toBeNull();
  });
  it('is counted to nine', () => expect([0, MAX_COUNTED, MAX_COUNTED + 1].map(unreadLabel)).toEqual(['0', '9', '9+']));
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFile, hasRightBeginning, MAX_ATTACHMENT_BYTES } from '@/lib/domain/chat/check-file';
import { dayName, groupMessages } from '@/lib/domain/chat/group-messages';
import { parseCard, readMessage, type ChatMessage } from '@/lib/domain/chat/message';
import { createPushKeys } from '@/lib/domain/chat/push-key';
import { decodeQueued, inWritingOrder, type QueuedMessage } from '@/lib/domain/chat/send-queue';
import { teamDay, type TeamHours } from '@/lib/domain/chat/team-hours';
import { compareMessages, newestOf, PAGE_SIZE, withChanges } from '@/lib/domain/chat/thread';
import { firstUnread, MOST_COUNTED, unreadLabel } from '@/lib/domain/chat/unread';

const message = (over: Partial<ChatMessage> & { at: number }): ChatMessage => ({ key: `k${over.at}`, from: 'member', text: 'x', clientId: 'c', ...over });
const ALPHABET = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';

describe('an attached file', () => {
  it('may be as large as the limit and no larger', () => {
    expect([checkFile({ type: 'image/webp', size: MAX_ATTACHMENT_BYTES }), checkFile({ type: 'image/webp', size: MAX_ATTACHMENT_BYTES + 1 }), checkFile({ type: 'image/jpeg', size: 1 })]).toEqual([null, 'size', null]);
    expect(MAX_ATTACHMENT_BYTES).toBe(10_485_760);
  });

  const HEADS = {
    'image/jpeg': [0xff, 0xd8, 0xff], 'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    'image/webp': [0x52, 0x49, 0x46, 0x46, 1, 2, 3, 4, 0x57, 0x45, 0x42, 0x50], 'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  };
  const free = { 'image/webp': [4, 5, 6, 7] } as Record<string, number[]>;
  it.each(Object.entries(HEADS))('of %s begins as its kind does, in every byte', (type, head) => {
    expect(hasRightBeginning(type, new Uint8Array([...head, 9]))).toBe(true);
    expect(hasRightBeginning(type, new Uint8Array(head.slice(0, -1)))).toBe(false);
    for (const [place, byte] of head.entries()) {
      const changed = new Uint8Array(head.with(place, byte ^ 1));
      expect(hasRightBeginning(type, changed)).toBe(free[type]?.includes(place) ?? false);
    }
  });
  it('of an unknown kind never does', () => expect(hasRightBeginning('image/gif', new Uint8Array([0x47]))).toBe(false));
});

describe('how messages stand together', () => {
  const at = (time: string) => Date.parse(`2026-11-20T${time}Z`);
  const zone = { timeZone: 'Asia/Hong_Kong', before: null, after: null };
  const turns = (messages: ChatMessage[], around: Partial<Parameters<typeof groupMessages>[1]> = {}) => groupMessages(messages, { ...zone, ...around }).map(({ day, startsTurn, endsTurn }) => [day, startsTurn, endsTurn]);

  it('one alone begins a day and is a turn', () => {
    expect(turns([message({ at: at('04:00:00') })])).toEqual([['2026-11-20', true, true]]);
  });

  it('a turn ends after five minutes and not before', () => {
    expect(turns([message({ at: at('04:00:00') }), message({ at: at('04:04:59.999') }), message({ at: at('04:09:59.999') })])).toEqual([['2026-11-20', true, false], [null, false, true], [null, true, true]]);
  });

  it('a machine’s answer is another turn than a person’s of the team', () => {
    expect(turns([message({ at: at('04:00:00'), from: 'team', by: 'concierge' }), message({ at: at('04:00:01'), from: 'team' })])).toEqual([['2026-11-20', true, true], [null, true, true]]);
  });

  it('the messages above and below belong to it', () => {
    const own = message({ at: at('04:00:00') });
    expect(turns([own], { before: message({ at: at('03:59:00') }), after: message({ at: at('04:01:00') }) })).toEqual([[null, false, false]]);
    expect(turns([own], { before: message({ at: at('03:00:00') }), after: message({ at: at('05:00:00') }) })).toEqual([[null, true, true]]);
    // Midnight in Hong Kong is 16:00 UTC.
    const late = message({ at: at('15:59:59') });
    expect(turns([late], { after: message({ at: at('16:00:01') }) })).toEqual([['2026-11-20', true, true]]);
    expect(turns([message({ at: at('16:00:01') })], { before: late })).toEqual([['2026-11-21', true, true]]);
  });

  it.each([['2026-11-21', 'today'], ['2026-11-20', 'yesterday'], ['2026-11-19', 'date'], ['2026-11-22', 'date']])('%s is named %s', (day, name) => {
    expect(dayName(day, '2026-11-21')).toBe(name);
  });
});

describe('what is read as a message', () => {
  const stored = { from: 'team', text: 'Hi', at: 5 };
  it('has its key for a client where none is named, and only the parts that it has', () => {
    expect(readMessage('k', stored)).toEqual({ key: 'k', from: 'team', text: 'Hi', at: 5, clientId: 'k' });
    expect(readMessage('k', { ...stored, by: 'concierge', replies: ['A', 7, 'B'], clientId: 3 })).toEqual({ key: 'k', from: 'team', text: 'Hi', at: 5, clientId: 'k', by: 'concierge', replies: ['A', 'B'] });
    expect(readMessage('k', { ...stored, by: 'robot', replies: 'none', attachment: 1, card: null })).toEqual({ key: 'k', from: 'team', text: 'Hi', at: 5, clientId: 'k' });
    expect(readMessage('k', { ...stored, replies: null })).not.toHaveProperty('replies');
    for (const broken of [{ ...stored, text: 7 }, { ...stored, at: '5' }, [stored]]) expect(readMessage('k', broken)).toBeNull();
  });

  const attachment = { id: 'a', name: 'n.png', type: 'image/png', size: 3 };
  it('has a whole attachment or none', () => {
    expect(readMessage('k', { ...stored, attachment: { ...attachment, more: 1 } })?.attachment).toEqual(attachment);
    for (const name of Object.keys(attachment)) expect(readMessage('k', { ...stored, attachment: { ...attachment, [name]: null } })).not.toHaveProperty('attachment');
  });

  it.each([['item', '7'], ['booking', 'b_1'], ['invoice', 'x'.repeat(64)]])('has a card of %s %s, as the address writes it too', (kind, id) => {
    expect(readMessage('k', { ...stored, card: { kind, id } })?.card).toEqual({ kind, id });
    expect(parseCard(`${kind}:${id}`)).toEqual({ kind, id });
  });

  it('has no card of another kind or without an id', () => {
    for (const card of [{ kind: 'order', id: '7' }, { kind: 'item', id: 7 }, { kind: 'item' }, 'item:7']) expect(readMessage('k', { ...stored, card })).not.toHaveProperty('card');
    for (const text of [`item:${'x'.repeat(65)}`, 'item', ':7', 'item: 7', 'item:7 ']) expect(parseCard(text)).toBeNull();
  });
});

describe('keys of messages', () => {
  const keysAt = (moments: number[], byte: number) => {
    let index = 0;
    const next = createPushKeys(() => moments[index++] ?? 0, (count) => new Uint8Array(count).fill(byte));
    return moments.map(() => next());
  };

  it('spell the moment in the first eight signs', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 47 }), (moment) => {
        const [key = ''] = keysAt([moment], 0);
        expect([...key.slice(0, 8)].reduce((sum, sign) => sum * 64 + ALPHABET.indexOf(sign), 0)).toBe(moment);
      }),
    );
  });

  it('begin their random part low, to leave room for counting on', () => {
    expect(keysAt([5], 255)[0]?.slice(8)).toBe(`U${'z'.repeat(11)}`);
    expect(keysAt([5], 64 + 3)[0]?.slice(8)).toBe('2'.repeat(12));
  });

  it('count on within a millisecond, with carry', () => {
    expect(keysAt([5, 5, 5], 0).map((key) => key.slice(8))).toEqual(['-'.repeat(12), `${'-'.repeat(11)}0`, `${'-'.repeat(11)}1`]);
    expect(keysAt([5, 5], 63).map((key) => key.slice(8))).toEqual([`U${'z'.repeat(11)}`, `V${'-'.repeat(11)}`]);
  });

  it('draw anew in the next millisecond, and keep the time when the clock is set back', () => {
    const [first = '', second = '', third = ''] = keysAt([5, 6, 4], 0);
    expect([first.slice(8), second.slice(8), third.slice(8)]).toEqual(['-'.repeat(12), '-'.repeat(12), `${'-'.repeat(11)}0`]);
    expect(third.slice(0, 8)).toBe(second.slice(0, 8));
  });
});

describe('a queued message', () => {
  const whole: QueuedMessage = { key: 'a'.repeat(20), text: 'x', writtenAt: 5, isRefused: true };
  it('is read only when it is one', () => {
    expect(decodeQueued(JSON.stringify(whole))).toEqual(whole);
    expect(decodeQueued(JSON.stringify({ ...whole, isRefused: 'yes', attachment: null, card: '' }))).toEqual({ ...whole, isRefused: false });
    for (const change of [{ key: 7 }, { key: 'a'.repeat(21) }, { key: 'a'.repeat(19) }, { text: null }, { writtenAt: '5' }]) expect(decodeQueued(JSON.stringify({ ...whole, ...change }))).toBeNull();
  });

  it('stands in the order of its key, and equals nobody’s place', () => {
    const [b, a, c] = ['b', 'a', 'c'].map((key) => ({ ...whole, key: key.repeat(20) })) as [QueuedMessage, QueuedMessage, QueuedMessage];
    const given = [b, a, c, { ...a, text: 'second' }];
    expect(inWritingOrder(given).map(({ key, text }) => key[0] + text)).toEqual(['ax', 'asecond', 'bx', 'cx']);
    expect(given[0]).toBe(b);
  });
});

describe('the team’s hours', () => {
  const HOURS: TeamHours = [{ days: [1, 2], from: '14:00', to: '18:00' }, { days: [1], from: '09:00', to: '12:00' }];
  // 2 November 2026 is a Monday; Hong Kong is eight hours ahead.
  it.each([
    ['2026-11-02T00:59:00Z', { kind: 'closed', opens: { day: 1, from: '09:00', isToday: true, isTomorrow: false } }],
    ['2026-11-02T01:00:00Z', { kind: 'open', until: '12:00' }],
    ['2026-11-02T03:59:00Z', { kind: 'open', until: '12:00' }],
    ['2026-11-02T04:00:00Z', { kind: 'closed', opens: { day: 1, from: '14:00', isToday: true, isTomorrow: false } }],
    ['2026-11-02T06:00:00Z', { kind: 'open', until: '18:00' }],
    ['2026-11-02T10:00:00Z', { kind: 'closed', opens: { day: 2, from: '14:00', isToday: false, isTomorrow: true } }],
    ['2026-11-03T10:00:00Z', { kind: 'closed', opens: { day: 1, from: '09:00', isToday: false, isTomorrow: false } }],
    ['2026-11-07T16:00:00Z', { kind: 'closed', opens: { day: 1, from: '09:00', isToday: false, isTomorrow: true } }],
  ])('at %s', (moment, wanted) => {
    expect(teamDay(HOURS, 'Asia/Hong_Kong', new Date(moment))).toEqual(wanted);
  });

  it('come again after a week where there is one day only', () => {
    expect(teamDay([{ days: [1], from: '09:00', to: '10:00' }], 'Asia/Hong_Kong', new Date('2026-11-02T02:00:00Z'))).toEqual({ kind: 'closed', opens: { day: 1, from: '09:00', isToday: false, isTomorrow: false } });
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
    expect([compareMessages(a, b), compareMessages(b, a), compareMessages(a, a), compareMessages(message({ at: 0, key: 'z' }), a)].map(Math.sign)).toEqual([-1, 1, 0, -1]);
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
    expect(next.flat().filter(({ at }) => at === 10).map(({ key }) => key)).toEqual(['between', 'k10']);
  });

  it('sorts anew what arrives between older pages', () => {
    const pages = withChanges([], changes(range(0, PAGE_SIZE + 5)));
    const next = withChanges(pages, changes([message({ at: 3, key: 'old' })]));
    expect(next.map((page) => page.length)).toEqual([PAGE_SIZE, 6]);
    expect(next.flat().map(({ key }) => key).indexOf('old')).toBe(4);
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
  it('is counted to nine', () => expect([0, MOST_COUNTED, MOST_COUNTED + 1].map(unreadLabel)).toEqual(['0', '9', '9+']));
});

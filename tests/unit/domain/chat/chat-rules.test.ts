import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFile, MAX_ATTACHMENT_BYTES } from '@/components/chat/use-attached-files';
import { parseCard, readMessage } from '@/lib/domain/chat/message';
import { createPushKeys } from '@/lib/domain/chat/push-key';
import { decodeQueued, inWritingOrder, type QueuedMessage } from '@/lib/domain/chat/send-queue';
import { teamDay, type TeamHours } from '@/components/chat/model/team-hours';
import { readRows } from '@/tests/setup/read-rows';

const ALPHABET = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';

const PDF = new TextEncoder().encode('%PDF-1.7');

describe('an attached file', () => {
  it('may be as large as the limit and no larger', () => {
    expect([
      checkFile({ type: 'image/webp', size: MAX_ATTACHMENT_BYTES }, PDF),
      checkFile({ type: 'image/webp', size: MAX_ATTACHMENT_BYTES + 1 }, PDF),
      checkFile({ type: 'image/jpeg', size: 1 }, PDF),
    ]).toEqual([null, 'size', null]);
    expect(MAX_ATTACHMENT_BYTES).toBe(10_485_760);
  });

  const HEADS = {
    'image/jpeg': [0xff, 0xd8, 0xff],
    'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    'image/webp': [0x52, 0x49, 0x46, 0x46, 1, 2, 3, 4, 0x57, 0x45, 0x42, 0x50],
    'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  };
  const free = { 'image/webp': [4, 5, 6, 7] } as Record<string, number[]>;
  it.each(Object.entries(HEADS))('of %s begins as its kind does, in every byte', (type, head) => {
    const problemOf = (bytes: readonly number[]) => checkFile({ type, size: 100 }, new Uint8Array(bytes));
    expect(problemOf([...head, 9])).toBeNull();
    expect(problemOf(head.slice(0, -1))).toBe('content');
    for (const [place, byte] of head.entries()) {
      expect(problemOf(head.with(place, byte ^ 1))).toBe(free[type]?.includes(place) ? null : 'content');
    }
  });
  it('of an unknown kind never does', () => expect(checkFile({ type: 'image/gif', size: 1 }, new Uint8Array([0x47]))).toBe('type'));
  it.each(['image/jpg', 'image/pjpeg', 'image/png', 'image/heic', 'application/octet-stream', 'text/plain', ''])(
    'is what its bytes say, whatever its ending made the browser say: %j',
    (type) => expect(checkFile({ type, size: 5 }, new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))).toBeNull(),
  );
});

describe('what is read as a message', () => {
  const stored = { from: 'team', text: 'Hi', at: 5 };
  it('has its key for a client where none is named, and only the parts that it has', () => {
    expect(readMessage('k', stored)).toEqual({ key: 'k', from: 'team', text: 'Hi', at: 5, clientId: 'k' });
    expect(readMessage('k', { ...stored, by: 'concierge', replies: ['A', 7, 'B'], clientId: 3 })).toEqual({
      key: 'k',
      from: 'team',
      text: 'Hi',
      at: 5,
      clientId: 'k',
      by: 'concierge',
      replies: ['A', 'B'],
    });
    expect(readMessage('k', { ...stored, by: 'robot', replies: 'none', attachment: 1, card: null })).toEqual({
      key: 'k',
      from: 'team',
      text: 'Hi',
      at: 5,
      clientId: 'k',
    });
    expect(readMessage('k', { ...stored, replies: null })).not.toHaveProperty('replies');
    for (const broken of [{ ...stored, text: 7 }, { ...stored, at: '5' }, [stored]]) expect(readMessage('k', broken)).toBeNull();
  });

  const attachment = { id: 'a', name: 'n.png', type: 'image/png', size: 3 };
  it('has a whole attachment or none', () => {
    expect(readMessage('k', { ...stored, attachment: { ...attachment, more: 1 } })?.attachment).toEqual(attachment);
    for (const name of Object.keys(attachment)) {
      expect(readMessage('k', { ...stored, attachment: { ...attachment, [name]: null } })).not.toHaveProperty('attachment');
    }
  });

  it.each([
    ['item', '7'],
    ['booking', 'b_1'],
    ['invoice', 'x'.repeat(64)],
  ])('has a card of %s %s, as the address writes it too', (kind, id) => {
    expect(readMessage('k', { ...stored, card: { kind, id } })?.card).toEqual({ kind, id });
    expect(parseCard(`${kind}:${id}`)).toEqual({ kind, id });
  });

  it('has no card of another kind or without an id', () => {
    for (const card of [{ kind: 'order', id: '7' }, { kind: 'item', id: 7 }, { kind: 'item' }, 'item:7']) {
      expect(readMessage('k', { ...stored, card })).not.toHaveProperty('card');
    }
    for (const text of [`item:${'x'.repeat(65)}`, 'item', ':7', 'item: 7', 'item:7 ']) expect(parseCard(text)).toBeNull();
  });
});

describe('keys of messages', () => {
  const keysAt = (moments: number[], byte: number) => {
    let index = 0;
    const next = createPushKeys(
      () => moments[index++] ?? 0,
      (count) => new Uint8Array(count).fill(byte),
    );
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
    expect(decodeQueued(JSON.stringify({ ...whole, isRefused: 'yes', attachment: null, card: '' }))).toEqual({
      ...whole,
      isRefused: false,
    });
    for (const change of [{ key: 7 }, { key: 'a'.repeat(21) }, { key: 'a'.repeat(19) }, { text: null }, { writtenAt: '5' }]) {
      expect(decodeQueued(JSON.stringify({ ...whole, ...change }))).toBeNull();
    }
  });

  it('stands in the order of its key, and equals nobody’s place', () => {
    const [b, a, c] = ['b', 'a', 'c'].map((key) => ({ ...whole, key: key.repeat(20) })) as [QueuedMessage, QueuedMessage, QueuedMessage];
    const given = [b, a, c, { ...a, text: 'second' }];
    expect(inWritingOrder(given).map(({ key, text }) => key[0] + text)).toEqual(['ax', 'asecond', 'bx', 'cx']);
    expect(given[0]).toBe(b);
  });
});

describe('the team’s hours', () => {
  const HOURS: TeamHours = [
    { days: [1, 2], from: '14:00', to: '18:00' },
    { days: [1], from: '09:00', to: '12:00' },
  ];
  // 2 November 2026 is a Monday; Hong Kong is eight hours ahead.
  it.each(readRows<[moment: string, wanted: object][]>(import.meta.url, 'chat-rules.hours.json'))('at %s', (moment, wanted) => {
    expect(teamDay(HOURS, 'Asia/Hong_Kong', new Date(moment))).toEqual(wanted);
  });

  it('come again after a week where there is one day only', () => {
    expect(teamDay([{ days: [1], from: '09:00', to: '10:00' }], 'Asia/Hong_Kong', new Date('2026-11-02T02:00:00Z'))).toEqual({
      kind: 'closed',
      opens: { day: 1, from: '09:00', isToday: false, isTomorrow: false },
    });
  });
});

import { expect, test } from 'vitest';
import { checkFile, MAX_ATTACHMENT_BYTES } from '@/components/chat/use-attached-files';
import { decodeQueued, deliveryOf, encodeQueued, inWritingOrder, nextToSend, type QueuedMessage } from '@/lib/domain/chat/send-queue';
import { teamDay } from '@/components/chat/model/team-hours';
import type { ChatMessage } from '@/lib/domain/chat/message';
import {
  delayBeforeShowing,
  firstUnread,
  HANDED_OVER_MS,
  isConciergeResting,
  OFFLINE_DELAY_MS,
  PERSON_MS,
  readTeamStatus,
  unreadLabel,
} from '@/lib/domain/chat/team-presence';

const queued = (key: string, isRefused = false): QueuedMessage => ({ key: key.padEnd(20, '-'), text: 'x', writtenAt: 1, isRefused });

test('the queue goes out in the order of writing; a refused message holds up nobody', () => {
  const queue = [queued('c'), queued('a', true), queued('b')];
  expect(inWritingOrder(queue).map(({ key }) => key[0])).toEqual(['a', 'b', 'c']);
  expect(nextToSend(queue)?.key[0]).toBe('b');
  expect(nextToSend([queued('a', true)])).toBeNull();
  expect([deliveryOf(queued('a'), false), deliveryOf(queued('a'), true), deliveryOf(queued('a', true), true)]).toEqual([
    'waiting',
    'sending',
    'failed',
  ]);
});

test('a stored message comes back whole; what is not one is left out', () => {
  const whole = {
    ...queued('a'),
    text: '襯衫 "',
    attachment: { id: '1', name: 'n', type: 'image/png', size: 3 },
    card: { kind: 'item' as const, id: '7' },
  };
  expect(decodeQueued(encodeQueued(whole))).toEqual(whole);
  for (const stored of [null, '', '{', '1', '{}', '{"key":"short","text":"x","writtenAt":1}']) expect(decodeQueued(stored)).toBeNull();
});

test('a team without hours never opens', () => {
  expect(teamDay([], 'Asia/Singapore', new Date(0))).toEqual({ kind: 'closed', opens: null });
});

test('offline is shown only when it lasts', () => {
  expect([delayBeforeShowing('online'), delayBeforeShowing('away'), delayBeforeShowing('offline')]).toEqual([0, 0, OFFLINE_DELAY_MS]);
  expect(['online', 'away', 'offline', 'banana', null].map(readTeamStatus)).toEqual(['online', 'away', 'offline', 'offline', 'offline']);
});

test('more than nine unread messages are counted as 9+, from the first that the team wrote since', () => {
  expect([1, 9, 10, 400].map(unreadLabel)).toEqual(['1', '9', '9+', '9+']);
  const said = (from: ChatMessage['from'], at: number): ChatMessage => ({ key: `k${at}`, from, at, clientId: 'c', text: 'x' });
  const pages = [
    [said('team', 1), said('member', 2)],
    [said('member', 3), said('team', 4), said('team', 5)],
  ];
  expect(firstUnread(pages, 1)?.at).toBe(4);
  expect(firstUnread(pages, 5)).toBeNull();
});

test('the concierge is silent for half an hour after a person, and for twelve hours after it has called one', () => {
  const at = 1_000_000_000_000;
  const person: ChatMessage = { key: 'a', from: 'team', at, clientId: 'c', text: 'x' };
  const concierge: ChatMessage = { key: 'b', from: 'team', by: 'concierge', at: at + 1, clientId: 'c', text: 'x' };
  expect([isConciergeResting([[person]], at + PERSON_MS - 1), isConciergeResting([[person]], at + PERSON_MS)]).toEqual([true, false]);
  expect(isConciergeResting([[person, concierge]], at + 2)).toBe(false);
  const handedOver = [[{ ...concierge, rests: true as const }]];
  expect([isConciergeResting(handedOver, at + HANDED_OVER_MS), isConciergeResting(handedOver, at + 1 + HANDED_OVER_MS)]).toEqual([
    true,
    false,
  ]);
  expect(isConciergeResting([], at)).toBe(false);
});

test('a file is judged by size and its first bytes', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const problemOf = (type: string, text: string, size = 10) => checkFile({ type, size }, bytes(text));
  expect(problemOf('image/svg+xml', '<svg>')).toBe('type');
  expect(problemOf('', '<svg>')).toBe('type');
  expect(problemOf('application/pdf', '', 0)).toBe('empty');
  expect(problemOf('application/pdf', '%PDF-1.7', MAX_ATTACHMENT_BYTES + 1)).toBe('size');
  expect(problemOf('application/pdf', '%PDF-1.7')).toBeNull();
  expect(problemOf('application/pdf', '<script>')).toBe('content');
  expect(problemOf('image/png', '%PDF-1.7')).toBeNull();
  expect(problemOf('image/webp', 'RIFF1234WEBPVP8 ')).toBeNull();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOutbox } from '@/backend/twins/team-console/console-outbox.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Entry {
  uid: string;
  clientId: string;
  text: string;
  isRefused: boolean;
}

/** An outbox whose server answers by a list of statuses, then takes everything. */
function outboxOf(...statuses: number[]) {
  return outboxAfter([], ...statuses);
}

/** @param left what an earlier page has left */
function outboxAfter(left: Entry[], ...statuses: number[]) {
  let kept = left;
  const sent: string[] = [];
  let open = () => {};
  const told = { taken: [] as string[], trouble: [] as (string | null)[] };
  const outbox = createOutbox({
    post: async ({ text, clientId }: Entry) => {
      sent.push(text);
      const status = statuses.shift() ?? 200;
      if (status !== 200) throw Object.assign(new Error('no'), { status });
      return { key: clientId, text };
    },
    signedIn: () =>
      new Promise<void>((resolve) => {
        open = resolve;
      }),
    onTaken: (_uid: string, { text }: { text: string }) => told.taken.push(text),
    onTrouble: (trouble: string | null) => told.trouble.push(trouble),
    onChange: () => undefined,
    kept: {
      read: () => kept,
      write: (entries: Entry[]) => {
        kept = entries;
      },
    },
  });
  const waiting = (uid: string) => (outbox.of(uid) as Entry[]).map(({ text, isRefused }) => `${text}${isRefused ? ' refused' : ''}`);
  return { outbox, sent, told, waiting, kept: () => kept, openDoor: () => open() };
}

test('unreached, too slow, too often and broken are tried again; the order stays', async () => {
  const { outbox, sent, told } = outboxOf(0, 408, 429, 503);
  outbox.write('a', 'one');
  outbox.write('a', 'two');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(sent).toEqual(['one', 'one', 'one', 'one', 'one', 'two']);
  expect(told.taken).toEqual(['one', 'two']);
  expect(told.trouble.at(-1)).toBeNull();
});

test('after the session has ended nothing is lost: it goes when the token has been given', async () => {
  const { outbox, sent, told, waiting, openDoor } = outboxOf(401);
  outbox.write('a', 'one');
  outbox.write('b', 'two');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual(['one']);
  expect([waiting('a'), waiting('b')]).toEqual([['one'], ['two']]);
  openDoor();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told.taken).toEqual(['one', 'two']);
});

test('what is refused stays with its conversation, all of it, holds up nothing, and can be tried again or let go', async () => {
  const { outbox, told, waiting } = outboxOf(400, 404);
  for (const text of ['one', 'two']) outbox.write('a', text);
  outbox.write('b', 'three');
  await vi.advanceTimersByTimeAsync(10);
  expect([waiting('a'), waiting('b')]).toEqual([['one refused', 'two refused'], []]);
  expect(told.taken).toEqual(['three']);
  const [first, second] = outbox.of('a') as Entry[];
  outbox.retry(first?.clientId);
  outbox.discard(second?.clientId);
  await vi.advanceTimersByTimeAsync(10);
  expect(told.taken).toEqual(['three', 'one']);
  expect(outbox.isEmpty()).toBe(true);
});

test('what the line has brought is not sent again, and what waits behind it goes at once', async () => {
  const { outbox, sent } = outboxOf(0, 0, 0);
  outbox.write('a', 'one');
  outbox.write('a', 'two');
  await vi.advanceTimersByTimeAsync(600);
  expect(sent).toEqual(['one', 'one']);
  outbox.heard((outbox.of('a') as Entry[])[0]?.clientId);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(['one', 'one', 'two']);
});

test('what waits outlives the page: the next one sends it under its old id', async () => {
  const first = outboxOf(0);
  first.outbox.write('a', 'one');
  first.outbox.write('a', 'two');
  const left = first.kept();
  const next = outboxAfter(left);
  expect(next.waiting('a')).toEqual(['one', 'two']);
  next.outbox.resume();
  await vi.advanceTimersByTimeAsync(10);
  expect(next.told.taken).toEqual(['one', 'two']);
  expect(next.kept()).toEqual([]);
  await vi.advanceTimersByTimeAsync(30_000);
});

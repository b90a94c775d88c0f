import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSocket } from '@/backend/twins/team-console/console-socket.js';

class FakeSocket extends EventTarget {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: { id: number; to: string; uid: string; body: unknown }[] = [];
  constructor(readonly url: string) {
    super();
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as (typeof this.sent)[number]);
  }
  open() {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  tell(data: object) {
    this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(data) }));
  }
  close() {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const newest = () => FakeSocket.all.at(-1) as FakeSocket;
function opened() {
  const socket = createSocket('ws://here/team/socket');
  socket.keepOpen();
  newest().open();
  return socket;
}

test('what is asked is answered by its id, a refusal by its status', async () => {
  const socket = opened();
  const [first, second] = [socket.ask('messages', 'a', { text: 'one' }), socket.ask('messages', 'a', { text: 'two' })];
  const [one, two] = newest().sent;
  newest().tell({ id: two?.id, status: 429 });
  newest().tell({ id: one?.id, status: 200, answer: { message: 'stands' } });
  await expect(first).resolves.toEqual({ message: 'stands' });
  await expect(second).rejects.toMatchObject({ status: 429 });
});

test('while there is no socket nothing is asked of it: the call is', () => {
  const socket = createSocket('ws://here/team/socket');
  expect(socket.ask('messages', 'a', {})).toBeNull();
  socket.keepOpen();
  expect(socket.ask('messages', 'a', {})).toBeNull();
});

test('what was under way when it closed is not known to have been heard; it opens again, at growing pauses', async () => {
  const socket = opened();
  const asked = socket.ask('messages', 'a', {});
  newest().close();
  await expect(asked).rejects.toMatchObject({ status: 0 });
  expect(socket.ask('messages', 'a', {})).toBeNull();
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeSocket.all).toHaveLength(2);
  newest().close();
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeSocket.all).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeSocket.all).toHaveLength(3);
});

test('one that does not answer is given up for another', async () => {
  const socket = opened();
  const asked = socket.ask('messages', 'a', {});
  const refused = expect(asked).rejects.toMatchObject({ status: 0 });
  await vi.advanceTimersByTimeAsync(10_000);
  await refused;
  expect(FakeSocket.all[0]?.readyState).toBe(3);
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeSocket.all).toHaveLength(2);
});

test('given up, it stays closed until it is wanted again', async () => {
  const socket = opened();
  socket.giveUp();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  socket.keepOpen();
  expect(FakeSocket.all).toHaveLength(2);
});

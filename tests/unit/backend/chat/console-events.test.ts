import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { subscribeToEvents } from '@/backend/twins/team-console/console-events.js';

class FakeEventSource extends EventTarget {
  static all: FakeEventSource[] = [];
  readyState = 0;
  constructor(readonly url: string) {
    super();
    FakeEventSource.all.push(this);
  }
  close() {
    this.readyState = 2;
  }
  tell(name: string, data = '{}') {
    this.dispatchEvent(Object.assign(new Event(name), { data }));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeEventSource.all = [];
  vi.stubGlobal('EventSource', FakeEventSource);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function listen(check: () => Promise<unknown> = async () => ({})) {
  const told = { onOpen: vi.fn(), onBreak: vi.fn(), message: vi.fn() };
  subscribeToEvents({ hear: { message: told.message }, onOpen: told.onOpen, onBreak: told.onBreak, check });
  return { told, lines: FakeEventSource.all, newest: () => FakeEventSource.all.at(-1) as FakeEventSource };
}

test('a line that the server has refused is opened again when it would answer', async () => {
  const check = vi.fn().mockRejectedValueOnce(new Error('401')).mockResolvedValue({});
  const { told, lines, newest } = listen(check);
  newest().close();
  newest().tell('error');
  expect(told.onBreak).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(2_000);
  expect([check.mock.calls.length, lines.length]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(lines).toHaveLength(2);
  newest().tell('open');
  newest().tell('message', '{"uid":"a"}');
  expect(told.message).toHaveBeenCalledWith({ uid: 'a' });
});

test('a line that the browser opens again by itself is left to it', async () => {
  const { lines, newest } = listen();
  newest().tell('error');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(lines).toHaveLength(1);
});

test('a line on which not even the beat is heard is given up for another', async () => {
  const { told, lines, newest } = listen();
  newest().tell('open');
  for (let beat = 0; beat < 5; beat += 1) {
    await vi.advanceTimersByTimeAsync(20_000);
    newest().tell('beat');
  }
  await vi.advanceTimersByTimeAsync(44_000);
  expect(lines).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(lines).toHaveLength(2);
  expect(lines[0]?.readyState).toBe(2);
  expect(told.onBreak).toHaveBeenCalledOnce();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSendingTurn } from '@/services/chat/sending-turn';
import { fakeLocks } from './fake-locks';

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  vi.useRealTimers();
});

function tab() {
  const onOurs = vi.fn();
  return { ...createSendingTurn('chat', onOurs), onOurs };
}

test('one tab has the turn and keeps it; the next has it when it is given up', async () => {
  const [first, second] = [tab(), tab()];
  first.ask();
  second.ask();
  await settle();
  expect([first.isOurs(), second.isOurs()]).toEqual([true, false]);
  first.giveUp();
  await settle();
  expect([first.isOurs(), second.isOurs()]).toEqual([false, true]);
  expect([first.onOurs.mock.calls.length, second.onOurs.mock.calls.length]).toEqual([1, 1]);
});

test('asked for twice, the turn is given up by one giving up', async () => {
  const [first, second] = [tab(), tab()];
  first.ask();
  first.ask();
  second.ask();
  await settle();
  first.giveUp();
  await settle();
  expect([first.isOurs(), second.isOurs()]).toEqual([false, true]);
});

test('who gives up while waiting never has it', async () => {
  const [first, second] = [tab(), tab()];
  first.ask();
  second.ask();
  second.giveUp();
  first.giveUp();
  await settle();
  expect([first.isOurs(), second.isOurs()]).toEqual([false, false]);
  expect(second.onOurs).not.toHaveBeenCalled();
});

test('a tab that was stopped with the turn loses it to one in which something waits, and may have it back', async () => {
  const [stopped, writing] = [tab(), tab()];
  stopped.ask();
  writing.ask();
  writing.hurry(() => true);
  await vi.advanceTimersByTimeAsync(2_999);
  expect([stopped.isOurs(), writing.isOurs()]).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(1);
  expect([stopped.isOurs(), writing.isOurs()]).toEqual([false, true]);
  writing.giveUp();
  await settle();
  expect([stopped.isOurs(), writing.isOurs()]).toEqual([true, false]);
});

test('what was sent in time by the tab that has the turn is no reason to take it', async () => {
  const [sending, other] = [tab(), tab()];
  sending.ask();
  other.ask();
  other.hurry(() => false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([sending.isOurs(), other.isOurs()]).toEqual([true, false]);
});

test('where locks are forbidden, and where there are none, each tab has the turn', async () => {
  Object.defineProperty(navigator, 'locks', {
    value: { request: () => Promise.reject(new DOMException('no', 'SecurityError')) },
    configurable: true,
  });
  const forbidden = tab();
  forbidden.ask();
  await settle();
  expect(forbidden.isOurs()).toBe(true);
  expect(forbidden.onOurs).toHaveBeenCalledOnce();
  Reflect.deleteProperty(navigator, 'locks');
  expect(tab().isOurs()).toBe(true);
});

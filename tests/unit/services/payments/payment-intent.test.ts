import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settleIntent } from '@/services/payments/payment-intent';
import { standIn } from '@/tests/setup/stand-in';

const sendCall = vi.fn();
await standIn(import('@/services/http/send-call'), { sendCall });

beforeEach(() => {
  vi.useFakeTimers();
  sendCall.mockReset();
});
afterEach(() => void vi.useRealTimers());

const hangs = (_name: string, { signal }: { signal: AbortSignal }) =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve({ kind: 'unreachable' }));
  });

test('a server that hangs is waited for a minute and no longer', async () => {
  sendCall.mockImplementation(hangs);
  const asked = settleIntent('key', new AbortController().signal);
  const ended = vi.fn();
  void asked.then(ended);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(ended).toHaveBeenCalledExactlyOnceWith('silent');
});

test('a payment that is still under way is asked about again, and its end is told at once', async () => {
  sendCall
    .mockResolvedValueOnce({ kind: 'unreachable' })
    .mockResolvedValueOnce({ kind: 'ok', status: 200, data: { status: 'processing' } })
    .mockResolvedValue({ kind: 'ok', status: 200, data: { status: 'paid', result: { reference: 'G-1' } } });
  const asked = settleIntent('key', new AbortController().signal);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await asked).toMatchObject({ result: { reference: 'G-1' } });
  expect(sendCall).toHaveBeenCalledTimes(3);
});

test('who leaves the page ends the asking', async () => {
  sendCall.mockImplementation(hangs);
  const page = new AbortController();
  const asked = settleIntent('key', page.signal);
  page.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(await asked).toBe('silent');
  expect(vi.getTimerCount()).toBe(0);
});

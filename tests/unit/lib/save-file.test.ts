// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveFile } from '@/lib/browser/save-file';

const revoke = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:http://hk.example/1', revokeObjectURL: revoke }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('keeps the file for as long as somebody may think about whether it is to be saved, and not for ever', () => {
  saveFile({ name: 'invoices.csv', type: 'text/csv', content: 'a,b' });
  vi.advanceTimersByTime(60_000);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10 * 60_000);
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:http://hk.example/1');
});

import { expect, it, vi } from 'vitest';
import { exportWardrobe } from '@/services/wardrobe/export-wardrobe';

const { sendCall } = vi.hoisted(() => ({ sendCall: vi.fn(async () => ({ kind: 'unreachable' as const })) }));
vi.mock('@/services/http/send-call', () => ({ sendCall }));

/** What every other call is given up after. */
const USUAL_TIMEOUT_MS = 20_000;

it('an export of ten thousand pieces is waited for far longer than any other call', async () => {
  expect(await exportWardrobe({ locale: 'en', photoAddress: () => null, onProgress: () => undefined })).toMatchObject({ kind: 'failed' });
  const [, options] = sendCall.mock.calls[0] as unknown as [string, { timeoutMs?: number }];
  expect(options.timeoutMs).toBeGreaterThanOrEqual(10 * USUAL_TIMEOUT_MS);
});

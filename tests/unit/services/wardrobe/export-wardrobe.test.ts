// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { exportWardrobe } from '@/services/wardrobe/export-wardrobe';
import { createWardrobe } from '@/tests/builders/wardrobe-items';
import { standIn } from '@/tests/setup/stand-in';

const sendCall = vi.fn();
await standIn(import('@/services/http/send-call'), { sendCall });

/** What every other call is given up after. */
const USUAL_TIMEOUT_MS = 20_000;
const PICTURES = 12;
/** The member's own: one that comes, and one that does not. */
const OWN = ['receipt.pdf', 'cuff.jpg'].map((name) => ({ upload: name, name, size: 5 }));

it('an export of ten thousand pieces is waited for far longer than any other call', async () => {
  sendCall.mockResolvedValueOnce({ kind: 'unreachable' });
  expect(await exportWardrobe({ locale: 'en', photoAddress: () => null, tables: () => [], onProgress: () => undefined })).toMatchObject({
    kind: 'failed',
  });
  const [, options] = sendCall.mock.calls[0] as unknown as [string, { timeoutMs?: number }];
  expect(options.timeoutMs).toBeGreaterThanOrEqual(10 * USUAL_TIMEOUT_MS);
});

it('leaves out photographs that cannot be had whole, says how many, and holds few at a time', async () => {
  vi.stubGlobal('location', { href: 'https://hk.example/' });
  const items = createWardrobe(PICTURES).map((item, index) => ({ ...item, picture: { name: `p${index}` }, gallery: [{ name: 'p0' }] }));
  sendCall.mockResolvedValueOnce({
    kind: 'ok',
    data: {
      items: items.map((item, index) => ({ ...item, history: [], files: index === 0 ? OWN : [] })),
      currency: 'HKD',
      exportedAt: '2026-01-02T03:04:05Z',
    },
  });
  sendCall.mockResolvedValueOnce({ kind: 'ok', data: new Blob(['paper']) }).mockResolvedValueOnce({ kind: 'unreachable' });
  const [waiting, most, progress] = [new Set<string>(), [] as number[], [] as number[]];
  vi.stubGlobal('fetch', async (address: string) => {
    most.push(waiting.add(address).size);
    await new Promise((resolve) => setTimeout(resolve, 5));
    waiting.delete(address);
    if (address.includes('/p3')) throw new TypeError('Failed to fetch');
    return address.includes('/p4') ? new Response('gone', { status: 404 }) : new Response(address.includes('/p5') ? broken() : address);
  });
  const result = await exportWardrobe({
    locale: 'en',
    photoAddress: ({ name }) => `https://pictures.example/${name}/photo.webp`,
    tables: ({ currency }) => [{ name: 'items.csv', input: currency }],
    onProgress: (done) => progress.push(done),
  });
  if (result.kind !== 'ok') throw new Error('Not exported');
  expect(result).toMatchObject({
    photos: PICTURES - 3,
    missingPhotos: 4,
    fileName: 'wardrobe-2026-01-02.zip',
    archive: { type: 'application/zip' },
  });
  expect(Math.max(...most)).toBeLessThanOrEqual(4);
  expect(progress).toEqual(Array.from({ length: PICTURES }, (_, index) => index + 1));
  const text = await result.archive.text();
  const names = ['wardrobe.json', 'items.csv', 'own/receipt.pdf', 'photos/photo.webp', 'photos/photo-9.webp'];
  expect(names.filter((name) => !text.includes(name))).toEqual([]);
  expect(text).not.toContain('photo-10.webp');
  expect(text).toContain('https://pictures.example/p11/photo.webp');
});

/** A body whose connection is lost in the middle. */
const broken = () =>
  new ReadableStream({
    start: (controller) => controller.enqueue(new Uint8Array(10)),
    pull: (controller) => controller.error(new TypeError('network error')),
  });

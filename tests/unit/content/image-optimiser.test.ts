import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { imageOptimiser } from '@/lib/config/image-optimiser';

interface Params {
  href: string;
  width: number;
  quality: number;
  mimeType: string;
}
/** Next's own, by the steps in which its server takes a request for `/_next/image`. */
const { ImageOptimizerCache, fetchExternalImage, imageOptimizer } = createRequire(import.meta.url)(
  'next/dist/server/image-optimizer.js',
) as {
  ImageOptimizerCache: {
    validateParams: (request: object, query: object, config: object, isDev: boolean) => Params | { errorMessage: string };
  };
  fetchExternalImage: (href: string, allowsLocal: boolean, most: number, redirects: number) => Promise<object>;
  imageOptimizer: (upstream: object, params: Params, config: object, options: object) => Promise<{ buffer: Buffer; contentType: string }>;
};

let media: Server;
let origin = '';

beforeAll(async () => {
  const png = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#b81f2d' } })
    .png()
    .toBuffer();
  const files: Record<string, Buffer> = {
    '/uploads/a.png': png,
    '/uploads/drawing.png': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="5"></svg>'),
    '/uploads/page.png': Buffer.from('<!doctype html>'),
  };
  media = createServer((request, response) => {
    if (request.url === '/uploads/moved.png') return response.writeHead(302, { Location: '/uploads/a.png' }).end();
    response.writeHead(files[request.url ?? ''] ? 200 : 404).end(files[request.url ?? '']);
  });
  await new Promise<void>((resolve) => media.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${String((media.address() as AddressInfo).port)}`;
  // It tells each refusal.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterAll(() => {
  vi.restoreAllMocks();
  media.close();
});

async function ask(path: string, accept = 'image/avif,image/webp,*/*', width = '640') {
  const images = imageOptimiser([`${origin}/`]);
  const params = ImageOptimizerCache.validateParams(
    { headers: { accept } },
    { url: path.startsWith('/') ? path : `${origin}/${path}`, w: width, q: '75' },
    { images },
    false,
  );
  if ('errorMessage' in params) return params.errorMessage;
  const upstream = await fetchExternalImage(
    params.href,
    images.dangerouslyAllowLocalIP,
    images.maximumResponseBody,
    images.maximumRedirects,
  );
  const { buffer, contentType } = await imageOptimizer(upstream, params, { images, experimental: {} }, { silent: true });
  return { contentType, width: (await sharp(buffer).metadata()).width };
}

describe('Next’s optimiser as it is configured', () => {
  it.each([
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['*/*', 'image/png'],
  ])('serves an upload for “%s” as %s', async (accept, type) => {
    expect(await ask('uploads/a.png', accept)).toEqual({ contentType: type, width: 640 });
  });

  it('enlarges nothing', async () => {
    expect(await ask('uploads/a.png', 'image/webp', '1920')).toEqual({ contentType: 'image/webp', width: 1600 });
  });

  it.each([['uploads/drawing.png'], ['uploads/page.png'], ['uploads/moved.png'], ['uploads/gone.png']])('serves no %s', async (path) => {
    await expect(ask(path)).rejects.toThrow(/"url" parameter is valid but|valid image/);
  });

  it('serves no other width, no query and nothing of the site', async () => {
    expect(await ask('uploads/a.png', '*/*', '641')).toContain('not allowed');
    for (const path of ['uploads/a.png?x=1', '/artwork/blog-cleaning-960.webp', '/icon-512.png']) {
      expect(await ask(path), path).toContain('not allowed');
    }
  });
});

// @vitest-environment node
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it, vi } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'page-cache-'));
mkdirSync(join(folder, 'server'));
writeFileSync(join(folder, 'BUILD_ID'), 'a-build');
writeFileSync(join(folder, 'build-manifest.json'), '{}');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** As Next does it: the file by its path, in plain Node, a handler for each request. */
const PROGRAM = `
  const { default: Handler } = await import('./services/page-cache/next-cache-handler.js');
  const { nodeFs } = await import('next/dist/server/lib/node-fs-methods.js');
  new Handler({ dev: false, flushToDisk: false, revalidatedTags: [], _requestHeaders: {} }); // the middleware's
  const handler = () => new Handler({ fs: nodeFs, serverDistDir: process.argv[1] + '/server', flushToDisk: true, maxMemoryCacheSize: 1e6, revalidatedTags: [], _requestHeaders: {} });
  const page = { kind: 'PAGES', html: '<p>made</p>', pageData: { pageProps: {} }, headers: undefined, status: 200 };
  await handler().set('/faqs', page, { cacheControl: { revalidate: 60, expire: undefined } });
  const found = await handler().get('/faqs', { kind: 'PAGES', isFallback: false });
  const nothing = await handler().get('/unknown', { kind: 'PAGES', isFallback: false });
  console.log(JSON.stringify([found.value.html, found.cacheControl.revalidate, nothing]));
  process.exit(0);
`;

const run = async (variables: Record<string, string>): Promise<unknown> => {
  const env = { ...process.env, ...variables };
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', PROGRAM, folder], { env });
  return JSON.parse(stdout);
};

it('keeps pages as Next itself does while there is no Redis', async () => {
  expect(await run({ REDIS_URL: 'redis://127.0.0.1:1' })).toEqual(['<p>made</p>', 60, null]);
});

it('leaves Redis alone while a build makes its pages, also one for an image', async () => {
  const asked = vi.fn((socket: Socket) => void socket.destroy());
  const server = createServer(asked).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const found = await run({ REDIS_URL: `redis://127.0.0.1:${port}`, NEXT_PHASE: 'phase-production-build' });
  server.close();
  expect([found, asked.mock.calls.length]).toEqual([['<p>made</p>', 60, null], 0]);
});

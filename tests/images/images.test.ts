import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '@redis/client';
import { freePort } from '@/scripts/servers/free-port';
import type { ManagedServer } from '@/scripts/servers/managed-child';
import { ask } from '@/tests/copies/ask';
import { startRedis } from '@/tests/setup/redis-server';
import { ImageEngine } from './image-engine';

const PATIENCE = { timeout: 120_000, interval: 200 };
const PAGES = ['/', '/zh', '/faqs', '/services-pricing?type=sell', '/robots.txt', '/locales/zh/common.json', '/region-suggestion'];

let engine: ImageEngine;
const running: ManagedServer[] = [];

beforeAll(() => {
  // Both images hold pictures, which `npm start` makes too.
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/render-artwork.ts'], { stdio: 'inherit' });
  engine = new ImageEngine();
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});
afterAll(() => engine?.remove());

const megabytesOf = (folder: string) => Number(execFileSync('du', ['-sm', folder], { encoding: 'utf8' }).split('\t')[0]);

/** Builds a Dockerfile and starts the image as the user that it names. */
async function start(file: string, most: number, without: readonly string[], variables: Record<string, string>) {
  const { root, container } = engine.build(file);
  const packages = join(root, 'site/node_modules');
  expect(without.filter((name) => existsSync(join(packages, name)))).toEqual([]);
  expect(megabytesOf(packages)).toBeLessThanOrEqual(most);
  const port = await freePort();
  running.push(engine.start(container, { ...variables, PORT: String(port), BACKEND_PORT: String(port) }));
  const get = (path: string) => ask({ port, host: 'hk.localhost', isEncrypted: false }, path);
  const statusOf = (path: string) =>
    get(path).then(
      ({ status }) => status,
      () => null,
    );
  return { get, statusOf };
}

describe('the image', () => {
  it('of the backend holds its own packages alone, and is ready', async () => {
    const { statusOf } = await start('deploy/containers/backend.Dockerfile', 200, ['next', 'react', 'antd', 'firebase', 'typescript'], {});
    await expect.poll(() => statusOf('/readyz'), PATIENCE).toBe(200);
    expect(await statusOf('/docs')).toBe(200);
  });

  it('of the site is Next’s standalone output, and serves pages, scripts and pictures; what it makes again goes to Redis', async () => {
    const redis = await startRedis(await freePort(), tmpdir());
    running.push(redis);
    const { get, statusOf } = await start('deploy/containers/web.Dockerfile', 100, ['antd', 'firebase', 'tsx', 'esbuild', 'typescript'], {
      REDIS_URL: redis.url,
      ALLOWED_HOSTS: 'hk.localhost,localhost',
    });
    await expect.poll(() => statusOf('/'), PATIENCE).toBe(200);
    for (const path of PAGES) expect(await statusOf(path), path).toBe(200);
    expect(await statusOf('/nothing')).toBe(404);
    const { body } = await get('/');
    for (const kind of [/"(\/_next\/static\/[^"]+\.js[^"]*)"/, /(\/artwork\/[\w-]+\.webp)/]) {
      const [, path = ''] = kind.exec(body) ?? [];
      expect(await statusOf(path), String(kind)).toBe(200);
    }
    const client = await createClient({ url: redis.url }).connect();
    // A page older than a minute is rendered again at the next request.
    await expect.poll(async () => (await statusOf('/about-us'), (await client.keys('page:*')).length), PATIENCE).toBeGreaterThan(0);
    client.destroy();
  });
});

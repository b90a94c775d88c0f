import type { CacheHandler, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openRedisLink, type RedisLink } from '@/lib/redis-link';
import { freePort } from '@/scripts/servers/free-port';
import { startRedis } from '@/tests/setup/redis-server';
import { sharePages, type SharedPage, type OwnRender, createLruPages } from '@/services/page-cache/shared-pages';

type Value = NonNullable<CacheHandlerValue['value']>;

const PAGE = { kind: 'PAGES', isFallback: false } as Parameters<CacheHandler['get']>[1];
const SAVED = { cacheControl: { revalidate: 60, expire: undefined } };
const pageOf = (html: string) => ({ kind: 'PAGES', html, pageData: { pageProps: {} }, headers: {}, status: 200 }) as unknown as Value;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let redis: RedisLink;
let server: Awaited<ReturnType<typeof startRedis>>;
const folder = mkdtempSync(join(tmpdir(), 'shared-pages-'));
beforeAll(async () => {
  const port = await freePort();
  server = await startRedis(port, folder);
  redis = openRedisLink(`redis://127.0.0.1:${port}`);
  await vi.waitFor(async () => expect((await redis.ask((client) => client.ping())).kind).toBe('answered'), { timeout: 10_000 });
});
afterAll(async () => {
  redis.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

function copyOf(ahead = 0) {
  const mine = new Map<string, CacheHandlerValue>();
  const now = () => Date.now() + ahead;
  const own = {
    get: async (key: string) => mine.get(key) ?? null,
    set: async (key: string, value: CacheHandlerValue['value']) => void mine.set(key, { value, lastModified: now() }),
  };
  const { get, set } = sharePages({
    own,
    redis,
    kept: createLruPages<SharedPage>(1_000_000),
    made: createLruPages<OwnRender>(1_000),
    buildKey: 'one',
    now,
  });
  return {
    begin: () => get('/faqs', PAGE),
    end: (html: string) => set('/faqs', pageOf(html), SAVED),
    shows: async () => ((await get('/faqs', PAGE))?.value as { html?: string } | null)?.html,
  };
}

it('a real Redis keeps the page that was begun last, whatever the copies’ clocks say', async () => {
  const [slow, quick] = [copyOf(3_600_000), copyOf(-3_600_000)];
  await slow.begin();
  await wait(20);
  await quick.begin();
  await quick.end('new content');
  await wait(20);
  await slow.end('old content');
  expect([await slow.shows(), await quick.shows(), await copyOf().shows()]).toEqual(['new content', 'new content', 'new content']);
  await wait(20);
  await slow.begin();
  await slow.end('newest');
  expect([await slow.shows(), await quick.shows(), await copyOf().shows()]).toEqual(['newest', 'newest', 'newest']);
});

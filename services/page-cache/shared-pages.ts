import type { CacheHandler, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';
import type { RedisLink } from '@/lib/redis-link';
import type { KeptPages } from './kept-pages';
import { readEntry, writeEntry } from './page-entry';

/** Renewed with the page. Only what a build that is gone has left behind grows so old. */
const LIFE_MS = 7 * 86_400_000;

type Get = CacheHandler['get'];
type Set = CacheHandler['set'];

interface SharedPagesParts {
  /** Next's own cache, in this copy's memory and files: the build's pages, and what this copy has made. */
  own: Pick<CacheHandler, 'get' | 'set'>;
  redis: Pick<RedisLink, 'ask'>;
  kept: KeptPages<CacheHandlerValue>;
  /** Pages of another build name other scripts. */
  buildId: string;
  now?: () => number;
}

/**
 * One cache of regenerated pages for all copies: the newest page wins, whoever made it. Redis answers with the age first,
 * so that a page travels to a copy once and not with each request. When Redis is gone, each copy has its own cache as
 * without it: it makes again what others have made, and shows nothing older than it would alone.
 */
export function sharePages({ own, redis, kept, buildId, now = Date.now }: SharedPagesParts): { get: Get; set: Set } {
  const place = (key: string) => `page:${buildId}:${key}`;

  async function readShared(key: string, newerThan: number): Promise<CacheHandlerValue | null> {
    const at = await redis.ask((client) => client.hGet(place(key), 'at'));
    if (at.kind === 'gone' || at.value === null || Number(at.value) <= newerThan) return null;
    const answer = await redis.ask((client) => client.hmGet(place(key), ['at', 'entry']));
    if (answer.kind === 'gone') return null;
    const [madeAt, text] = answer.value;
    if (!madeAt || !text) return null;
    const entry = readEntry(text, Number(madeAt));
    if (entry) kept.keep(key, entry, text.length);
    return entry;
  }

  return {
    async get(key, context) {
      const mine = newer(await own.get(key, context), kept.get(key));
      if (context.kind !== 'PAGES') return mine;
      return (await readShared(key, mine?.lastModified ?? 0)) ?? mine;
    },
    async set(key, value, context) {
      const entry = context.fetchCache ? null : writeEntry({ value, ...(context.cacheControl && { cacheControl: context.cacheControl }) });
      // Before the own cache notes its time: what this copy has made itself is not fetched back.
      const at = String(now());
      await own.set(key, value, context);
      if (entry === null) return;
      // Waited for: whoever asked for a page to be made again is told when all copies have it.
      await redis.ask((client) => client.multi().hSet(place(key), { at, entry }).pExpire(place(key), LIFE_MS).exec());
    },
  };
}

function newer(one: CacheHandlerValue | null, other: CacheHandlerValue | null): CacheHandlerValue | null {
  if (!one || !other) return one ?? other;
  return other.lastModified > one.lastModified ? other : one;
}

import type { CacheHandler, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';
import * as z from 'zod/mini';
import type { RedisLink } from '@/lib/redis-link';
import type { LruPages } from './lru-pages';

/** What is kept of a page: the page itself, where it moved to, or that there is none (null). */
const entrySchema = z.object({
  value: z.nullable(
    z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('PAGES'),
        html: z.string(),
        pageData: z.record(z.string(), z.unknown()),
        headers: z.optional(z.record(z.string(), z.unknown())),
        status: z.optional(z.number()),
      }),
      z.object({ kind: z.literal('REDIRECT'), props: z.record(z.string(), z.unknown()) }),
    ]),
  ),
  cacheControl: z.optional(z.object({ revalidate: z.union([z.number(), z.literal(false)]), expire: z.optional(z.number()) })),
});

type Kept = Pick<CacheHandlerValue, 'value' | 'cacheControl'>;

/** @returns null for what only the app router makes: this site has none of it */
function writeEntry({ value, cacheControl }: Kept): string | null {
  if (value !== null && value.kind !== 'PAGES' && value.kind !== 'REDIRECT') return null;
  return JSON.stringify({ value, cacheControl });
}

/** @returns null for what cannot be read: another version's, or not ours */
function readEntry(text: string, lastModified: number): CacheHandlerValue | null {
  try {
    // The schema is as wide as Next's own type where that says no more than "an object".
    return { lastModified, ...(z.parse(entrySchema, JSON.parse(text)) as Kept) };
  } catch {
    return null;
  }
}

/** Milliseconds by the clock of Redis: the only one that all copies share. */
const NOW = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)`;

/** @returns now, and when the kept page was begun, if there is one */
const READ_AGE = `${NOW}
return {now, redis.call('HGET', KEYS[1], 'at')}`;

/**
 * A page counts from when its making began, which is ARGV[1] ago: what was begun earlier and took longer is the older one. A
 * kept page of the future is of a clock that was set back, and gives way.
 * @returns the page's time, or 0 when a newer one is kept
 */
const WRITE_NEWER = `${NOW}
local at = now - ARGV[1]
local kept = tonumber(redis.call('HGET', KEYS[1], 'at') or 0)
if kept >= at and kept <= now then return 0 end
redis.call('HSET', KEYS[1], 'at', string.format('%.0f', at), 'entry', ARGV[2])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return at`;

/** Renewed with the page. Only what a build that is gone has left behind grows so old. */
const LIFE_MS = 7 * 86_400_000;

/** Older than any page. */
const NEVER = -Infinity;

type Get = CacheHandler['get'];
type Set = CacheHandler['set'];

/** A page of another copy; `at`: when its making began, by the clock of Redis. */
export interface SharedPage {
  at: number;
  entry: CacheHandlerValue;
}

/** When the making of a page of our own began, by our clock, and by that of Redis if it was told. */
export interface OwnRender {
  startedAt: number;
  at: number | null;
}

interface SharedPagesParts {
  /** Next's own cache, in this copy's memory and files: the build's pages, and what this copy has made. */
  own: Pick<CacheHandler, 'get' | 'set'>;
  redis: Pick<RedisLink, 'ask'>;
  kept: LruPages<SharedPage>;
  made: LruPages<OwnRender>;
  /** Pages of another build name other scripts. */
  buildKey: string;
  now?: () => number;
}

/**
 * One cache of regenerated pages for all copies: the page whose making began last wins, whoever made it. Redis answers with
 * the age first, so that a page travels to a copy once and not with each request. When Redis is gone, each copy has its own
 * cache as without it: it makes again what others have made, and shows nothing older than it would alone.
 */
export function sharePages({ own, redis, kept, made, buildKey, now = Date.now }: SharedPagesParts): { get: Get; set: Set } {
  const place = (key: string) => `page:${buildKey}:${key}`;
  // Next looks a page up before it makes it again, by the same handler: content is read after this moment.
  const lookedUp = new Map<string, number>();

  /** Of the page, and how far the clock of Redis is ahead of ours. */
  async function readAge(key: string): Promise<{ at: number; ahead: number } | null> {
    const answer = await redis.ask((client) => client.eval(READ_AGE, { keys: [place(key)], arguments: [] }));
    if (answer.kind === 'gone' || !Array.isArray(answer.value)) return null;
    const [time, at] = answer.value;
    return { at: Number(at ?? NEVER), ahead: Number(time) - now() };
  }

  async function fetchShared(key: string, ahead: number): Promise<CacheHandlerValue | null> {
    const answer = await redis.ask((client) => client.hmGet(place(key), ['at', 'entry']));
    if (answer.kind === 'gone') return null;
    const [at, text] = answer.value;
    if (!at || !text) return null;
    // Next judges by our clock whether a page is to be made again.
    const entry = readEntry(text, Number(at) - ahead);
    if (entry) kept.keep(key, { at: Number(at), entry }, text.length);
    return entry;
  }

  return {
    async get(key, context) {
      lookedUp.set(key, now());
      const making = made.get(key);
      const found = await own.get(key, context);
      const mine = found && making ? { ...found, lastModified: making.startedAt } : found;
      const others = kept.get(key);
      if (context.kind !== 'PAGES') return newer(mine, others?.entry ?? null);
      const shared = await readAge(key);
      if (shared === null) return newer(mine, others?.entry ?? null);
      const mineAt = mine ? (making?.at ?? (mine.lastModified ?? 0) + shared.ahead) : NEVER;
      const othersAt = others?.at ?? NEVER;
      const fetched = shared.at > Math.max(mineAt, othersAt) ? await fetchShared(key, shared.ahead) : null;
      return fetched ?? (othersAt > mineAt ? (others?.entry ?? null) : mine);
    },
    async set(key, value, context) {
      const entry = context.fetchCache ? null : writeEntry({ value, ...(context.cacheControl && { cacheControl: context.cacheControl }) });
      if (entry === null) return own.set(key, value, context);
      const startedAt = lookedUp.get(key) ?? now();
      const parts = [String(now() - startedAt), entry, String(LIFE_MS)];
      // Waited for: whoever asked for a page to be made again is told when all copies have it.
      const answer = await redis.ask((client) => client.eval(WRITE_NEWER, { keys: [place(key)], arguments: parts }));
      const at = answer.kind === 'gone' ? null : Number(answer.value);
      // Somebody began later and was done sooner: theirs is the newer content, for this copy too.
      if (at === 0) return;
      await own.set(key, value, context);
      made.keep(key, { startedAt, at }, 1);
    },
  };
}

function newer(one: CacheHandlerValue | null, other: CacheHandlerValue | null): CacheHandlerValue | null {
  if (!one || !other) return one ?? other;
  return (other.lastModified ?? 0) > (one.lastModified ?? 0) ? other : one;
}

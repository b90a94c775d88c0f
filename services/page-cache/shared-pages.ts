import type { CacheHandler, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';
import * as z from 'zod/mini';
import type { RedisLink } from '@/lib/redis-link';

/** A cached page: the page itself, a redirect, or "not found" (null). */
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

/** @returns null for app router entries, which this site does not have */
function writeEntry({ value, cacheControl }: Kept): string | null {
  if (value !== null && value.kind !== 'PAGES' && value.kind !== 'REDIRECT') return null;
  return JSON.stringify({ value, cacheControl });
}

/** @returns null for an invalid entry, for example of another version */
function readEntry(text: string, lastModified: number): CacheHandlerValue | null {
  try {
    // The schema is as loose as Next's own type, which only says "an object" there.
    return { lastModified, ...(z.parse(entrySchema, JSON.parse(text)) as Kept) };
  } catch {
    return null;
  }
}

/** Milliseconds by the clock of Redis, the only clock that all copies share. */
const NOW = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)`;

/** @returns the current time, and when rendering of the cached page began, if there is one */
const READ_AGE = `${NOW}
return {now, redis.call('HGET', KEYS[1], 'at')}`;

/**
 * The age of a page counts from the start of its rendering, ARGV[1] ms ago: of two renders the one that began earlier is older. A cached
 * page from the future comes from a clock that was set back and is replaced.
 * @returns the page's time, or 0 when a newer one is cached
 */
const WRITE_NEWER = `${NOW}
local at = now - ARGV[1]
local kept = tonumber(redis.call('HGET', KEYS[1], 'at') or 0)
if kept >= at and kept <= now then return 0 end
redis.call('HSET', KEYS[1], 'at', string.format('%.0f', at), 'entry', ARGV[2])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return at`;

/** Renewed with each write; only entries of a removed build reach this age. */
const LIFE_MS = 7 * 86_400_000;

/** Older than any page. */
const NEVER = -Infinity;

type Get = CacheHandler['get'];
type Set = CacheHandler['set'];

/** A page rendered by another copy; `at`: when its rendering began, by the clock of Redis. */
export interface SharedPage {
  at: number;
  entry: CacheHandlerValue;
}

/** When our own rendering of a page began, by our clock and, if known, by that of Redis. */
export interface OwnRender {
  startedAt: number;
  at: number | null;
}

interface SharedPagesParts {
  /** Next's own cache in memory and files: the build's pages, and pages this copy rendered. */
  own: Pick<CacheHandler, 'get' | 'set'>;
  redis: Pick<RedisLink, 'ask'>;
  kept: LruPages<SharedPage>;
  made: LruPages<OwnRender>;
  /** Pages of another build refer to other scripts. */
  buildKey: string;
  now?: () => number;
}

/**
 * One cache of regenerated pages for all copies: the page whose rendering began last wins. Redis first returns only the age, so that a page
 * travels to each copy once and not with every request. Without Redis each copy uses its own cache: it renders again what others have
 * rendered, but shows nothing older.
 */
export function sharePages({ own, redis, kept, made, buildKey, now = Date.now }: SharedPagesParts): { get: Get; set: Set } {
  const place = (key: string) => `page:${buildKey}:${key}`;
  // Next looks a page up before regenerating it, through the same handler; its content is read after this moment.
  const lookedUp = new Map<string, number>();

  /** The age of the page, and the offset between the clock of Redis and ours. */
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
    // Next compares with our clock to decide whether to regenerate.
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
      // Awaited, so that an on-demand revalidation returns only when all copies can see it.
      const answer = await redis.ask((client) => client.eval(WRITE_NEWER, { keys: [place(key)], arguments: parts }));
      const at = answer.kind === 'gone' ? null : Number(answer.value);
      // Another copy began later and finished earlier: its content is newer, for this copy too.
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

/** LRU cache, in this copy's memory, of pages that other copies rendered. */
interface LruPages<Page> {
  get(key: string): Page | null;
  keep(key: string, page: Page, bytes: number): void;
}

export function createLruPages<Page>(mostBytes: number): LruPages<Page> {
  const pages = new Map<string, { page: Page; bytes: number }>();
  let total = 0;
  const drop = (key: string) => {
    total -= pages.get(key)?.bytes ?? 0;
    pages.delete(key);
  };
  return {
    get(key) {
      const found = pages.get(key);
      if (!found) return null;
      // A Map keeps insertion order, so the first key is the least recently used.
      pages.delete(key);
      pages.set(key, found);
      return found.page;
    },
    keep(key, page, bytes) {
      drop(key);
      pages.set(key, { page, bytes });
      total += bytes;
      for (const oldest of pages.keys()) {
        if (total <= mostBytes) break;
        drop(oldest);
      }
    },
  };
}

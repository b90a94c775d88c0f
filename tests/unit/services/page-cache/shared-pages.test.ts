// @vitest-environment node
import type { CacheHandler, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';
import { describe, expect, it } from 'vitest';
import { sharePages, type SharedPage, type OwnRender, createLruPages } from '@/services/page-cache/shared-pages';
import { fakeRedis, type FakeRedis } from '@/tests/setup/fake-redis';

type Get = CacheHandler['get'];
type Value = NonNullable<CacheHandlerValue['value']>;

const PAGE = { kind: 'PAGES', isFallback: false } as Parameters<Get>[1];
const SAVED = { cacheControl: { revalidate: 60, expire: undefined } };
const pageOf = (html: string) => ({ kind: 'PAGES', html, pageData: { pageProps: {} }, headers: {}, status: 200 }) as unknown as Value;
const htmlOf = (found: CacheHandlerValue | null) => (found?.value as { html?: string } | null)?.html ?? null;

/** One true time for all; a copy's own clock may be ahead of it. */
let clock = 1_000_000;
const pass = (ms: number) => void (clock += ms);
const redisOf = () => fakeRedis(() => (clock += 10));

/** A copy with its own cache in memory, as Next's. */
function copyOf(
  redis: FakeRedis,
  { buildKey = 'one', seed, ahead = 0 }: { buildKey?: string; seed?: CacheHandlerValue; ahead?: number } = {},
) {
  const now = () => (clock += 10) + ahead;
  const mine = new Map<string, CacheHandlerValue>(seed ? [['/faqs', seed]] : []);
  const own = {
    get: async (key: string) => mine.get(key) ?? null,
    set: async (key: string, value: CacheHandlerValue['value']) => void mine.set(key, { value, lastModified: now() }),
  };
  const pages = sharePages({
    own,
    redis,
    kept: createLruPages<SharedPage>(1_000_000),
    made: createLruPages<OwnRender>(1_000),
    buildKey,
    now,
  });
  /** As Next does it: looked up, content read, made, kept. */
  const make = async (
    html: string,
    { tookMs = 0, meanwhile = async () => {} }: { tookMs?: number; meanwhile?: () => Promise<void> } = {},
  ) => {
    await pages.get('/faqs', PAGE);
    await meanwhile();
    pass(tookMs);
    await pages.set('/faqs', pageOf(html), SAVED);
  };
  return { ...pages, make, shows: async () => htmlOf(await pages.get('/faqs', PAGE)), now };
}

describe('pages that copies share', () => {
  it('are made once: what one has made, the other shows, with its age and its life', async () => {
    const redis = redisOf();
    const seed = { lastModified: 5, value: pageOf('from the build') };
    const [one, other] = [copyOf(redis, { seed }), copyOf(redis, { seed })];
    expect(htmlOf(await other.get('/faqs', PAGE))).toBe('from the build');
    await one.set('/faqs', pageOf('made again'), SAVED);
    const found = await other.get('/faqs', PAGE);
    expect(htmlOf(found)).toBe('made again');
    expect(found).toMatchObject({ cacheControl: { revalidate: 60 } });
    expect(found?.lastModified).toBeGreaterThan(5);
  });

  it('travel once: afterwards only the age is asked for', async () => {
    const redis = redisOf();
    const [one, other] = [copyOf(redis), copyOf(redis)];
    await one.set('/faqs', pageOf('made'), SAVED);
    for (let round = 0; round < 3; round += 1) {
      await one.get('/faqs', PAGE);
      await other.get('/faqs', PAGE);
    }
    expect(redis.asked.filter((line) => line.startsWith('HMGET'))).toHaveLength(1);
  });

  it('are those of one build: another build never sees them', async () => {
    const redis = redisOf();
    await copyOf(redis, { buildKey: 'old' }).set('/faqs', pageOf('of the old scripts'), SAVED);
    expect(await copyOf(redis, { buildKey: 'new' }).get('/faqs', PAGE)).toBeNull();
  });

  it('that moved or do not exist are known to all, too', async () => {
    const redis = redisOf();
    const [one, other] = [copyOf(redis), copyOf(redis)];
    await one.set('/gone', null, SAVED);
    await one.set('/moved', { kind: 'REDIRECT', props: { pageProps: { __N_REDIRECT: '/faqs' } } } as unknown as Value, SAVED);
    expect(await other.get('/gone', PAGE)).toMatchObject({ value: null });
    expect(await other.get('/moved', PAGE)).toMatchObject({ value: { kind: 'REDIRECT', props: { pageProps: { __N_REDIRECT: '/faqs' } } } });
  });

  it('are each copy’s own while Redis is gone, and never go back to an older one when it returns', async () => {
    const redis = redisOf();
    const [one, other] = [copyOf(redis), copyOf(redis)];
    await one.set('/faqs', pageOf('first'), SAVED);
    expect(htmlOf(await other.get('/faqs', PAGE))).toBe('first');
    redis.isThere = false;
    expect(htmlOf(await other.get('/faqs', PAGE))).toBe('first');
    expect(htmlOf(await one.get('/faqs', PAGE))).toBe('first');
    await one.set('/faqs', pageOf('second'), SAVED);
    redis.isThere = true;
    expect(htmlOf(await one.get('/faqs', PAGE))).toBe('second');
  });

  it.each(['', '{', '{"value":{"kind":"PAGES"}}', '[]', 'null', '{"value":{"kind":"APP_PAGE","html":""}}'])(
    'that cannot be read are none: %s',
    async (entry) => {
      const redis = redisOf();
      redis.hashes.set(
        'page:one:/faqs',
        new Map([
          ['at', '9999999999999'],
          ['entry', entry],
        ]),
      );
      expect(htmlOf(await copyOf(redis, { seed: { lastModified: 5, value: pageOf('from the build') } }).get('/faqs', PAGE))).toBe(
        'from the build',
      );
    },
  );

  it('hold nothing that only the app router makes', async () => {
    const redis = redisOf();
    await copyOf(redis).set('/route', { kind: 'APP_ROUTE', body: Buffer.from('x'), status: 200, headers: {} } as unknown as Value, SAVED);
    expect(redis.hashes.size).toBe(0);
  });
});

describe('of two makings of a page', () => {
  it('the one that began later holds, also when the other took longer', async () => {
    const redis = redisOf();
    const [slow, quick] = [copyOf(redis), copyOf(redis)];
    await slow.make('old content', { tookMs: 5_000, meanwhile: () => quick.make('new content') });
    expect([await slow.shows(), await quick.shows()]).toEqual(['new content', 'new content']);
    // What began before but was written first gives way, on the copy that had made it too.
    await slow.make('older', { meanwhile: async () => pass(500) });
    await quick.make('newest', { tookMs: 5_000 });
    expect([await slow.shows(), await quick.shows()]).toEqual(['newest', 'newest']);
  });

  it.each([3_600_000, -3_600_000])('the clock of a copy decides nothing: %i ms ahead', async (ahead) => {
    const redis = redisOf();
    const [off, right] = [copyOf(redis, { ahead }), copyOf(redis)];
    await off.make('first');
    await right.make('second');
    expect([await off.shows(), await right.shows()]).toEqual(['second', 'second']);
    await off.make('third');
    expect([await off.shows(), await right.shows()]).toEqual(['third', 'third']);
    // And its age is right by the clock of whoever asks.
    for (const copy of [off, right]) {
      const found = await copy.get('/faqs', PAGE);
      expect(Math.abs(copy.now() - (found?.lastModified ?? 0))).toBeLessThan(1_000);
    }
  });

  it('is the one that is kept when its clock was set back', async () => {
    const redis = redisOf();
    const copy = copyOf(redis);
    redis.hashes.set(
      'page:one:/faqs',
      new Map([
        ['at', String(clock + 86_400_000)],
        ['entry', '{"value":null}'],
      ]),
    );
    await copy.make('after');
    expect(await copyOf(redis).shows()).toBe('after');
  });
});

describe('what is kept in memory', () => {
  it('is bounded by its bytes; what nobody asks for goes first', () => {
    const kept = createLruPages<string>(100);
    kept.keep('a', 'A', 40);
    kept.keep('b', 'B', 40);
    kept.get('a');
    kept.keep('c', 'C', 40);
    expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual(['A', null, 'C']);
    kept.keep('huge', 'H', 1_000);
    expect(kept.get('huge')).toBeNull();
  });
});

/**
 * `npm run bench -- growth`: the pages' calls to the backend, on a fresh database and on one with up to 1,000 more articles per language and
 * 100,000 more members, in interleaved pairs; the target applies to the median of three runs of the largest.
 */
import { refreshStatistics } from '@/backend/api/db/database';
import { call, signUpMember } from '@/tests/setup/member';
import { createTestBackend } from '@/tests/setup/test-backend';
import { atMost, curveOf, median, report } from './result';

const PAIRS = Number(process.argv[2] ?? 100);
const RUNS = 3;
const BAR = 1.25;
const ARTICLES = 1_000;
const MEMBERS = 100_000;

type Backend = Awaited<ReturnType<typeof createTestBackend>>;

/** Articles and members per step; the backend for comparison stays as after the first start. */
const STEPS = [
  { articles: 100, members: 10_000 },
  { articles: 300, members: 30_000 },
  { articles: ARTICLES, members: MEMBERS },
] as const;

/** Copies existing rows with other slugs and older dates, until there are this many more of each. */
async function growTo(
  { context }: Backend,
  from: { articles: number; members: number },
  to: { articles: number; members: number },
): Promise<void> {
  const { orm } = context.database;
  await orm.execute(`
    insert into cms_documents (kind, slug, locale, status, document_id, is_single, content, published_at, updated_at)
    select kind, slug || '-' || n, locale, status, document_id || '-' || n, is_single, content, published_at - n * interval '1 day', updated_at
    from (select * from cms_documents where kind = 'blog-articles' and status = 'published' and slug !~ '-[0-9]+$') article
    cross join lateral generate_series(
      (select ${from.articles} / count(distinct slug)::int from cms_documents where kind = 'blog-articles' and slug !~ '-[0-9]+$') + 1,
      (select ${to.articles} / count(distinct slug)::int from cms_documents where kind = 'blog-articles' and slug !~ '-[0-9]+$')
    ) n`);
  await orm.execute(`
    insert into users (id, email, first_name, last_name, country, locale, created_at)
    select 'many-' || n, 'many-' || n || '@example.com', 'Ada', 'Lo', 'hk', 'en', now() - n * interval '1 minute'
    from generate_series(${from.members + 1}, ${to.members}) n`);
  await refreshStatistics(orm);
}

interface Place {
  backend: Backend;
  token: string;
}

async function ratioOf(ask: (place: Place) => ReturnType<typeof call>, places: readonly Place[], pairs: number): Promise<number> {
  const times: [number[], number[]] = [[], []];
  for (let pair = 0; pair < pairs; pair += 1) {
    // Alternates the order, so that drift of the machine affects both alike.
    for (const which of pair % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const place = places[which];
      if (!place) throw new Error('There is no such place.');
      const before = performance.now();
      const { statusCode, body } = await ask(place);
      if (statusCode !== 200 || body.includes('"data":[]')) throw new Error(`Answered with ${statusCode}: ${body.slice(0, 200)}`);
      times[which].push(performance.now() - before);
    }
  }
  const [few, many] = [median(times[0]), median(times[1])];
  console.log(`${few.toFixed(2)} ms with a few, ${many.toFixed(2)} ms`);
  return many / few;
}

const [small, large] = [await createTestBackend({ rateLimitFactor: 1e6 }), await createTestBackend({ rateLimitFactor: 1e6 })];
try {
  const places = await Promise.all([small, large].map(async (backend) => ({ backend, token: (await signUpMember(backend)).token })));
  await refreshStatistics(small.context.database.orm);

  const cms =
    (query: string) =>
    ({ backend }: Place) =>
      backend.app.inject({ method: 'GET', url: `/cms/blog-articles?locale=en&populate=*&${query}` });
  const asked = [
    { what: 'newest ten articles', of: 'articles', ask: cms('sort[0]=publishedAt:desc&pagination[page]=1&pagination[pageSize]=10') },
    { what: 'one article', of: 'articles', ask: cms('filters[slug][$eq]=damp-season-wardrobe') },
    { what: 'who is logged in', of: 'members', ask: ({ backend, token }: Place) => call(backend, 'currentUser', { token }) },
    { what: 'the account', of: 'members', ask: ({ backend, token }: Place) => call(backend, 'userInformation', { token }) },
    {
      what: 'whether an address is taken',
      of: 'members',
      ask: ({ backend }: Place) => call(backend, 'checkEmail', { body: { email: 'nobody@example.com' } }),
    },
  ] as const;
  const ratios = asked.map((): (readonly [size: number, ratio: number])[] => []);
  let size: { articles: number; members: number } = { articles: 0, members: 0 };
  for (const step of STEPS) {
    await growTo(large, size, step);
    size = step;
    for (const [at, { what, of, ask }] of asked.entries()) {
      console.log(`${what}, ${size[of]} ${of}`);
      const found: number[] = [];
      await ratioOf(ask, places, PAIRS / 10); // warm-up, not counted
      // The curve uses one run per size; the target applies to the largest.
      while (found.length < (step === STEPS.at(-1) ? RUNS : 1)) found.push(await ratioOf(ask, places, PAIRS));
      ratios[at]?.push([size[of], median(found)]);
    }
  }
  process.exitCode = report({
    name: 'growth',
    lines: asked.map(({ what, of }, at) =>
      atMost(`${what}, of ${of === 'articles' ? ARTICLES : MEMBERS} ${of}, beside a few`, ratios[at]?.at(-1)?.[1] ?? Number.NaN, 'x', BAR),
    ),
    curves: asked.map(({ what, of }, at) => curveOf(`${what}, by ${of}`, 'x', ratios[at] ?? [])),
  });
} finally {
  await small.remove();
  await large.remove();
}

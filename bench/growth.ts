/**
 * `npm run bench:growth`: what the pages ask the backend for, on a database as it is after the first start and on one with
 * 1,000 more articles in each language and 100,000 more members, in interleaved pairs; medians
 * of three runs.
 */
import { refreshStatistics } from '@/backend/db/refresh-statistics';
import { call, signUpMember } from '@/tests/setup/member';
import { createTestBackend } from '@/tests/setup/test-backend';
import { atMost, median, report } from './result';

const PAIRS = Number(process.argv[2] ?? 100);
const RUNS = 3;
const BAR = 1.3;
const ARTICLES = 1_000;
const MEMBERS = 100_000;

type Backend = Awaited<ReturnType<typeof createTestBackend>>;

/** Copies of what is there, with other slugs and older dates. */
async function addArticles({ context }: Backend): Promise<void> {
  await context.database.orm.execute(`
    insert into cms_documents (kind, slug, locale, status, document_id, is_single, content, published_at, updated_at)
    select kind, slug || '-' || n, locale, status, document_id || '-' || n, is_single, content, published_at - n * interval '1 day', updated_at
    from (select * from cms_documents where kind = 'blog-articles' and status = 'published') article
    cross join lateral generate_series(1, (select ${ARTICLES} / count(distinct slug)::int from cms_documents where kind = 'blog-articles')) n`);
}

async function addMembers({ context }: Backend): Promise<void> {
  await context.database.orm.execute(`
    insert into users (id, email, first_name, last_name, country, locale, created_at)
    select 'many-' || n, 'many-' || n || '@example.com', 'Ada', 'Lo', 'hk', 'en', now() - n * interval '1 minute'
    from generate_series(1, ${MEMBERS}) n`);
}

interface Place {
  backend: Backend;
  token: string;
}

async function ratioOf(ask: (place: Place) => ReturnType<typeof call>, places: readonly Place[], pairs: number): Promise<number> {
  const times: [number[], number[]] = [[], []];
  for (let pair = 0; pair < pairs; pair += 1) {
    // By turns first and second: whatever drifts in the machine falls on both.
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
  await addArticles(large);
  await addMembers(large);
  const places = await Promise.all([small, large].map(async (backend) => ({ backend, token: (await signUpMember(backend)).token })));
  for (const { backend } of places) await refreshStatistics(backend.context.database.orm);

  const cms = (query: string) => ({ backend }: Place) => backend.app.inject({ method: 'GET', url: `/cms/blog-articles?locale=en&populate=*&${query}` });
  const asked = [
    { what: `newest ten of ${ARTICLES} articles`, ask: cms('sort[0]=publishedAt:desc&pagination[page]=1&pagination[pageSize]=10') },
    { what: `one of ${ARTICLES} articles`, ask: cms('filters[slug][$eq]=damp-season-wardrobe') },
    { what: `who is logged in, of ${MEMBERS} members`, ask: ({ backend, token }: Place) => call(backend, 'currentUser', { token }) },
    { what: `the account, of ${MEMBERS} members`, ask: ({ backend, token }: Place) => call(backend, 'userInformation', { token }) },
    { what: `whether an address is taken, of ${MEMBERS} members`, ask: ({ backend }: Place) => call(backend, 'checkEmail', { body: { email: 'nobody@example.com' } }) },
  ];
  const lines = [];
  for (const { what, ask } of asked) {
    const ratios: number[] = [];
    await ratioOf(ask, places, PAIRS / 10); // warms up, and is not counted
    for (let run = 0; run < RUNS; run += 1) ratios.push(await ratioOf(ask, places, PAIRS));
    lines.push(atMost(`${what}, beside a few`, median(ratios), 'x', BAR));
  }
  process.exitCode = report({ name: 'growth', lines });
} finally {
  await small.remove();
  await large.remove();
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SERVICE_TYPES } from '@/lib/config/routes';
import { nextHeaders } from '@/tests/setup/next-internals';
import { DOCUMENT_CACHE, HOSTS, standForFile, type Handler } from './stand-in-copies';
import { readRows } from '@/tests/setup/read-rows';

const stand = standForFile();
let pathCount = 0;
/** Nothing of it is kept yet. */
const freshPath = () => `/path-${(pathCount += 1)}`;

const keptDocument: Handler = (_request, response) => response.setHeader('Cache-Control', DOCUMENT_CACHE).end('document');
const cached =
  (body: string, maxAge: number): Handler =>
  (_request, response) =>
    response.setHeader('Cache-Control', `public, s-maxage=${maxAge}, stale-while-revalidate=86400`).end(body);
const missing: Handler = (_request, response) => response.writeHead(404, { 'Cache-Control': DOCUMENT_CACHE }).end('not found');

/** As middleware.ts reads it. */
function typeOf(path: string): string {
  const type = new URL(path, 'http://site').searchParams.get('type');
  return SERVICE_TYPES.find((known) => known === type) ?? SERVICE_TYPES[0];
}

const answersTheType: Handler = (request, response) => response.setHeader('Cache-Control', DOCUMENT_CACHE).end(typeOf(request.url ?? ''));

/** As the site itself writes its addresses. */
const CLEAN = ['', '?type=store', '?type=digitise', '?type=sell'];

it('nothing that Next tells itself reaches a copy, but what the key holds', async () => {
  const seen: string[] = [];
  stand.behave((...exchange) => {
    seen.push(...Object.keys(exchange[0].headers));
    keptDocument(...exchange);
  });
  const names = nextHeaders();
  expect(names).toEqual(expect.arrayContaining(['rsc', 'next-router-state-tree', 'x-now-route-matches']));
  for (const name of names) await stand.ask(HOSTS.hk, freshPath(), { headers: { [name]: 'x' } });
  const told = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];
  expect([...new Set(seen)].filter((name) => names.includes(name) && !told.includes(name))).toEqual([]);
});

describe('the type of /services-pricing', () => {
  it.each(readRows<string[]>(import.meta.url, 'rules.rows.json'))('%s fills no key but its own', async (query) => {
    stand.behave(answersTheType);
    const path = freshPath();
    const answer = await stand.ask(HOSTS.hk, path + query);
    expect(answer.body).toBe(typeOf(path + query));
    for (const clean of CLEAN) {
      expect((await stand.ask(HOSTS.hk, path + clean)).body, clean).toBe(typeOf(path + clean));
    }
  });

  it('is what the site reads, for any two queries on one path', async () => {
    stand.behave(answersTheType);
    const word = fc.constantFrom(...readRows<string[]>(import.meta.url, 'rules.words.json'));
    const value = fc.constantFrom(...readRows<string[]>(import.meta.url, 'rules.values.json'));
    const query = fc.array(fc.tuple(word, value), { maxLength: 4 }).map((pairs) => pairs.map((pair) => pair.join('')).join('&'));
    await fc.assert(
      fc.asyncProperty(query, query, async (one, other) => {
        const path = freshPath();
        for (const each of [`?${one}`, `?${other}`, ...CLEAN]) {
          const asked = path + each;
          expect((await stand.ask(HOSTS.hk, asked)).body, asked).toBe(typeOf(asked));
        }
      }),
      { numRuns: 300, seed: 7 },
    );
  });

  it('takes no place in the cache for a type that nobody sells', async () => {
    stand.behave(answersTheType);
    const path = freshPath();
    for (const query of ['', '?type=store', '?type=unknown', '?type=other&a=b']) await stand.ask(HOSTS.hk, path + query);
    expect(stand.asked()).toHaveLength(1);
  });
});

describe('what is past the cache', () => {
  it.each([
    ['a cookie that Next would never set', '', { cookie: '__prerender_bypass=x' }],
    ['a name with a bracket in percent form', '?filter%5Ba%5D=1', {}],
    ['a name with a plus', '?a+b=1', {}],
    ['a value in percent form', '?utm_source=a%20b', {}],
  ])('is not %s', async (_what, query, headers: Record<string, string>) => {
    stand.behave(keptDocument);
    const path = freshPath();
    await stand.ask(HOSTS.hk, path);
    expect((await stand.ask(HOSTS.hk, path + query, { headers })).headers['x-cache']).toBe('HIT');
  });

  it('is a draft: asked of the site with the cookie, and kept for nobody', async () => {
    const path = freshPath();
    stand.behave(cached('published', 60));
    await stand.ask(HOSTS.hk, path);
    stand.behave((request, response) => response.setHeader('Cache-Control', DOCUMENT_CACHE).end(request.headers.cookie));
    const cookie = `__prerender_bypass=${'0f'.repeat(16)}`;
    const draft = await stand.ask(HOSTS.hk, path, { headers: { cookie } });
    expect(draft.body).toBe(cookie);
    expect(draft.headers['x-cache']).toBe('BYPASS');
    expect((await stand.ask(HOSTS.hk, path)).body).toBe('published');
  });

  it('has a rate for each address, and what is in the cache has none', async () => {
    stand.behave(keptDocument);
    const path = freshPath();
    await stand.ask(HOSTS.hk, path);
    const one = { 'x-forwarded-for': '203.0.113.1' };
    const answers = await Promise.all(Array.from({ length: 120 }, () => stand.ask(HOSTS.hk, `${path}?%61=1`, { headers: one })));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(40);
    expect(refused.length).toBeGreaterThan(40);
    expect(refused[0]?.headers['retry-after']).toBe('30');
    expect((await stand.ask(HOSTS.hk, `${path}?a=1`, { headers: one })).status).toBe(200);
    expect((await stand.ask(HOSTS.hk, `${path}?%61=1`)).status).toBe(200);
  });

  it('counts a network of 64 bits as one address, however its addresses are written', async () => {
    stand.behave(keptDocument);
    const path = freshPath();
    // The bytes of the last two are line ends, which an expression may take for the end of an address.
    const spellings = [
      '2001:db8::1',
      '2001:db8:0:0:ffff::2',
      '2001:0DB8:0000:0000:a:b:c:d',
      '2001:db8::a0a:a0a:d0a:a',
      '2001:db8::d0d:d0d:d0d:d0a',
    ];
    const asFrom = (address: string) => stand.ask(HOSTS.hk, `${path}?%61=1`, { headers: { 'x-forwarded-for': address } });
    const answers = await Promise.all(Array.from({ length: 120 }, (_unused, index) => asFrom(spellings[index % spellings.length] ?? '')));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(40);
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(40);
    for (const neighbour of ['2001:db8:0:1::1', '2001:db8:1::1', '203.0.113.2']) {
      expect((await asFrom(neighbour)).status, neighbour).toBe(200);
    }
  });

  it('counts an IPv4 address within IPv6 as that address, and not all of them as one', async () => {
    stand.behave(keptDocument);
    const path = freshPath();
    const asFrom = (address: string) => stand.ask(HOSTS.hk, `${path}?%61=1`, { headers: { 'x-forwarded-for': address } });
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_unused, index) => asFrom(index % 2 === 0 ? '203.0.113.3' : '::ffff:203.0.113.3')),
    );
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(40);
    expect((await asFrom('::ffff:203.0.113.4')).status).toBe(200);
  });
});

describe('an answer that is none', () => {
  it('is asked of one copy, and not kept', async () => {
    const path = freshPath();
    stand.behave(missing);
    for (let round = 0; round < 2; round += 1) expect((await stand.ask(HOSTS.hk, path)).status).toBe(404);
    expect(stand.asked().map((each) => each.path)).toEqual([path, path]);
    stand.behave(keptDocument);
    expect((await stand.ask(HOSTS.hk, path)).status).toBe(200);
  });

  it('is waited for by nobody else', async () => {
    stand.behave((request, response) => setTimeout(() => missing(request, response, 0), 50));
    const path = freshPath();
    const began = performance.now();
    await Promise.all(Array.from({ length: 20 }, () => stand.ask(HOSTS.hk, path)));
    expect(performance.now() - began).toBeLessThan(3_000);
  });

  it('is asked of the other copy for a script, which a release may have alone', async () => {
    stand.behave((request, response, copy) => (copy === 0 ? missing(request, response, copy) : keptDocument(request, response, copy)));
    for (let round = 0; round < 4; round += 1) expect((await stand.ask(HOSTS.hk, `/_next/static/chunk-${round}.js`)).status).toBe(200);
  });

  it('takes the place of a page that was there', async () => {
    const path = freshPath();
    stand.behave(cached('old', 1));
    await stand.ask(HOSTS.hk, path);
    stand.behave(missing);
    await expect.poll(async () => (await stand.ask(HOSTS.hk, path)).status, { timeout: 10_000, interval: 200 }).toBe(404);
  });

  it('is not kept when the site breaks, and what was seen is shown', async () => {
    const broken: Handler = (_request, response) => response.writeHead(500, { 'Cache-Control': DOCUMENT_CACHE }).end();
    const [unseen, seen] = [freshPath(), freshPath()];
    stand.behave(cached('seen', 1));
    await stand.ask(HOSTS.hk, seen);
    stand.behave(broken);
    expect((await stand.ask(HOSTS.hk, unseen)).status).toBe(500);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    for (let round = 0; round < 3; round += 1) expect((await stand.ask(HOSTS.hk, seen)).body).toBe('seen');
    stand.behave(keptDocument);
    expect((await stand.ask(HOSTS.hk, unseen)).status).toBe(200);
  });
});

describe('a release', () => {
  it('shows none of the documents of the one before, and keeps its scripts', async () => {
    const [path, script] = [freshPath(), '/_next/static/old.js'];
    stand.behave(cached('old', 600));
    for (const each of [path, script]) await stand.ask(HOSTS.hk, each);
    stand.behave((request, response, copy) =>
      request.url === script ? missing(request, response, copy) : cached('new', 600)(request, response, copy),
    );
    expect((await stand.ask(HOSTS.hk, path)).body).toBe('old');
    await stand.edge.nameRelease('two');
    expect((await stand.ask(HOSTS.hk, path)).body).toBe('new');
    expect((await stand.ask(HOSTS.hk, script)).headers['x-cache']).toBe('HIT');
  });
});

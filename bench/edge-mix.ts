/**
 * `npm run bench:edge-mix [-- --requests 1000000]`: shuffled hosts, languages, paths, queries, cookies and headers
 * against the edge. No answer may be the other site's or another page's, and nearly all must come from the cache.
 */
import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { LOCALE_CODES, isDefaultLocaleOfItsRegion, regionOfLocale } from '@/lib/config/locales';
import { ROUTES } from '@/lib/config/routes';
import { HOSTS, startEdgeStand, type EdgeStand } from '@/scripts/edge/edge-stand';
import { atLeast, atMost, plainFigure, report } from './result';

const { values } = parseArgs({ options: { requests: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } } });
const REQUESTS = Number(values.requests);
const AT_ONCE = 48;
const LEAST_HIT_RATIO = 0.99;
/** By then what was asked for is rendered anew. */
const RENEWAL_MS = 15_000;

const PATHS = ['home', 'servicesPricing', 'additionalServices', 'giftPackages', 'aboutUs', 'press', 'contactUs', 'faqs', 'privacyPolicy', 'termsAndCondition', 'blog'] as const satisfies readonly (keyof typeof ROUTES)[];
const TYPES = ['', 'type=sell'];
const NOISE = ['', 'utm_source=letter', 'utm_medium=mail&utm_campaign=9', 'gclid=Cj0K', 'ref=FRIEND', 'fbclid=IwAR&a=b'];
const COOKIES = ['', 'accessToken=one', 'NEXT_LOCALE=zh', 'region=sg; consent=all', '_ga=GA1.2.3'];
const LANGUAGES = ['en', 'zh-HK', 'zh-CN,zh;q=0.9', 'fr'];

interface Page {
  host: string;
  path: string;
  type: string;
}

/** Small and seeded: the same requests each time. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

function ask(port: number, method: 'HEAD' | 'GET', host: string, path: string, headers: Record<string, string>): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> {
  return new Promise((resolve, reject) => {
    const asked = request({ agent, host: 'localhost', port, method, path, headers: { ...headers, host } }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
    });
    asked.on('error', reject).end();
  });
}

function allPages(): Page[] {
  return (['hk', 'sg'] as const).flatMap((region) =>
    LOCALE_CODES.filter((locale) => regionOfLocale(locale) === region).flatMap((locale) => {
      const prefix = isDefaultLocaleOfItsRegion(locale) ? '' : `/${locale}`;
      return PATHS.flatMap((name) =>
        (name === 'servicesPricing' ? TYPES : ['']).map((type) => ({ host: HOSTS[region], path: `${prefix}${ROUTES[name].path}`.replace(/(.)\/$/, '$1'), type })),
      );
    }),
  );
}

const keyOf = ({ host, path, type }: Page) => `${host}${path}?${type}`;

/** A page of the build may be renewed by its first visit: that is to happen before it is compared. */
async function renewAll(stand: EdgeStand, pages: readonly Page[]): Promise<void> {
  for (const port of stand.ports.web) {
    for (const page of pages) await ask(port, 'GET', page.host, page.type ? `${page.path}?${page.type}` : page.path, {});
  }
  await wait(RENEWAL_MS);
}

/** What each page is, by its fingerprint, read without any noise. */
async function fingerprints(stand: EdgeStand, pages: readonly Page[]): Promise<Map<string, string>> {
  await renewAll(stand, pages);
  const found = new Map<string, string>();
  for (const page of pages) {
    const answer = await ask(stand.ports.plain, 'GET', page.host, page.type ? `${page.path}?${page.type}` : page.path, {});
    const site = page.host === HOSTS.hk ? stand.environment.siteUrls.hk : stand.environment.siteUrls.sg;
    if (answer.status !== 200 || !answer.body.includes(`href="${site}`)) throw new Error(`${keyOf(page)} is not a page of its site.`);
    found.set(keyOf(page), String(answer.headers.etag));
  }
  return found;
}

async function run(stand: EdgeStand): Promise<0 | 1> {
  const pages = allPages();
  const expected = await fingerprints(stand, pages);
  // A compressed body is another entry of the cache: fill both before counting.
  for (const page of pages) await ask(stand.ports.plain, 'HEAD', page.host, page.type ? `${page.path}?${page.type}` : page.path, { 'accept-encoding': 'gzip' });
  const random = randomNumbers(Number(values.seed));
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  // Zipf: the n-th page is asked for a n-th as often as the first.
  const weights = pages.map((_page, at) => 1 / (at + 1));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const pickPage = (): Page => {
    let left = random() * sum;
    return pages[weights.findIndex((weight) => (left -= weight) <= 0)] ?? (pages[0] as Page);
  };
  const counts = { asked: 0, kept: 0, mixed: 0, failed: 0 };
  const worker = async () => {
    while (counts.asked < REQUESTS) {
      counts.asked += 1;
      const page = pickPage();
      const query = [page.type, pick(NOISE)].filter(Boolean).join('&');
      const answer = await ask(stand.ports.plain, 'HEAD', page.host, query ? `${page.path}?${query}` : page.path, {
        cookie: pick(COOKIES),
        'accept-language': pick(LANGUAGES),
        'accept-encoding': pick(['gzip', 'gzip, deflate, br', 'identity', 'br']),
        'x-forwarded-host': pick([HOSTS.hk, HOSTS.sg]),
      });
      // An answer that was compressed has a weak tag or the same one.
      const tag = String(answer.headers.etag).replace(/^W\//, '');
      if (answer.status !== 200) counts.failed += 1;
      else if (tag !== expected.get(keyOf(page))?.replace(/^W\//, '')) counts.mixed += 1;
      if (['HIT', 'STALE', 'UPDATING', 'REVALIDATED'].includes(String(answer.headers['x-cache']))) counts.kept += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const ratio = counts.kept / counts.asked;
  return report({
    name: 'edge-mix',
    lines: [
      plainFigure(`requests over ${pages.length} pages`, counts.asked, ''),
      atLeast('answered from the cache', ratio * 100, '%', LEAST_HIT_RATIO * 100),
      atMost('of another page or site', counts.mixed, '', 0),
      atMost('failed', counts.failed, '', 0),
    ],
  });
}

const stand = await startEdgeStand();
try {
  process.exitCode = await run(stand);
} finally {
  agent.destroy();
  await stand.end();
}

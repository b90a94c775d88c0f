import { HOSTS } from '@/scripts/edge/edge-environment';
import { PAGES, dataPathOf, pathOf, typeOf, type Page } from './pages';

const NOISE = [
  '',
  'utm_source=letter',
  'utm_medium=mail&utm_campaign=9',
  'gclid=Cj0K',
  'ref=FRIEND',
  'fbclid=IwAR&a=b',
  'filter%5Ba%5D=1',
  'a+b=c',
  'q=%E8%A1%A3',
];
/** Also used on pages without types, where they are noise. */
const TYPES = [
  '',
  '',
  'type=sell',
  'type=digitise',
  'type=store',
  'TYPE=sell',
  'Type=digitise',
  'type&type=digitise',
  'type=&type=sell',
  'type=sell&type=store',
  'TYPE=store&type=sell',
  'type=SELL',
  'type=none&type=sell',
  'xtype=sell',
];
/** Answered only by the site, rate-limited. */
const PAST_THE_CACHE = ['t%79pe=sell', 'type=%73ell', 'nxtPtype=sell', 'n%78tPtype=digitise', '__nextLocale=zh'];
const DRAFT_COOKIE = `__prerender_bypass=${'0f'.repeat(16)}`;
const COOKIES = ['', 'accessToken=one', 'NEXT_LOCALE=zh', 'region=sg; consent=all', '_ga=GA1.2.3', '__prerender_bypass=x'];
const LANGUAGES = ['en', 'zh-HK', 'zh-CN,zh;q=0.9', 'fr'];
const ENCODINGS = ['gzip', 'gzip, deflate, br', 'gzip, deflate, br, zstd', 'br;q=0, gzip', 'identity', 'br'];
const FORGED: readonly Record<string, string>[] = [
  {},
  {},
  { 'x-forwarded-host': HOSTS.sg },
  { 'x-forwarded-host': HOSTS.hk },
  { 'x-forwarded-proto': 'http' },
  { 'x-forwarded-proto': 'https' },
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'x-middleware-rewrite': '/items' },
  { 'x-nextjs-data': 'yes' },
  { 'x-matched-path': '/items', 'x-invoke-path': '/items' },
  { 'x-prerender-revalidate': 'x' },
];
const RARELY = 1 / 2_000;
const SOMETIMES = 1 / 50;

export interface MixedRequest {
  page: Page;
  /** Meaning of the query for the site. */
  type: string;
  /** `past`: may be rate-limited, and never comes from the cache. `prefetch`: may be empty. */
  kind: 'document' | 'data' | 'navigation' | 'prefetch' | 'past';
  path: string;
  headers: Record<string, string>;
}

/** Small and seeded, for the same requests each time. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Generates requests: pages by popularity (Zipf), everything else at random. */
export function mixedRequests(seed: number, buildId: string): () => MixedRequest {
  const random = randomNumbers(seed);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  // The two sites alternate, so that neither is rare.
  const ordered = PAGES.toSorted((a, b) => a.route.localeCompare(b.route));
  const weights = ordered.map((_page, at) => 1 / (at + 1));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const pickPage = (): Page => {
    let left = random() * sum;
    return ordered[weights.findIndex((weight) => (left -= weight) <= 0)] ?? (ordered[0] as Page);
  };
  const spelledHost = (host: string) => pick([host, host, host.toUpperCase(), `${host}:443`, `${host}.`]);
  const kindOf = (): MixedRequest['kind'] => {
    if (random() < RARELY) return 'past';
    if (random() > SOMETIMES * 3) return 'document';
    return pick(['data', 'navigation', 'prefetch']);
  };
  return () => {
    const [page, kind] = [pickPage(), kindOf()];
    const isDraft = kind === 'past' && random() < 0.3;
    const query = [pick(NOISE), pick(TYPES), kind === 'past' && !isDraft ? pick(PAST_THE_CACHE) : '', pick(NOISE)]
      .filter(Boolean)
      .join('&');
    const path = kind === 'data' ? dataPathOf(page, buildId) : pathOf(page);
    return {
      page,
      kind,
      type: typeOf(page, query),
      path: query ? `${path}?${query}` : path,
      headers: {
        host: spelledHost(HOSTS[page.region]),
        cookie: isDraft ? DRAFT_COOKIE : pick(COOKIES),
        'accept-language': pick(LANGUAGES),
        'accept-encoding': pick(ENCODINGS),
        ...pick(FORGED),
        ...((kind === 'data' || kind === 'navigation') && { 'x-nextjs-data': '1' }),
        ...(kind === 'prefetch' && { 'x-middleware-prefetch': '1' }),
      },
    };
  };
}

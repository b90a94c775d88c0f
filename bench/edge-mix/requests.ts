import { HOSTS } from '@/scripts/edge/edge-environment';
import { readRows } from '@/tests/setup/read-rows';
import { PAGES, dataPathOf, pathOf, typeOf, type Page } from './pages';

interface Parts {
  noise: string[];
  /** Also used on pages without types, where they are noise. */
  types: string[];
  /** Answered only by the site, rate-limited. */
  pastTheCache: string[];
  cookies: string[];
  languages: string[];
  encodings: string[];
  forged: Record<string, string>[];
}

const PARTS = readRows<Parts>(import.meta.url, 'requests.json');
const FORGED = [...PARTS.forged, { 'x-forwarded-host': HOSTS.sg }, { 'x-forwarded-host': HOSTS.hk }];
const DRAFT_COOKIE = `__prerender_bypass=${'0f'.repeat(16)}`;
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
    const query = [pick(PARTS.noise), pick(PARTS.types), kind === 'past' && !isDraft ? pick(PARTS.pastTheCache) : '', pick(PARTS.noise)]
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
        cookie: isDraft ? DRAFT_COOKIE : pick(PARTS.cookies),
        'accept-language': pick(PARTS.languages),
        'accept-encoding': pick(PARTS.encodings),
        ...pick(FORGED),
        ...((kind === 'data' || kind === 'navigation') && { 'x-nextjs-data': '1' }),
        ...(kind === 'prefetch' && { 'x-middleware-prefetch': '1' }),
      },
    };
  };
}

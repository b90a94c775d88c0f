import { PASSWORD } from '@/tests/setup/member';
import { CALLS, type CallName } from '@/lib/contract/calls';
import type { Asked } from './ask';
import { HOSTS, type CopiesStand } from './copies-stand';
import { foreignIn } from './document-check';

/** What one visitor's request came to. */
export interface Outcome {
  what: string;
  startedAt: number;
  endedAt: number;
  /** Null: the connection ended without an answer. */
  status: number | null;
  /** Whether that is what was to come. */
  isGood: boolean;
  /** What a document had in it of another site; null: nothing, or it is none. */
  foreign: string | null;
  /** Of a subscription. */
  address: string | null;
}

export interface LoadMember {
  email: string;
  token: string;
}

const WORKERS = 6;
let subscribers = 0;

/** A page of a site: listed, or the one for an address that nothing answers. */
type Document = 'listed' | 'missing';

type Wish = { what: string; host: string; path: string; document?: Document; address?: string } & Asked;

const REGIONS = ['hk', 'sg'] as const;
type Region = (typeof REGIONS)[number];
/** In both languages of each site. */
const PAGES: Record<Region, readonly string[]> = { hk: ['/faqs', '/zh/faqs', '/about-us'], sg: ['/faqs', '/zh-Hans/faqs', '/about-us'] };

const wishOf = (name: CallName, asked: Asked = {}): Wish => ({
  what: name,
  host: HOSTS.api,
  path: CALLS[name].path,
  method: CALLS[name].method,
  ...asked,
});

/** Four fifths reading, from the cache and not; a fifth writing; a sign-in now and then. */
function nextWish(step: number, { email, token }: LoadMember): Wish {
  switch (step % 10) {
    case 0:
    case 5:
      return wishOf('currentUser', { headers: { authorization: `Bearer ${token}` } });
    case 1:
    case 6: {
      const region = REGIONS[Math.floor(step / 5) % REGIONS.length] ?? 'hk';
      const pages = PAGES[region];
      return { what: 'page, kept', host: HOSTS[region], path: pages[Math.floor(step / 10) % pages.length] ?? '/faqs', document: 'listed' };
    }
    case 2:
    case 7:
      return { what: 'answer of the site, never kept', host: HOSTS.hk, path: '/region-suggestion' };
    case 3:
    case 8:
      subscribers += 1;
      return {
        ...wishOf('newsletterSignup', { body: { emailAddress: `load-${subscribers}@example.com` } }),
        address: `load-${subscribers}@example.com`,
      };
    case 4:
      return step % 40 === 4 ? wishOf('login', { body: { email, password: PASSWORD, ip: '' } }) : wishOf('passwordPolicy');
    default: {
      const nowhere = `gone-${step}-${Math.random().toString(36).slice(2, 8)}`;
      if (step % 20 === 9) return { what: 'page, moved', host: HOSTS.hk, path: `/en/${nowhere}` };
      return {
        what: 'page, missing',
        host: HOSTS[REGIONS[Math.floor(step / 20) % REGIONS.length] ?? 'hk'],
        path: `/${nowhere}`,
        document: 'missing',
      };
    }
  }
}

/** Moved on (308: a default language's own prefix) is an answer as good as any. */
const isExpected = (status: number, document: Document | undefined): boolean =>
  document === 'missing' ? status === 404 : document === 'listed' ? status === 200 : status < 400;

/** Visitors from many addresses ask one thing after another until `work` is done. */
export async function underLoad(stand: CopiesStand, member: LoadMember, work: () => Promise<void>): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let isOver = false;
  const visit = async (worker: number) => {
    for (let step = worker * 7; !isOver; step += 1) {
      const { what, host, path, headers, document, address: subscriber, ...asked } = nextWish(step, member);
      const startedAt = performance.now();
      const address = `10.${worker}.${Math.floor(step / 200) % 250}.${step % 200}`;
      const answer = await stand.askEdge(host, path, { ...asked, headers: { 'x-forwarded-for': address, ...headers } }).catch(() => null);
      const isGood = answer !== null && isExpected(answer.status, document);
      const region = host === HOSTS.sg ? 'sg' : 'hk';
      const foreign =
        isGood && document ? foreignIn(answer.body, { region, siteUrl: stand.siteUrls[region] }, document === 'listed') : null;
      outcomes.push({
        what,
        startedAt,
        endedAt: performance.now(),
        status: answer?.status ?? null,
        isGood,
        foreign,
        address: subscriber ?? null,
      });
    }
  };
  const visitors = Array.from({ length: WORKERS }, (_unused, worker) => visit(worker));
  await work().finally(() => (isOver = true));
  await Promise.all(visitors);
  return outcomes;
}

export const isFailed = ({ isGood }: Outcome): boolean => !isGood;

/** Documents of the other site, told by what is wrong with them. */
export const foreignOf = (outcomes: readonly Outcome[]): string[] =>
  outcomes.flatMap(({ what, foreign }) => (foreign === null ? [] : [`${what}: ${foreign}`]));

export function figuresOf(outcomes: readonly Outcome[]): string {
  const times = outcomes.map(({ startedAt, endedAt }) => endedAt - startedAt).sort((one, other) => one - other);
  const at = (share: number) => `${Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0)} ms`;
  return `${outcomes.length} requests, ${outcomes.filter(isFailed).length} failed, median ${at(0.5)}, p99 ${at(0.99)}, slowest ${at(1)}`;
}

import { PASSWORD } from '@/tests/setup/member';
import { CALLS, type CallName } from '@/lib/contract/calls';
import type { Asked } from './ask';
import { HOSTS, type CopiesStand } from './copies-stand';

/** What one visitor's request came to. */
export interface Outcome {
  what: string;
  startedAt: number;
  endedAt: number;
  /** Null: the connection ended without an answer. */
  status: number | null;
}

export interface LoadMember {
  email: string;
  token: string;
}

const WORKERS = 6;
let subscribers = 0;

type Wish = { what: string; host: string; path: string } & Asked;

const wishOf = (name: CallName, asked: Asked = {}): Wish => ({ what: name, host: HOSTS.api, path: CALLS[name].path, method: CALLS[name].method, ...asked });

/** Four fifths reading, from the cache and not; a fifth writing; a sign-in now and then. */
function nextWish(step: number, { email, token }: LoadMember): Wish {
  switch (step % 10) {
    case 0: case 5:
      return wishOf('currentUser', { headers: { authorization: `Bearer ${token}` } });
    case 1: case 6:
      return { what: 'page, kept', host: step % 4 === 1 ? HOSTS.hk : HOSTS.sg, path: '/faqs' };
    case 2: case 7:
      return { what: 'answer of the site, never kept', host: HOSTS.hk, path: '/region-suggestion' };
    case 3: case 8:
      subscribers += 1;
      return wishOf('newsletterSignup', { body: { emailAddress: `load-${subscribers}@example.com` } });
    case 4:
      return step % 40 === 4 ? wishOf('login', { body: { email, password: PASSWORD, ip: '' } }) : wishOf('passwordPolicy');
    default:
      return { what: 'page, not kept', host: HOSTS.hk, path: `/en/gone-${step}-${Math.random().toString(36).slice(2, 8)}` };
  }
}

/** Visitors from many addresses ask one thing after another until `work` is done. */
export async function underLoad(stand: CopiesStand, member: LoadMember, work: () => Promise<void>): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let isOver = false;
  const visit = async (worker: number) => {
    for (let step = worker * 7; !isOver; step += 1) {
      const { what, host, path, headers, ...asked } = nextWish(step, member);
      const startedAt = performance.now();
      const address = `10.${worker}.${Math.floor(step / 200) % 250}.${step % 200}`;
      const status = await stand.askEdge(host, path, { ...asked, headers: { 'x-forwarded-for': address, ...headers } }).then((answer) => answer.status, () => null);
      outcomes.push({ what, startedAt, endedAt: performance.now(), status });
    }
  };
  const visitors = Array.from({ length: WORKERS }, (_unused, worker) => visit(worker));
  await work().finally(() => (isOver = true));
  await Promise.all(visitors);
  return outcomes;
}

/** Moved on (308: a default language's own prefix) is an answer as good as any. */
export const isFailed = ({ status }: Outcome): boolean => status === null || status >= 400;

export function figuresOf(outcomes: readonly Outcome[]): string {
  const times = outcomes.map(({ startedAt, endedAt }) => endedAt - startedAt).sort((one, other) => one - other);
  const at = (share: number) => `${Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0)} ms`;
  return `${outcomes.length} requests, ${outcomes.filter(isFailed).length} failed, median ${at(0.5)}, p99 ${at(0.99)}, slowest ${at(1)}`;
}

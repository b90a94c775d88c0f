import { seededRandom, type SeededRandom } from '@/tests/setup/seeded-random';
import { openBrowser, payAs, type Shown } from './payer';
import type { Shop } from '@/bench/shop';
import { joinMember, makePurchase, PURCHASE_KINDS, type Member, type Purchase } from './purchases';

const MISHAPS = ['double-click', 'two-tabs', 'dropped-answer', 'retry'] as const;
type Mishap = (typeof MISHAPS)[number];

/** Results of one round, for the audit. */
export interface Round {
  mishap: Mishap;
  purchase: Pick<Purchase, 'kind' | 'amount' | 'member'>;
  keys: string[];
  shown: Shown[];
  /** Why it could not be completed. */
  broken?: string;
}

interface Plan {
  rounds: number;
  /** Number of rounds with a kill -9. */
  kills: number;
  seed: number;
  /** Concurrent rounds. */
  atOnce?: number;
  onRound?: (done: number) => void;
}

const DECLINED = 'fake-processor-declined-visa-nonce';
const LOST = 'fake-network-timeout-nonce';
const ROUNDS_A_MEMBER = 12;
/** A restart on a busy machine is slow. */
const MAX_ATTEMPTS = 480;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The four kinds of failure in equal parts, with evenly distributed kills; deterministic by seed. */
export async function playRounds(shop: Shop, { rounds, kills, seed, atOnce = 4, onRound }: Plan): Promise<Round[]> {
  const random = seededRandom(seed);
  const done: Round[] = [];
  const every = kills > 0 ? rounds / kills : Number.POSITIVE_INFINITY;
  const isKill = (index: number) => Math.floor((index + 1) / every) > Math.floor(index / every);
  let next = 0;
  const worker = async () => {
    let member: Member | null = null;
    let used = 0;
    while (next < rounds) {
      const index = next;
      next += 1;
      if (!member || used >= ROUNDS_A_MEMBER) {
        member = await withRetries(() => joinMember(shop));
        used = 0;
      }
      used += 1;
      const own = seededRandom(seed + 1 + index);
      const mishap = MISHAPS[index % MISHAPS.length] ?? 'retry';
      const kind = PURCHASE_KINDS[Math.floor(index / MISHAPS.length) % PURCHASE_KINDS.length] ?? 'gift';
      const holder = member;
      const purchase = await withRetries(() => makePurchase(shop, own, kind, holder));
      done.push(await playRound(shop, purchase, mishap, own, isKill(index)));
      onRound?.(done.length);
    }
  };
  await Promise.all(
    Array.from({ length: Math.min(atOnce, rounds) }, (_unused, index) => pause(index * (5 + random.below(20))).then(worker)),
  );
  return done;
}

/** The preparation of a round may hit a restart, and is then repeated. */
async function withRetries<Value>(prepare: () => Promise<Value>): Promise<Value> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await prepare();
    } catch (error) {
      if (attempt > MAX_ATTEMPTS) throw error;
      await pause(250);
    }
  }
}

async function playRound(shop: Shop, purchase: Purchase, mishap: Mishap, random: SeededRandom, isKilled: boolean): Promise<Round> {
  const browser = openBrowser(random);
  const devices = [browser];
  const first = random.pick(['fake-valid-nonce', 'fake-valid-nonce', 'fake-valid-mastercard-nonce', DECLINED, LOST] as const);
  const habits = { nonces: [first, 'fake-valid-visa-nonce'] as const, givesUp: first === DECLINED && random.below(2) === 0 };
  const tab = browser.openTab();
  tab.key();
  const kill = isKilled ? pause(random.below(90)).then(() => shop.kill()) : null;
  let broken: string | undefined;
  const shown = await (async (): Promise<Shown[]> => {
    switch (mishap) {
      case 'double-click':
        return Promise.all([payAs(shop, purchase, browser, tab, habits), payAs(shop, purchase, browser, tab, habits)]);
      case 'two-tabs': {
        // Two devices share no storage; an invoice must be safe in this case too.
        const other = purchase.kind === 'invoice' && random.below(2) === 0 ? openBrowser(random) : browser;
        if (other !== browser) devices.push(other);
        const second = other.openTab();
        second.key();
        const isLate = random.below(3) === 0;
        const one = payAs(shop, purchase, browser, tab, habits);
        if (isLate) await one;
        else await pause(random.below(60));
        return [await payAs(shop, purchase, other, second, habits), await one];
      }
      case 'dropped-answer':
        return [await payAs(shop, purchase, browser, tab, { ...habits, dropAfterMs: 1 + random.below(60) })];
      case 'retry':
        return [await payAs(shop, purchase, browser, tab, { ...habits, dropAfterMs: 1 + random.below(60), reloads: true })];
    }
  })().catch((error: unknown) => {
    broken = String(error);
    return [];
  });
  await kill;
  const { kind, amount, member } = purchase;
  return {
    mishap,
    purchase: { kind, amount, member },
    keys: devices.flatMap(({ keys }) => [...keys]),
    shown,
    ...(broken === undefined ? {} : { broken }),
  };
}

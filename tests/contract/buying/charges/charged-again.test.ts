import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openShop, type Shop } from '@/bench/shop';
import { BRAINTREE_VARIABLES, startBraintreeStandIn } from '@/tests/setup/braintree-stand-in';
import { seededRandom } from '@/tests/setup/seeded-random';
import { createFolder, type TestDatabase } from '@/tests/setup/test-database';
import { audit, type BookedCharge } from './audit';
import { playRounds } from './rounds';

/** Each mishap with each kind of payment. `npm run suite -- charges` plays a thousand, about an hour; another seed plays others. */
const ROUNDS = Number(process.env.CHARGE_ROUNDS ?? 16);
const SEED = Number(process.env.CHARGE_SEED ?? 23);
/** After a kill what it interrupted waits until its lease ends and the charge would be found: too long for few rounds. */
const KILLS = Math.floor(ROUNDS / 25);
/** Longer than the lease of an intent and the search index together. */
const SETTLED_MS = 240_000;

vi.setConfig({ testTimeout: 240_000 + SETTLED_MS + ROUNDS * 20_000, hookTimeout: 120_000 });

let braintree: Awaited<ReturnType<typeof startBraintreeStandIn>>;
let folder: TestDatabase;
let shop: Shop;
let variables: Record<string, string>;
/** Every key that was sent, with the session that may ask for it. */
const sent = new Map<string, string | null>();

beforeAll(async () => {
  const random = seededRandom(11);
  braintree = await startBraintreeStandIn();
  braintree.state.beforeCharge = () => new Promise((resolve) => setTimeout(resolve, random.below(120)));
  braintree.state.indexedAfterMs = () => random.below(3_000);
  folder = await createFolder('catalogue');
  variables = {
    ...folder.variables,
    ...BRAINTREE_VARIABLES,
    BRAINTREE_API_URL: braintree.url,
    DEMO_ACCOUNTS: 'off',
    SAMPLE_BOOKINGS: 'off',
    OPERATIONS: 'off',
  };
  const opened = await openShop(variables);
  shop = {
    ...opened,
    call: (name, request = {}) => {
      if (request.key) sent.set(request.key, request.token ?? null);
      return opened.call(name, request);
    },
  };
});
afterAll(async () => {
  await shop.close();
  await folder.drop();
  await braintree.close();
});

async function stillUnderWay(): Promise<string[]> {
  const asked = await Promise.all(
    [...sent].map(async ([key, token]) => {
      const answer = await shop.call('paymentIntent', { token, params: { key } });
      return answer.kind === 'ok' && answer.data.status !== 'processing' ? [] : [key];
    }),
  );
  return asked.flat();
}

const BOOKED: Readonly<Record<string, BookedCharge['status']>> = { SUBMITTED_FOR_SETTLEMENT: 'settled', VOIDED: 'voided' };
const books = (): BookedCharge[] =>
  braintree.charges.map(({ orderId, id, amount, status }) => ({
    key: orderId,
    id,
    amount: Math.round(Number(amount) * 100),
    status: BOOKED[status] ?? 'declined',
  }));

it('charges once what is pressed twice, sent from two tabs, lost or repeated, on a gateway that charges every request', async () => {
  const rounds = await playRounds(shop, { rounds: ROUNDS, kills: KILLS, seed: SEED, atOnce: 16 });
  await expect.poll(stillUnderWay, { timeout: SETTLED_MS, interval: 1_000 }).toEqual([]);
  await shop.close();
  const { charges, faults } = await audit(variables, rounds, books());
  expect(faults).toEqual([]);
  expect(shop.kills()).toBe(KILLS);
  expect(charges).toBeGreaterThanOrEqual(ROUNDS / 2);
});

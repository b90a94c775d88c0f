import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readBackendEnv } from '@/backend/config/env';
import { orderBody, placeOrder, SEASON_GIFT } from '@/tests/builders/order';
import { BRAINTREE_VARIABLES, startBraintreeStandIn } from '@/tests/setup/braintree-stand-in';
import { call, dataFrom, dataOf } from '@/tests/setup/member';
import { createTestBackend, type TestBackend } from '@/tests/setup/test-backend';

/**
 * The embedded gateway keeps one charge a key whatever it is asked, so it cannot show who asks twice. Braintree knows no
 * keys, and for a while does not find what it has just charged: there the intents alone stand between a buyer and a second charge.
 */
let braintree: Awaited<ReturnType<typeof startBraintreeStandIn>>;
let backend: TestBackend;
let count = 0;
const newKey = () => `one-charge-only-${(count += 1)}-0123456789`;
const newNonce = () => `tokencc_one_charge_${(count += 1)}`;

beforeAll(async () => {
  braintree = await startBraintreeStandIn();
  const { braintree: settings } = readBackendEnv({ ...BRAINTREE_VARIABLES, BRAINTREE_API_URL: braintree.url, DATA_DIR: '/nowhere' });
  backend = await createTestBackend({ rateLimitFactor: 1000, braintree: settings });
  braintree.state.isIndexed = false;
});
afterAll(async () => {
  await backend.remove();
  await braintree.close();
});
afterEach(() => void Object.assign(braintree.state, { mood: 'well', beforeCharge: async () => undefined }));

interface Answer {
  statusCode: number;
  json(): unknown;
}
/** Sends a wish; `nonce` is the card entry, which a second press makes anew. */
type Pay = (key: string, nonce: string) => Promise<Answer>;

const toldOf = (answer: Answer) => (answer.statusCode < 300 ? 'paid' : ((answer.json() as { code?: string }).code ?? 'no code'));

async function anOrder(): Promise<Pay> {
  const { body } = await orderBody(backend, { slot: (count += 1) });
  return (key, paymentMethodNonce) => placeOrder(backend, { ...body, paymentMethodNonce }, { key });
}

async function aGift(): Promise<Pay> {
  return (key, paymentMethodNonce) =>
    call(backend, 'giftPayment', { body: { ...SEASON_GIFT, paymentMethodNonce }, headers: { 'idempotency-key': key } });
}

/** Carrying without a lift is billed beside the order. */
async function anInvoice(): Promise<Pay> {
  const { body } = await orderBody(backend, { slot: (count += 1), address: { haveLift: false }, nonce: newNonce() });
  const { accessToken: token = '' } = dataOf('orderAndPaymentSignup', await placeOrder(backend, body, { key: newKey() }));
  const [due] = (await dataFrom(backend, 'invoices', { token, query: { status: 'due' } })).data;
  if (!due) throw new Error('The order left nothing that is due');
  return (key, paymentMethodNonce) =>
    call(backend, 'payInvoice', {
      token,
      params: { invoiceId: due.id },
      body: { paymentMethodNonce },
      headers: { 'idempotency-key': key },
    });
}

/** The charges that reach the gateway wait there, until `open` is called or one more comes than should. */
function heldCharges() {
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  let arrived = 0;
  const first = new Promise<void>((resolve) => {
    braintree.state.beforeCharge = () => {
      arrived += 1;
      resolve();
      if (arrived > 1) open();
      return gate;
    };
  });
  return { first, open };
}

/** The next transactions begin only when all are there, so that none of them had found anything of another's before. */
function inStep(parties: number): () => void {
  const { orm } = backend.context.database;
  const before = orm.transaction;
  const begin = before.bind(orm) as typeof before;
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  let arrived = 0;
  orm.transaction = async (work, config) => {
    arrived += 1;
    if (arrived === parties) open();
    await gate;
    return begin(work, config);
  };
  return () => void (orm.transaction = before);
}

/** Sends one wish under these keys at the same moment; whoever pays is held at the gateway until all others have their answers. */
async function atOnce(pay: Pay, keys: readonly string[]): Promise<string[]> {
  const { open } = heldCharges();
  const endStep = inStep(keys.length);
  let waiting = keys.length;
  const answers = await Promise.all(
    keys.map(async (key) => {
      const answer = await pay(key, newNonce());
      waiting -= 1;
      if (waiting === 1) open();
      return toldOf(answer);
    }),
  ).finally(endStep);
  return answers.sort();
}

const chargesSince = (before: number) => braintree.charges.slice(before).map(({ status }) => status);
const ONE_CHARGE = ['SUBMITTED_FOR_SETTLEMENT'];
const ONE_OF_FOUR = ['IN_PROGRESS', 'IN_PROGRESS', 'IN_PROGRESS', 'paid'];

describe.each([
  ['an order', anOrder],
  ['a gift', aGift],
  ['an invoice', anInvoice],
] as const)('%s, on a gateway that would charge again', (_name, prepare) => {
  it('sent four times at once with the same key is charged once', async () => {
    const pay = await prepare();
    const before = braintree.charges.length;
    const key = newKey();
    expect(await atOnce(pay, [key, key, key, key])).toEqual(ONE_OF_FOUR);
    expect(toldOf(await pay(key, newNonce()))).toBe('paid');
    expect(chargesSince(before)).toEqual(ONE_CHARGE);
  });

  it('repeated with the same key while the first is under way is charged once, and both are told the same', async () => {
    const pay = await prepare();
    const before = braintree.charges.length;
    const key = newKey();
    const { first, open } = heldCharges();
    const paying = pay(key, newNonce());
    await first;
    expect(toldOf(await pay(key, newNonce()))).toBe('IN_PROGRESS');
    open();
    expect(toldOf(await paying)).toBe('paid');
    expect(toldOf(await pay(key, newNonce()))).toBe('paid');
    expect(chargesSince(before)).toEqual(ONE_CHARGE);
  });

  it('whose answer is lost, asked for again before the charge can be found, is charged once', async () => {
    const pay = await prepare();
    const before = braintree.charges.length;
    const key = newKey();
    braintree.state.mood = 'silent';
    expect(toldOf(await pay(key, newNonce()))).toBe('PAYMENT_UNKNOWN');
    braintree.state.mood = 'well';
    expect(toldOf(await pay(key, newNonce()))).toBe('IN_PROGRESS');
    expect(chargesSince(before)).toEqual(ONE_CHARGE);
  });
});

describe('one invoice', () => {
  it('paid with two keys at once is charged once', async () => {
    const pay = await anInvoice();
    const before = braintree.charges.length;
    expect(await atOnce(pay, [newKey(), newKey()])).toEqual(['IN_PROGRESS', 'paid']);
    expect(toldOf(await pay(newKey(), newNonce()))).toBe('INVOICE_NOT_PAYABLE');
    expect(chargesSince(before)).toEqual(ONE_CHARGE);
  });
});

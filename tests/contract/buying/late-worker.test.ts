import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { readBackendEnv } from '@/backend/config/env';
import { sweepIntents } from '@/backend/api/payments/intents/sweeper';
import { BRAINTREE_VARIABLES, startBraintreeStandIn } from '@/tests/setup/braintree-stand-in';
import { call, codeOf, dataFrom } from '@/tests/setup/member';
import { createTestBackend, type TestBackend } from '@/tests/setup/test-backend';

/** A machine that sleeps, or is moved to another host, in the middle of a payment: it goes on where it was when all others have given it up. */
let braintree: Awaited<ReturnType<typeof startBraintreeStandIn>>;
let backend: TestBackend;
let ahead = 0;
let count = 0;
const newKey = () => `late-worker-${(count += 1)}-0123456789`;

beforeAll(async () => {
  braintree = await startBraintreeStandIn();
  const { braintree: settings } = readBackendEnv({ ...BRAINTREE_VARIABLES, BRAINTREE_API_URL: braintree.url, DATA_DIR: '/nowhere' });
  const clock = () => new Date(Date.now() + ahead);
  backend = await createTestBackend({ rateLimitFactor: 1000, braintree: settings }, { clock });
});
afterAll(async () => {
  await backend.remove();
  await braintree.close();
});
afterEach(() => void Object.assign(braintree.state, { beforeSearch: async () => undefined, beforeCharge: async () => undefined }));

/** The first request of this kind waits until `open`; those after it do not. */
function heldFirst(which: 'beforeSearch' | 'beforeCharge') {
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  let isFirst = true;
  const arrived = new Promise<void>((resolve) => {
    braintree.state[which] = async () => {
      if (!isFirst) return;
      isFirst = false;
      resolve();
      await gate;
    };
  });
  return { arrived, open };
}

const GIFT = {
  firstName: 'Ada',
  lastName: 'Lo',
  emailAddress: 'ada@example.com',
  recipientName: 'Bo',
  message: '',
  packageId: 'starter',
  country: 'hk',
  currency: 'HKD',
  price: 98_000,
};
const pay = (key: string, paymentMethodNonce: string) =>
  call(backend, 'giftPayment', { body: { ...GIFT, paymentMethodNonce }, headers: { 'idempotency-key': key } });

/** A gift whose payment stands still at the gateway until it is given up, and is then paid under another key. */
async function givenUpAndPaidAnew(which: 'beforeSearch' | 'beforeCharge') {
  const before = braintree.charges.length;
  const key = newKey();
  const { arrived, open } = heldFirst(which);
  const late = pay(key, 'tokencc_late');
  await arrived;
  ahead += 180_000;
  await sweepIntents(backend.context);
  expect(await dataFrom(backend, 'paymentIntent', { params: { key } })).toMatchObject({ status: 'failed' });
  expect((await pay(newKey(), 'tokencc_anew')).statusCode).toBeLessThan(300);
  open();
  const answer = await late;
  return {
    key,
    code: codeOf(answer),
    charges: braintree.charges.slice(before).map(({ paymentMethodId, status }) => [paymentMethodId, status]),
  };
}

it('sends no charge of a payment that was given up while it looked for an earlier one', async () => {
  const { key, code, charges } = await givenUpAndPaidAnew('beforeSearch');
  expect(charges).toEqual([['tokencc_anew', 'SUBMITTED_FOR_SETTLEMENT']]);
  expect(code).toBe('PAYMENT_UNAVAILABLE');
  expect(await dataFrom(backend, 'paymentIntent', { params: { key } })).toMatchObject({ status: 'failed' });
});

it('takes a charge back that arrives after its payment was given up', async () => {
  const { key, code, charges } = await givenUpAndPaidAnew('beforeCharge');
  expect(charges).toEqual([
    ['tokencc_anew', 'SUBMITTED_FOR_SETTLEMENT'],
    ['tokencc_late', 'VOIDED'],
  ]);
  expect(code).toBe('PAYMENT_UNAVAILABLE');
  expect(await dataFrom(backend, 'paymentIntent', { params: { key } })).toMatchObject({ status: 'failed' });
});

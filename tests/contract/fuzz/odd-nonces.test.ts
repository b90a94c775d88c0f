import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '@/lib/contract/call';
import { CALLS } from '@/lib/contract/calls';
import { orderBody, placeOrder, SEASON_GIFT } from '@/tests/builders/order';
import { call, dataFrom, dataOf, signUpMember } from '@/tests/setup/member';
import { testBackend } from '@/tests/setup/test-backend';
import { judge, SILENT_NONCE } from './judge';
import { readRows } from '@/tests/setup/read-rows';

const RUNS = Number(process.env.FUZZ_RUNS ?? 5);
const LIMIT_MS = 60_000 + RUNS * 2_000;
const SEED = Number(process.env.FUZZ_SEED ?? 20261121);
/** No card: a number that was typed into the wrong field, half a nonce, names that every object has. */
const ODD = readRows<string[]>(import.meta.url, 'odd-nonces.rows.json');
const nonce = fc.oneof(
  fc.constantFrom(...ODD),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ minLength: 200, maxLength: 600 }),
);

const backend = testBackend({ rateLimitFactor: 10_000 });
let token: string;
beforeAll(async () => {
  ({ token } = await signUpMember(backend));
});

type Send = (paymentMethodNonce: string) => ReturnType<typeof call>;

/** Requests that lack nothing but a card: chance alone never meets a price, a slot and an open bill together. */
const PREPARED: Record<'orderAndPaymentSignup' | 'giftPayment' | 'payInvoice' | 'addPaymentMethod', () => Promise<Send>> = {
  async orderAndPaymentSignup() {
    const { body } = await orderBody(backend, { user: null, token });
    return (paymentMethodNonce) => placeOrder(backend, { ...body, paymentMethodNonce }, { token });
  },
  async giftPayment() {
    return (paymentMethodNonce) => call(backend, 'giftPayment', { body: { ...SEASON_GIFT, paymentMethodNonce } });
  },
  async payInvoice() {
    // Carrying without a lift is billed beside the order.
    const { body } = await orderBody(backend, { user: null, token, address: { haveLift: false } });
    dataOf('orderAndPaymentSignup', await placeOrder(backend, body, { token }));
    const [due] = (await dataFrom(backend, 'invoices', { token, query: { status: 'due' } })).data;
    return (paymentMethodNonce) =>
      call(backend, 'payInvoice', { token, params: { invoiceId: due?.id ?? '' }, body: { paymentMethodNonce } });
  },
  async addPaymentMethod() {
    return (paymentMethodNonce) =>
      call(backend, 'addPaymentMethod', { token, body: { currency: 'hkd', paymentMethodNonce, default: false } });
  },
};

describe('a payment with what is no card', () => {
  it.each(Object.entries(PREPARED))(
    'by %s is refused as such: never crashed, never called unknown',
    async (name, prepare) => {
      const made = CALLS[name as keyof typeof PREPARED] as Call;
      const send = await prepare();
      const told = new Set<string>();
      await fc.assert(
        fc.asyncProperty(nonce, async (one) => {
          fc.pre(!one.includes(SILENT_NONCE));
          const answer = await send(one);
          told.add(judge(made, { path: made.path }, answer));
        }),
        { seed: SEED, numRuns: RUNS * 2 },
      );
      // That it has come as far as the gateway.
      expect([...told]).toContain('PAYMENT_NONCE_CONSUMED');
      expect(['PAYMENT_NONCE_CONSUMED', 'VALIDATION', 'BAD_REQUEST']).toEqual(expect.arrayContaining([...told]));
    },
    LIMIT_MS,
  );
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readBackendEnv } from '@/backend/config/env';
import { cardsToForget } from '@/backend/api/db/schema/after-account';
import { runAccountJob } from '@/backend/api/modules/account/delete-account';
import { sweepIntents } from '@/backend/api/payments/intents/sweeper';
import { intentOf, orderBody, placeOrder } from '@/tests/builders/order';
import { BRAINTREE_VARIABLES, startBraintreeStandIn } from '@/tests/setup/braintree-stand-in';
import { call, codeOf, dataFrom, dataOf, PASSWORD, signUpMember } from '@/tests/setup/member';
import { createTestBackend, type TestBackend } from '@/tests/setup/test-backend';
import { readRows } from '@/tests/setup/read-rows';

let braintree: Awaited<ReturnType<typeof startBraintreeStandIn>>;
let backend: TestBackend;
let ahead = 0;
let keys = 0;
const newKey = () => `key-of-braintree-${(keys += 1)}-0123456789`;

beforeAll(async () => {
  braintree = await startBraintreeStandIn();
  const env = readBackendEnv({ ...BRAINTREE_VARIABLES, BRAINTREE_API_URL: braintree.url, DATA_DIR: '/nowhere' });
  backend = await createTestBackend({ rateLimitFactor: 1000, braintree: env.braintree }, { clock: () => new Date(Date.now() + ahead) });
});
afterAll(async () => {
  await backend.remove();
  await braintree.close();
});
afterEach(() => void Object.assign(braintree.state, { mood: 'well', isIndexed: true }));

const taken = () => braintree.charges.filter(({ status }) => status === 'SUBMITTED_FOR_SETTLEMENT');

/** An order whose payment the service, in that mood, leaves unknown. */
async function unanswered(nonce: string, mood: typeof braintree.state.mood) {
  const before = taken().length;
  const key = newKey();
  const { body } = await orderBody(backend, { nonce });
  braintree.state.mood = mood;
  expect(codeOf(await placeOrder(backend, body, { key }))).toBe('PAYMENT_UNKNOWN');
  return { key, body, before };
}

describe('with Braintree configured', () => {
  it('is the gateway, and the card form of the embedded one is gone', async () => {
    expect(backend.context.gateway.kind).toBe('braintree');
    expect((await backend.app.inject({ url: '/gateway/card-form?parent=http://hk.localhost:3000' })).statusCode).toBe(404);
    const { clientToken } = dataOf('clientToken', await backend.app.inject({ url: '/ext/client-token?currency=sgd' }));
    expect(JSON.parse(Buffer.from(clientToken, 'base64').toString())).toEqual({ version: 3, merchantAccountId: 'shop-sgd' });
  });

  it('is refused in part, and never named without its keys', () => {
    expect(() => readBackendEnv({ BRAINTREE_MERCHANT_ID: 'shop' })).toThrow(/BRAINTREE_PUBLIC_KEY/);
    expect(readBackendEnv({}).braintree).toBeNull();
  });

  it.each([
    ['hk', 'shop-hkd'],
    ['sg', 'shop-sgd'],
  ] as const)(
    'charges an order in %s in major units on the account of its currency, and keeps the card',
    async (country, merchantAccountId) => {
      const { body, quote } = await orderBody(backend, { country, nonce: 'tokencc_from_the_fields' });
      const { accessToken: token = '' } = dataOf('orderAndPaymentSignup', await placeOrder(backend, body, { key: newKey() }));
      expect(taken().at(-1)).toMatchObject({
        merchantAccountId,
        amount: (quote.chargedToday / 100).toFixed(2),
        paymentMethodId: 'tokencc_from_the_fields',
      });
      expect(braintree.asked.at(-1)).toMatchObject({
        authorization: `Basic ${Buffer.from('public:private').toString('base64')}`,
        version: '2019-01-01',
      });
      const cards = dataOf(
        'paymentMethods',
        await backend.app.inject({
          url: `/users/payment-methods?currency=${quote.currency.toLowerCase()}`,
          headers: { authorization: `Bearer ${token}` },
        }),
      ).data;
      expect(cards).toMatchObject([{ brand: 'Visa', last4: '1111', expiry: '08/39', default: true }]);
      const { nonce } = await dataFrom(backend, 'savedCardNonce', { token, params: { id: cards[0]?.id ?? '' } });
      expect(nonce).not.toContain('vaulted');
      const again = await orderBody(backend, { country, user: null, nonce });
      dataOf('orderAndPaymentSignup', await placeOrder(backend, again.body, { token, key: newKey() }));
      expect(taken().at(-1)?.paymentMethodId).toMatch(/^vaulted-/);
      const more = await orderBody(backend, { country, user: null, nonce });
      expect(codeOf(await placeOrder(backend, more.body, { token, key: newKey() }))).toBe('PAYMENT_NONCE_CONSUMED');
    },
  );

  // What does not fit the card, or was charged a moment ago, makes nobody suspect: it is declined.
  it.each(readRows<[nonce: string, code: string][]>(import.meta.url, 'braintree.refusals.json'))('tells %s as %s', async (nonce, code) => {
    const key = newKey();
    const { body } = await orderBody(backend, { nonce });
    expect(codeOf(await placeOrder(backend, body, { key }))).toBe(code);
    expect(await intentOf(backend, key)).toMatchObject({ status: 'failed', code });
  });

  it("takes no kept card's id from a browser, whoever's card it is", async () => {
    const before = braintree.asked.length;
    for (const nonce of ['vaulted-card', 'cGF5bWVudG1ldGhvZF9jY18x', 'a1b2c3']) {
      const { body } = await orderBody(backend, { nonce });
      expect(codeOf(await placeOrder(backend, body, { key: newKey() }))).toBe('PAYMENT_NONCE_CONSUMED');
      expect(await backend.context.gateway.keepCard(nonce, 'HKD')).toEqual({ kind: 'declined', code: 'PAYMENT_NONCE_CONSUMED' });
    }
    expect(JSON.stringify(braintree.asked.slice(before))).not.toMatch(/paymentMethodId/);
  });

  it('finishes a charge whose answer was lost, also when it is found late, and charges once', async () => {
    const before = taken().length;
    const key = newKey();
    const { body } = await orderBody(backend, { nonce: 'tokencc_silent' });
    Object.assign(braintree.state, { mood: 'silent', isIndexed: false });
    expect(codeOf(await placeOrder(backend, body, { key }))).toBe('PAYMENT_UNKNOWN');
    braintree.state.mood = 'well';
    for (let round = 0; round < 8; round += 1) {
      ahead += 5_000;
      await sweepIntents(backend.context);
      expect((await intentOf(backend, key)).status).toBe('processing');
    }
    braintree.state.isIndexed = true;
    ahead += 5_000;
    await sweepIntents(backend.context);
    expect(await intentOf(backend, key)).toMatchObject({ status: 'paid' });
    dataOf('orderAndPaymentSignup', await placeOrder(backend, body, { key }));
    expect(taken()).toHaveLength(before + 1);
  });

  it('says after a while that nothing was charged when the request was lost, and the same key may pay', async () => {
    const { key, body, before } = await unanswered('tokencc_lost', 'lost');
    braintree.state.mood = 'well';
    ahead += 120_000;
    await sweepIntents(backend.context);
    expect(await intentOf(backend, key)).toMatchObject({ status: 'failed', code: 'PAYMENT_UNAVAILABLE' });
    dataOf('orderAndPaymentSignup', await placeOrder(backend, body, { key }));
    expect(taken()).toHaveLength(before + 1);
  });

  it('finishes a charge that was made before the service fell silent for ten minutes, and takes nothing back', async () => {
    const { key, before } = await unanswered('tokencc_before_the_silence', 'silent');
    braintree.state.mood = 'broken';
    for (let minute = 0; minute < 10; minute += 1) {
      ahead += 61_000;
      await sweepIntents(backend.context);
    }
    expect((await intentOf(backend, key)).status).toBe('processing');
    braintree.state.mood = 'well';
    ahead += 61_000;
    await sweepIntents(backend.context);
    expect(await intentOf(backend, key)).toMatchObject({ status: 'paid' });
    expect(taken()).toHaveLength(before + 1);
  });

  it('claims nothing of an error that does not say that nothing was done, and finds the charge', async () => {
    const { key, body, before } = await unanswered('tokencc_faulty', 'faulty');
    braintree.state.mood = 'well';
    ahead += 5_000;
    await sweepIntents(backend.context);
    dataOf('orderAndPaymentSignup', await placeOrder(backend, body, { key }));
    expect(taken()).toHaveLength(before + 1);
  });

  it('charges a kept card without its owner by its id, marked as ours, once a key', async () => {
    const before = taken().length;
    const charge = { key: 'invoice-of-the-test-1', token: 'vaulted-card', amount: 9_000, currency: 'HKD' as const };
    expect(await backend.context.gateway.chargeStoredCard(charge)).toMatchObject({ kind: 'charged', card: { last4: '1111' } });
    expect(await backend.context.gateway.chargeStoredCard(charge)).toMatchObject({ kind: 'charged' });
    expect(taken().slice(before)).toMatchObject([
      {
        orderId: charge.key,
        paymentMethodId: 'vaulted-card',
        amount: '90.00',
        merchantAccountId: 'shop-hkd',
        paymentInitiator: 'UNSCHEDULED',
      },
    ]);
    expect(await backend.context.gateway.chargeStoredCard({ ...charge, key: 'invoice-of-the-test-2', token: 'vaulted-declined' })).toEqual({
      kind: 'declined',
      code: 'PAYMENT_DECLINED',
    });
  });

  it.each(['forbidden', 'broken'] as const)('charges nothing while the service is %s', async (mood) => {
    const before = taken().length;
    const key = newKey();
    const { body } = await orderBody(backend, { nonce: 'tokencc_later' });
    braintree.state.mood = mood;
    expect(codeOf(await placeOrder(backend, body, { key }))).toBe('PAYMENT_UNAVAILABLE');
    braintree.state.mood = 'well';
    dataOf('orderAndPaymentSignup', await placeOrder(backend, body, { key }));
    expect(taken()).toHaveLength(before + 1);
  });

  it('forgets the cards of a deleted account, however long it is silent, and keeps nobody waiting for it', async () => {
    const { id, token } = await signUpMember(backend);
    await dataFrom(backend, 'addPaymentMethod', {
      token,
      body: { currency: 'hkd', paymentMethodNonce: 'tokencc_of_the_leaving', default: true },
    });
    const [card] = (await dataFrom(backend, 'paymentMethods', { token, query: { currency: 'hkd' } })).data;
    const { nonce } = await dataFrom(backend, 'savedCardNonce', { token, params: { id: card?.id ?? '' } });
    braintree.state.mood = 'broken';
    expect((await call(backend, 'deleteAccount', { token, body: { password: PASSWORD } })).statusCode).toBe(200);
    const waiting = async () => (await backend.context.database.orm.select().from(cardsToForget)).map((card) => card.token);
    await runAccountJob(backend.context);
    expect(await waiting()).toEqual(['vaulted-card']);
    braintree.state.mood = 'well';
    await runAccountJob(backend.context);
    expect(await waiting()).toEqual([]);
    expect(braintree.asked.at(-1)).toMatchObject({
      operation: 'deletePaymentMethodFromVault',
      variables: { input: { paymentMethodId: 'vaulted-card' } },
    });
    // What stood for the card in a browser pays no more either.
    expect(await backend.context.gateway.charge({ key: `after-${id}`, nonce, amount: 100, currency: 'HKD', keepCard: true })).toMatchObject(
      { kind: 'declined' },
    );
    expect(await backend.context.gateway.deleteCard('vaulted-gone')).toBe(true);
    braintree.state.mood = 'forbidden';
    expect(await backend.context.gateway.deleteCard('vaulted-card')).toBe(false);
    braintree.state.mood = 'well';
  });

  it('names the wallet from which a card came', async () => {
    const brandOf = async (origin: string | null) => {
      braintree.state.origin = origin;
      const { gateway } = backend.context;
      const charge = {
        key: newKey(),
        nonce: '9b1c3a2f-0a1b-4c2d-8e3f-00000000abcd',
        amount: 100,
        currency: 'HKD' as const,
        keepCard: true,
      };
      const answer = await gateway.charge(charge);
      return answer.kind === 'charged' ? answer.card.brand : answer.kind;
    };
    expect(await brandOf('APPLE_PAY')).toBe('Visa (Apple Pay)');
    expect(await brandOf('GOOGLE_PAY')).toBe('Visa (Google Pay)');
    expect(await brandOf(null)).toBe('Visa');
  });

  it('keeps a card without a charge, and gives back a part of one once', async () => {
    const { token } = await signUpMember(backend);
    const add = (paymentMethodNonce: string) =>
      call(backend, 'addPaymentMethod', { token, body: { currency: 'hkd', paymentMethodNonce, default: true } });
    expect(codeOf(await add('tokencc_declined'))).toBe('PAYMENT_DECLINED');
    dataOf('addPaymentMethod', await add('tokencc_kept'));
    const [charge] = taken();
    const refund = { key: 'term-1', chargeId: charge?.id ?? '', amount: 12_345, currency: 'HKD' as const };
    expect([await backend.context.gateway.refund(refund), await backend.context.gateway.refund(refund)]).toEqual([true, true]);
    expect(charge?.refunds).toMatchObject([{ amount: '123.45', orderId: 'term-1' }]);
    expect(await backend.context.gateway.voidCharge(charge?.id ?? '')).toBe(true);
  });
});

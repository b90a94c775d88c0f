import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gatewayRefunds } from '@/backend/db/schema/gateway';
import { storagePlans } from '@/backend/db/schema/wardrobe';
import { runBilling } from '@/backend/modules/billing/billing-upkeep';
import { newPerson, orderBody, placeOrder, plainOf } from '@/tests/builders/order';
import { call, dataOf, logIn, signUpMember } from '@/tests/setup/member';
import { createTestBackend, type TestBackend } from '@/tests/setup/test-backend';

const DAY_MS = 86_400_000;
let backend: TestBackend;
let ahead = 0;

beforeAll(async () => {
  backend = await createTestBackend({ rateLimitFactor: 1000, hasOperations: false }, { clock: () => new Date(Date.now() + ahead) });
});
afterAll(() => backend.remove());

const termsOf = async (token: string) => dataOf('storageTerms', await call(backend, 'storageTerms', { token })).terms;
const end = (token: string, id: string, refund: number) => call(backend, 'endTerm', { token, params: { id }, body: { refund } });
const codeOf = (answer: { json(): unknown }) => (answer.json() as { code?: string }).code;

/** Ten pieces for a year, collected within days. */
async function yearOf(couponCode?: string) {
  const person = newPerson();
  const { body } = await orderBody(backend, { user: person, months: 12, ...(couponCode ? { couponCode } : {}) });
  const { order, accessToken = '' } = dataOf('orderAndPaymentSignup', await placeOrder(backend, body));
  return { ...order, email: person.email, token: accessToken };
}

describe('a term that is ended early', () => {
  it('gives back what was paid less the months used at the discount that they earned, once, to the card', async () => {
    const { id, email, token } = await yearOf();
    expect(await termsOf(token)).toEqual([]); // not begun
    ahead += 100 * DAY_MS;
    const again = await logIn(backend, email);
    // 12 x 416.50 paid; four months begun at 5 % off 490.00 are 4 x 465.50.
    const [term] = await termsOf(again);
    expect(term).toMatchObject({ id, monthsUsed: 4, paid: 499_800, used: 186_200, refund: 313_600, toCard: 313_600, asCredit: 0 });
    const stranger = await signUpMember(backend);
    expect(codeOf(await end(stranger.token, id, 313_600))).toBe('NOT_FOUND');
    for (const tampered of [313_601, 499_800, 0]) expect(codeOf(await end(again, id, tampered))).toBe('PRICE_CHANGED');
    expect(await termsOf(again)).toHaveLength(1);

    const answers = await Promise.all([end(again, id, 313_600), end(again, id, 313_600)]);
    const [one, two] = answers.map((answer) => dataOf('endTerm', answer));
    expect(one).toMatchObject({ refund: 313_600, toCard: 313_600, status: 'done', endsOn: term?.endsOn });
    expect(two).toEqual(one);
    const { orm } = backend.context.database;
    expect((await orm.select().from(gatewayRefunds)).map(({ amount }) => amount)).toEqual([313_600]);
    expect((await orm.select().from(storagePlans)).filter((plan) => plan.id === `${id}-1`).map(({ endsOn }) => endsOn)).toEqual([term?.endsOn]);
    expect(await termsOf(again)).toEqual([]);
    const list = plainOf('invoices', await call(backend, 'invoices', { token: again })).data;
    expect(list[0]).toMatchObject({ status: 'refunded', total: -313_600, lines: [{ kind: 'refund', amount: -313_600 }] });
    ahead += 400 * DAY_MS;
    await runBilling(backend.context);
    expect(plainOf('invoices', await call(backend, 'invoices', { token: await logIn(backend, email) })).data).toHaveLength(list.length);
  });

  it('becomes credit where a gift code had paid', async () => {
    const gift = { firstName: 'Ada', lastName: 'Lo', emailAddress: 'ada@example.com', recipientName: 'Bo', message: '', packageId: 'season', country: 'hk', currency: 'HKD', price: 240_000, paymentMethodNonce: 'fake-valid-nonce' };
    const { giftCode } = dataOf('giftPayment', await call(backend, 'giftPayment', { body: gift }));
    const { id, email } = await yearOf(giftCode);
    ahead += 20 * DAY_MS;
    const token = await logIn(backend, email);
    const [term] = await termsOf(token);
    // 4,998.00 less one month at 490.00; the card had paid 2,598.00 of it.
    expect(term).toMatchObject({ refund: 450_800, toCard: 259_800, asCredit: 191_000 });
    dataOf('endTerm', await end(token, id, 450_800));
    const balance = await backend.app.inject({ url: '/ext/balance?currency=hkd', headers: { authorization: `Bearer ${token}` } });
    expect(dataOf('billingBalance', balance).credit).toBe(191_000);
  });

  it('is given back later when the gateway does not answer, by the upkeep', async () => {
    const { id, email } = await yearOf();
    ahead += 20 * DAY_MS;
    const token = await logIn(backend, email);
    const [term] = await termsOf(token);
    const { gateway } = backend.context;
    const { refund } = gateway;
    gateway.refund = () => Promise.reject(new Error('silence'));
    expect(dataOf('endTerm', await end(token, id, term?.refund ?? 0)).status).toBe('pending');
    expect((await runBilling(backend.context)).refunds).toBe(0);
    gateway.refund = refund;
    expect((await runBilling(backend.context)).refunds).toBe(1);
    expect(dataOf('endTerm', await end(token, id, term?.refund ?? 0)).status).toBe('done');
  });
});

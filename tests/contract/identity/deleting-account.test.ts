import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardsToForget, keptDocuments } from '@/backend/db/schema/after-account';
import { gatewayCards, gatewayNonces } from '@/backend/db/schema/gateway';
import { orders } from '@/backend/db/schema/orders';
import { paymentIntents, paymentMethods } from '@/backend/db/schema/payments';
import { runAccountUpkeep } from '@/backend/modules/account/account-upkeep';
import { newPerson, orderBody, placeOrder, plainOf } from '@/tests/builders/order';
import { call, dataOf, logIn, PASSWORD, signUpMember } from '@/tests/setup/member';
import { createTestBackend, type TestBackend } from '@/tests/setup/test-backend';

const DAY_MS = 86_400_000;
let backend: TestBackend;
let ahead = 0;

beforeAll(async () => {
  backend = await createTestBackend({ rateLimitFactor: 1000, hasOperations: false }, { clock: () => new Date(Date.now() + ahead) });
});
afterAll(() => backend.remove());

const orm = () => backend.context.database.orm;
const remove = (token: string, body: object = { password: PASSWORD }) => call(backend, 'deleteAccount', { token, body });

/** Ten pieces for a year; then the visit is called off, so that nothing but the term is there. */
async function memberWithTerm(country: 'hk' | 'sg' = 'hk') {
  const person = newPerson({ firstName: '美玲', lastName: '陳' });
  const { body } = await orderBody(backend, { user: person, country, months: 12 });
  const { order, accessToken = '' } = dataOf('orderAndPaymentSignup', await placeOrder(backend, body));
  const { user } = dataOf('currentUser', await call(backend, 'currentUser', { token: accessToken }));
  const [visit] = dataOf('bookings', await call(backend, 'bookings', { token: accessToken })).bookings;
  dataOf('cancelBooking', await call(backend, 'cancelBooking', { token: accessToken, params: { id: visit?.id ?? '' }, query: { fee: String(visit?.feeNow ?? 0) } }));
  return { id: user.id, email: person.email, order, token: accessToken };
}

/** Their term has begun, is ended, and all is paid. */
async function memberWhoIsDone(country: 'hk' | 'sg' = 'hk') {
  const member = await memberWithTerm(country);
  ahead += 40 * DAY_MS;
  const token = await logIn(backend, member.email, PASSWORD);
  const [term] = dataOf('storageTerms', await call(backend, 'storageTerms', { token })).terms;
  dataOf('endTerm', await call(backend, 'endTerm', { token, params: { id: member.order.id }, body: { refund: term?.refund ?? 0 } }));
  await orm().execute(`update invoices set status = 'void' where status = 'due' and user_id = '${member.id}'`); // fees of the visit, which are another test's matter
  return { ...member, token };
}

describe('the books', () => {
  it.each([['hk', 7 * 366], ['sg', 6 * 366]] as const)('of %s outlive the account with the billed name alone, out of everybody’s reach, until the law asks for them no more', async (country, days) => {
    const before = ahead;
    const member = await memberWhoIsDone(country);
    const list = plainOf('invoices', await call(backend, 'invoices', { token: member.token, query: { take: '100' } })).data;
    expect(list.length).toBeGreaterThan(1);
    expect((await remove(member.token)).statusCode).toBe(200);

    const kept = (await orm().select().from(keptDocuments)).filter((row) => row.number === member.order.number || list.some(({ number }) => number === row.number));
    expect(kept).toHaveLength(list.length + 1);
    expect(new Set(kept.map(({ billedName }) => billedName))).toEqual(new Set(['陳美玲']));
    for (const { number, total } of list) expect(kept.find((row) => row.number === number)?.content).toMatchObject({ total, orderNumber: member.order.number });
    expect(kept.filter(({ content }) => (content.payment as { amount?: number } | null)?.amount)).not.toHaveLength(0);
    expect(kept.find(({ kind }) => kind === 'order')?.content).toMatchObject({ months: 12, refund: { toCard: expect.any(Number) } });
    const text = JSON.stringify(kept);
    for (const trace of [member.id, member.email, member.order.id, 'Sample Court', 'Orchard', '5123 4567', '8123 4567', ...list.map(({ id }) => id)]) expect(text).not.toContain(trace);
    expect((await orm().select().from(orders)).map(({ id }) => id)).not.toContain(member.order.id);
    expect(JSON.stringify(await orm().select().from(paymentIntents))).not.toContain(member.id);

    // The same address again is somebody else.
    const again = await signUpMember(backend, { email: member.email });
    for (const { id } of list) expect((await call(backend, 'invoice', { token: again.token, params: { id } })).statusCode).toBe(404);
    expect(plainOf('invoices', await call(backend, 'invoices', { token: again.token })).data).toEqual([]);

    const left = async () => (await orm().select().from(keptDocuments)).filter(({ number }) => kept.some((row) => row.number === number)).length;
    ahead += 5 * 365 * DAY_MS - 10 * DAY_MS;
    await runAccountUpkeep(backend.context);
    expect(await left()).toBe(kept.length);
    ahead += days * DAY_MS;
    await runAccountUpkeep(backend.context);
    expect(await left()).toBe(0);
    ahead = before;
  });
});

describe('the cards', () => {
  it('are forgotten by the gateway, with what stands for them', async () => {
    const { id, token } = await signUpMember(backend);
    plainOf('addPaymentMethod', await call(backend, 'addPaymentMethod', { token, body: { currency: 'hkd', paymentMethodNonce: 'fake-valid-nonce', default: true } }));
    const [card] = plainOf('paymentMethods', await call(backend, 'paymentMethods', { token, query: { currency: 'hkd' } })).data;
    dataOf('savedCardNonce', await call(backend, 'savedCardNonce', { token, params: { id: card?.id ?? '' } }));
    const vaulted = (await orm().select().from(paymentMethods)).find(({ userId }) => userId === id)?.gatewayToken;
    const atGateway = async () => [
      ...(await orm().select().from(gatewayCards)).filter((row) => row.token === vaulted),
      ...(await orm().select().from(gatewayNonces)).filter((row) => row.cardToken === vaulted),
    ].length;
    expect(await atGateway()).toBe(2);
    expect((await remove(token)).statusCode).toBe(200);
    await runAccountUpkeep(backend.context);
    expect(await atGateway()).toBe(0);
    expect(await orm().select().from(cardsToForget)).toEqual([]);
  });

  it('keep no account from going while the gateway is silent, and are asked for until it answers', async () => {
    const { token } = await signUpMember(backend);
    plainOf('addPaymentMethod', await call(backend, 'addPaymentMethod', { token, body: { currency: 'hkd', paymentMethodNonce: 'fake-valid-nonce', default: true } }));
    const { gateway } = backend.context;
    const { forgetCard } = gateway;
    gateway.forgetCard = () => Promise.reject(new Error('no answer'));
    try {
      expect((await remove(token)).statusCode).toBe(200);
      await runAccountUpkeep(backend.context);
      expect(await orm().select().from(cardsToForget)).toHaveLength(1);
    } finally {
      gateway.forgetCard = forgetCard;
    }
    await runAccountUpkeep(backend.context);
    expect(await orm().select().from(cardsToForget)).toEqual([]);
  });
});

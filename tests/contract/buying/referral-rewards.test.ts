import { describe, expect, it } from 'vitest';
import { invoices, type InvoiceRow } from '@/backend/api/db/schema/orders';
import { runBilling } from '@/backend/api/modules/billing/billing-job';
import { issueInvoice } from '@/backend/api/modules/billing/issue-invoice';
import { invoiceLine } from '@/backend/api/modules/order/order-invoice';
import { addCredit } from '@/tests/builders/billing';
import { newPerson, orderBody, placeOrder, termsOf } from '@/tests/builders/order';
import { bearer, call, dataFrom, dataOf, logIn, PASSWORD, signUpMember } from '@/tests/setup/member';
import { createTestBackend, testBackend } from '@/tests/setup/test-backend';

const DAY = 86_400_000;
const backend = testBackend({ rateLimitFactor: 1000 }, { clock: () => new Date(Date.now() + ahead) });
let ahead = 0;

async function referrerAndFriend({ haveLift = true, slot = 0 } = {}) {
  const referrer = await signUpMember(backend);
  const own = (await dataFrom(backend, 'userInformation', { token: referrer.token })).detailReferralCode;
  const friend = newPerson();
  const { body } = await orderBody(backend, {
    user: friend,
    months: 1,
    referralCode: own?.code ?? '',
    address: { haveLift, flat: `${friend.email} flat` },
    slot,
  });
  const { order, booking } = dataOf('orderAndPaymentSignup', await placeOrder(backend, body));
  return { referrer, friend, orderId: order.id, visit: booking.id, bookCollection: body.bookCollection };
}

async function ownOf(email: string) {
  return (await dataFrom(backend, 'userInformation', { token: await logIn(backend, email) })).detailReferralCode;
}

const invoicesOf = async (orderId: string) =>
  (await backend.context.database.orm.select().from(invoices)).filter((row) => row.orderId === orderId);
const storageOf = async (orderId: string) => (await invoicesOf(orderId)).find(({ periodFrom }) => periodFrom !== null);
/** Some of it only a provider's own desk can do. */
const mark = (status: InvoiceRow['status'], where: string) =>
  backend.context.database.orm.execute(`update invoices set status = '${status}' where ${where}`);

/** Far enough ahead to be called off for nothing. */
const IN_TIME = 20;
const callOff = (token: string, id: string) => dataFrom(backend, 'cancelBooking', { token, params: { id }, query: { fee: '0' } });

/** What the visit costs then waits to be paid by hand. */
const forgetCard = (orderId: string) =>
  backend.context.database.orm.execute(`delete from payment_methods where user_id = (select user_id from orders where id = '${orderId}')`);

const bill = (userId: string, amount: number) =>
  backend.context.database.orm.transaction((tx) =>
    issueInvoice(
      tx,
      { userId, orderId: null, country: 'hk', status: 'due', usesCredit: true, lines: [invoiceLine('care', amount)] },
      new Date(Date.now() + ahead),
    ),
  );

describe("a friend's reward", () => {
  it('is booked when the first month is over and paid, once, and shows in what is earned and left', async () => {
    const { referrer } = await referrerAndFriend();
    expect(await ownOf(referrer.email)).toMatchObject({
      currency: 'HKD',
      earned: 0,
      credit: 0,
      referrals: [{ status: 'pending', reason: 'awaiting-first-payment' }],
    });
    ahead += 25 * DAY;
    expect((await runBilling(backend.context)).rewards).toBe(0);
    ahead += 50 * DAY;
    // Open, and to be paid by hand: the reward pays it at once.
    await bill(referrer.id, 5_000);
    expect((await runBilling(backend.context)).rewards).toBe(1);
    const own = await ownOf(referrer.email);
    expect(own).toMatchObject({ earned: 20_000, credit: 15_000, referrals: [{ status: 'rewarded' }] });
    expect(own?.referrals?.[0]?.reason).toBeUndefined();
    expect((await runBilling(backend.context)).rewards).toBe(0);
  });

  it('does not run out: ten years later it is there, and comes off an invoice', async () => {
    const { token, email } = await signUpMember(backend);
    const { orm } = backend.context.database;
    const { id: userId } = (await dataFrom(backend, 'currentUser', { token })).user;
    const now = new Date(Date.now() + ahead);
    const booked = new Date(now);
    booked.setUTCFullYear(booked.getUTCFullYear() - 10);
    await addCredit(orm, userId, { amount: 20_000, reason: 'referral', createdAt: booked });
    await runBilling(backend.context);
    expect(await ownOf(email)).toMatchObject({ earned: 20_000, credit: 20_000 });
    expect(await bill(userId, 30_000)).toMatchObject({ total: 10_000 });
    expect(await ownOf(email)).toMatchObject({ earned: 20_000, credit: 0 });
  });

  it.each(['due', 'processing'] as const)(
    'waits while the month itself is %s, however late, and comes with its payment',
    async (status) => {
      const { referrer, orderId } = await referrerAndFriend();
      const storage = `id = '${(await storageOf(orderId))?.id}'`;
      await mark(status, storage);
      // An invoice may be due after the month that it is for.
      await backend.context.database.orm.execute(`update invoices set due_date = '2999-01-01' where ${storage}`);
      ahead += 75 * DAY;
      expect((await runBilling(backend.context)).rewards).toBe(0);
      expect((await ownOf(referrer.email))?.referrals).toMatchObject([{ status: 'pending', reason: 'awaiting-first-payment' }]);
      await mark('paid', storage);
      expect((await runBilling(backend.context)).rewards).toBe(1);
    },
  );

  it('waits for the fees of the first visit too', async () => {
    const { orderId } = await referrerAndFriend({ haveLift: false });
    await forgetCard(orderId);
    ahead += 75 * DAY;
    expect((await runBilling(backend.context)).rewards).toBe(0);
    await mark('paid', `order_id = '${orderId}' and status = 'due'`);
    expect((await runBilling(backend.context)).rewards).toBe(1);
  });
});

describe('a fee of a visit that was paid and given back', () => {
  it('is no debt: the reward comes with the month that the next collection began', async () => {
    const { friend, orderId, visit, bookCollection } = await referrerAndFriend({ haveLift: false, slot: IN_TIME });
    const token = await logIn(backend, friend.email);
    const fee = (await invoicesOf(orderId)).find(({ status }) => status === 'due');
    await dataFrom(backend, 'payInvoice', {
      token,
      params: { invoiceId: fee?.id ?? '' },
      body: { paymentMethodNonce: 'fake-valid-nonce' },
      headers: { 'idempotency-key': 'a-fee-that-is-given-back-01' },
    });
    await callOff(token, visit);
    expect((await invoicesOf(orderId)).find(({ id }) => id === fee?.id)?.status).toBe('refunded');
    const again = { booking: { ...bookCollection, address: { ...bookCollection.address, haveLift: true } }, total: 0 };
    await dataFrom(backend, 'createCollection', { token, body: again, headers: { 'idempotency-key': 'a-collection-after-another' } });
    ahead += 75 * DAY;
    expect((await runBilling(backend.context)).rewards).toBe(1);
  });
});

describe('one household', () => {
  it('refers nobody: the friend pays the whole price, and the referrer reads why there is no reward', async () => {
    const home = { flat: '12A', building: 'One Household Court' };
    const referrer = newPerson();
    await placeOrder(backend, (await orderBody(backend, { user: referrer, address: home })).body).then((answer) =>
      dataOf('orderAndPaymentSignup', answer),
    );
    const code = (await ownOf(referrer.email))?.code ?? '';
    const written = { ...home, flat: ' 12-a ' };
    const hoped = await orderBody(backend, { user: newPerson({ firstName: 'Kim' }), referralCode: code, address: written });
    expect((await placeOrder(backend, hoped.body)).json()).toMatchObject({
      code: 'PRICE_CHANGED',
      errors: expect.arrayContaining([expect.objectContaining({ path: 'promotion', code: 'none' })]),
    });
    const { body, quote } = await orderBody(backend, {
      user: newPerson({ firstName: 'Kim' }),
      referralCode: code,
      address: written,
      friendReward: null,
    });
    expect(quote.promotion.kind).toBe('none');
    dataOf('orderAndPaymentSignup', await placeOrder(backend, body));
    expect((await ownOf(referrer.email))?.referrals).toMatchObject([{ name: 'Kim', status: 'refused', reason: 'same-address' }]);
    // Next door is another household.
    const { body: neighbour } = await orderBody(backend, { user: newPerson(), referralCode: code, address: { ...home, flat: '12B' } });
    const { order } = dataOf('orderAndPaymentSignup', await placeOrder(backend, neighbour));
    // Nothing of it is left to be rewarded in the tests that follow.
    await mark('refunded', `order_id = '${order.id}'`);
  });
});

describe('the demonstration', () => {
  it('shows each state, keeps it, and its reward stands on an invoice', async () => {
    const samples = await createTestBackend();
    try {
      await runBilling(samples.context);
      const token = await logIn(samples, 'hk@example.com', 'try-the-wardrobe');
      const own = (await dataFrom(samples, 'userInformation', { token })).detailReferralCode;
      expect(own?.referrals?.map(({ status }) => status)).toEqual(['joined', 'pending', 'refused', 'rewarded']);
      expect(own).toMatchObject({ earned: 20_000, credit: 0 });
      const all = dataOf('invoices', await samples.app.inject({ url: '/invoices?take=100', headers: bearer(token) })).data;
      expect(
        all
          .flatMap(({ lines = [] }) => lines)
          .filter(({ kind }) => kind === 'credit')
          .map(({ amount }) => amount),
      ).toEqual([-20_000]);
    } finally {
      await samples.remove();
    }
  });
});

describe('a friend who leaves before a first paid month', () => {
  it('by ending the term with something of that month unpaid', async () => {
    const { referrer, friend, orderId } = await referrerAndFriend({ haveLift: false });
    await forgetCard(orderId);
    const storage = await storageOf(orderId);
    ahead += Date.parse(`${storage?.periodFrom}T12:00:00Z`) - Date.now() - ahead + DAY;
    const token = await logIn(backend, friend.email);
    const [term] = await termsOf(backend, token);
    await dataFrom(backend, 'endTerm', { token, params: { id: orderId }, body: { refund: term?.refund ?? 0 } });
    expect(await runBilling(backend.context)).toMatchObject({ rewards: 0 });
    expect((await ownOf(referrer.email))?.referrals).toMatchObject([{ status: 'pending' }]);
    ahead += 35 * DAY;
    expect(await runBilling(backend.context)).toMatchObject({ rewards: 0 });
    expect(await ownOf(referrer.email)).toMatchObject({ earned: 0, referrals: [{ status: 'refused', reason: 'left-before-payment' }] });
    expect(await runBilling(backend.context)).toMatchObject({ rewards: 0 });
  });

  it('by ending a term whose collection was called off: all of it comes back, though its invoice was paid', async () => {
    const { referrer, friend, orderId, visit } = await referrerAndFriend({ slot: IN_TIME });
    const token = await logIn(backend, friend.email);
    await callOff(token, visit);
    expect(await runBilling(backend.context)).toMatchObject({ rewards: 0 });
    expect((await ownOf(referrer.email))?.referrals).toMatchObject([{ status: 'pending' }]);
    const [term] = await termsOf(backend, token);
    await dataFrom(backend, 'endTerm', { token, params: { id: orderId }, body: { refund: term?.refund ?? 0 } });
    expect((await storageOf(orderId))?.status).toBe('paid');
    ahead += 75 * DAY;
    expect(await runBilling(backend.context)).toMatchObject({ rewards: 0 });
    expect(await ownOf(referrer.email)).toMatchObject({ earned: 0, referrals: [{ status: 'refused', reason: 'left-before-payment' }] });
  });

  it('by having that payment given back', async () => {
    const { referrer, orderId } = await referrerAndFriend();
    await mark('refunded', `order_id = '${orderId}'`);
    expect(await runBilling(backend.context)).toMatchObject({ rewards: 0 });
    expect((await ownOf(referrer.email))?.referrals).toMatchObject([{ status: 'refused', reason: 'left-before-payment' }]);
  });

  it('by deleting the account before an order', async () => {
    const referrer = await signUpMember(backend);
    const code = (await ownOf(referrer.email))?.code;
    const friend = await signUpMember(backend, { firstName: 'Kim', referralCode: code });
    const gone = await call(backend, 'deleteAccount', { token: friend.token, body: { password: PASSWORD } });
    expect(gone.statusCode).toBe(200);
    expect((await ownOf(referrer.email))?.referrals).toEqual([
      expect.objectContaining({ name: '', status: 'refused', reason: 'left-before-payment' }),
    ]);
  });
});

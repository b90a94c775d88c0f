import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { invoices } from '@/backend/api/db/schema/orders';
import { referrals } from '@/backend/api/db/schema/coupons';
import { runBilling } from '@/backend/api/modules/billing/billing-job';
import { newPerson, orderBody, placeOrder, termsOf } from '@/tests/builders/order';
import { call, dataFrom, dataOf, logIn, signUpMember } from '@/tests/setup/member';
import { testBackend } from '@/tests/setup/test-backend';

const DAY = 86_400_000;
/** Far enough ahead to be called off for nothing. */
const IN_TIME = 20;
const backend = testBackend({ rateLimitFactor: 1000 }, { clock: () => new Date(Date.now() + ahead) });
let ahead = 0;

async function ownOf(email: string) {
  return (await dataFrom(backend, 'userInformation', { token: await logIn(backend, email) })).detailReferralCode;
}
const invoicesOf = async (orderId: string) =>
  (await backend.context.database.orm.select().from(invoices)).filter((row) => row.orderId === orderId);
const storageOf = async (orderId: string) => (await invoicesOf(orderId)).find(({ periodFrom }) => periodFrom !== null);

/** What one plan costs a month is less than what a friend's code takes off: nothing is left to pay for the first. */
const CHEAPEST = { lite: { numberItems: 1, totalPrice: 0 } };
const codeOf = async (email: string) => (await ownOf(email))?.code ?? '';
const home = () => ({ flat: `flat ${randomUUID()}` });
const phoneOf = (last: number) => ({ contactName: 'Ada Lo', contactPhoneCode: '+852', contactPhone: `5123 ${4000 + last}` });

async function orderWith(code: string, { token = null, phone = 1, ...wish }: Parameters<typeof orderBody>[1] & { phone?: number } = {}) {
  const user = token ? null : newPerson();
  const { body, quote } = await orderBody(backend, { user, token, months: 1, referralCode: code, address: home(), ...wish });
  const answer = await placeOrder(backend, { ...body, bookCollection: { ...body.bookCollection, contact: phoneOf(phone) } }, { token });
  return { email: user?.email ?? '', quote, placed: dataOf('orderAndPaymentSignup', answer) };
}

describe('a first month that a discount has paid for', () => {
  it('brings no reward at its end; the first month that is paid for does, at its own', async () => {
    const referrer = await signUpMember(backend);
    const { quote, placed } = await orderWith(await codeOf(referrer.email), { packages: CHEAPEST });
    expect([quote.chargedToday, quote.promotion.kind, quote.service.totalPrice]).toEqual([0, 'referral', 0]);
    const start = (await storageOf(placed.order.id))?.periodFrom ?? '';
    const dayAfter = (months: number) => {
      const at = new Date(`${start}T12:00:00Z`);
      at.setUTCMonth(at.getUTCMonth() + months);
      return at.getTime() + DAY - Date.now();
    };
    ahead = dayAfter(1);
    expect((await runBilling(backend.context)).rewards).toBe(0);
    expect(await ownOf(referrer.email)).toMatchObject({ earned: 0, referrals: [{ status: 'pending', reason: 'awaiting-first-payment' }] });
    const second = (await invoicesOf(placed.order.id)).find(({ total, periodFrom }) => total > 0 && periodFrom !== null);
    expect(second?.status).toBe('due');
    await backend.context.database.orm.execute(`update invoices set status = 'paid' where id = '${second?.id}'`);
    expect((await runBilling(backend.context)).rewards).toBe(0);
    ahead = dayAfter(2) + DAY;
    expect((await runBilling(backend.context)).rewards).toBe(1);
    expect(await ownOf(referrer.email)).toMatchObject({ earned: 20_000 });
  });

  it('brings none ever where the friend leaves then', async () => {
    const referrer = await signUpMember(backend);
    const { email, placed } = await orderWith(await codeOf(referrer.email), { packages: CHEAPEST });
    const storage = await storageOf(placed.order.id);
    ahead = Date.parse(`${storage?.periodFrom}T12:00:00Z`) - Date.now() + DAY;
    const token = await logIn(backend, email);
    const [term] = await termsOf(backend, token);
    await dataFrom(backend, 'endTerm', { token, params: { id: placed.order.id }, body: { refund: term?.refund ?? 0 } });
    ahead += 75 * DAY;
    expect((await runBilling(backend.context)).rewards).toBe(0);
    expect(await ownOf(referrer.email)).toMatchObject({ earned: 0, referrals: [{ status: 'refused', reason: 'left-before-payment' }] });
  });
});

describe('members who bring each other', () => {
  it('are told that the second one counts for nobody, over as many friends as it goes', async () => {
    const first = await signUpMember(backend);
    const second = await orderWith(await codeOf(first.email), { phone: 11 });
    const third = await orderWith(await codeOf(second.email), { phone: 12 });
    for (const { email } of [second, third]) {
      const code = await codeOf(email);
      const offer = await dataFrom(backend, 'priceService', { token: first.token, body: { country: 'hk', referralCode: code } });
      expect(offer.referralProgram?.valid).toBe(true);
      const hoped = await orderBody(backend, { user: null, token: first.token, referralCode: code, friendReward: 30_000, address: home() });
      expect((await placeOrder(backend, hoped.body, { token: first.token })).json()).toMatchObject({ code: 'PRICE_CHANGED' });
    }
    const { quote } = await orderWith(await codeOf(third.email), { token: first.token, friendReward: null, phone: 15 });
    expect(quote.promotion.kind).toBe('none');
    expect((await ownOf(third.email))?.referrals).toMatchObject([{ status: 'refused', reason: 'circle' }]);
    expect((await ownOf(first.email))?.referrals).toMatchObject([{ status: 'pending' }]);
    // The one that was refused keeps the others from nothing.
    ahead += 75 * DAY;
    expect((await runBilling(backend.context)).rewards).toBe(2);
  });

  it('also where both ordered at one moment, so that neither order saw the other', async () => {
    const [one, other] = [await orderWith('', { phone: 21 }), await orderWith('', { phone: 22 })];
    const { orm } = backend.context.database;
    const idOf = async (email: string) =>
      (await call(backend, 'currentUser', { token: await logIn(backend, email) })).json<{ data: { user: { id: string } } }>().data.user.id;
    const [first, second] = [await idOf(one.email), await idOf(other.email)];
    const pending = { friendName: 'Ada', status: 'pending' as const, reason: 'awaiting-first-payment' as const, createdAt: new Date() };
    await orm.insert(referrals).values([
      { id: randomUUID(), referrerId: first, friendId: second, ...pending },
      { id: randomUUID(), referrerId: second, friendId: first, ...pending },
    ]);
    ahead += 75 * DAY;
    expect((await runBilling(backend.context)).rewards).toBe(1);
    const states = [...((await ownOf(one.email))?.referrals ?? []), ...((await ownOf(other.email))?.referrals ?? [])];
    expect(states.map(({ status, reason }) => [status, reason]).sort()).toEqual([
      ['refused', 'circle'],
      ['rewarded', undefined],
    ]);
  });
});

describe('one person with two accounts', () => {
  it('earns nothing: the number is the same, however it is written', async () => {
    const referrer = await orderWith('', { phone: 31 });
    const friend = newPerson();
    const { body } = await orderBody(backend, { user: friend, months: 1, referralCode: await codeOf(referrer.email), address: home() });
    const contact = { contactName: 'A. Lo', contactPhoneCode: '+65', contactPhone: '+852 (5123) 4031' };
    dataOf('orderAndPaymentSignup', await placeOrder(backend, { ...body, bookCollection: { ...body.bookCollection, contact } }));
    expect((await ownOf(referrer.email))?.referrals).toMatchObject([{ status: 'refused', reason: 'same-phone' }]);
  });
});

describe('a friend whose order was given back whole', () => {
  it('is a friend again with the next one, for both', async () => {
    const referrer = await signUpMember(backend);
    const code = await codeOf(referrer.email);
    const { email, placed } = await orderWith(code, { slot: IN_TIME, phone: 41 });
    const token = await logIn(backend, email);
    await dataFrom(backend, 'cancelBooking', { token, params: { id: placed.booking.id }, query: { fee: '0' } });
    const [term] = await termsOf(backend, token);
    await dataFrom(backend, 'endTerm', { token, params: { id: placed.order.id }, body: { refund: term?.refund ?? 0 } });
    await runBilling(backend.context);
    expect((await ownOf(referrer.email))?.referrals).toMatchObject([{ status: 'refused', reason: 'left-before-payment' }]);
    const again = await orderWith(code, { token, phone: 41 });
    expect(again.quote.promotion).toMatchObject({ kind: 'referral', amount: 30_000 });
    expect((await ownOf(referrer.email))?.referrals).toMatchObject([{ status: 'pending' }]);
    ahead += 75 * DAY;
    expect((await runBilling(backend.context)).rewards).toBe(1);
  });
});

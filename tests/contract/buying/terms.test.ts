import { describe, expect, it } from 'vitest';
import { gatewayCharges, gatewayRefunds } from '@/backend/api/db/schema/gateway';
import { invoices, orders } from '@/backend/api/db/schema/orders';
import { storagePlans } from '@/backend/api/db/schema/wardrobe';
import { runBilling } from '@/backend/api/modules/billing/billing-job';
import { issueInvoice } from '@/backend/api/modules/billing/issue-invoice';
import { invoiceLine } from '@/backend/api/modules/order/order-invoice';
import { fromRegionTime } from '@/backend/api/modules/booking/region-time';
import { boughtGift, freeSlots, newPerson, orderBody, placeOrder, termsOf as endings } from '@/tests/builders/order';
import { call, codeOf, dataFrom, dataOf, logIn, mailsTo, signUpMember } from '@/tests/setup/member';
import { testBackend } from '@/tests/setup/test-backend';
import { DAY_MS, addDays } from '@/lib/calendar-days';
import { addMonths } from '@/lib/domain/shared/add-months';

const backend = testBackend({ rateLimitFactor: 1000, hasOperations: false }, { clock: () => new Date(Date.now() + ahead) });
let ahead = 0;

const termsOf = (token: string) => endings(backend, token);
const end = (token: string, id: string, refund: number) => call(backend, 'endTerm', { token, params: { id }, body: { refund } });

/** Ten pieces for a year, collected within days. */
async function yearOf(couponCode?: string) {
  const person = newPerson();
  const { body } = await orderBody(backend, { user: person, months: 12, ...(couponCode ? { couponCode } : {}) });
  const { order, accessToken = '' } = dataOf('orderAndPaymentSignup', await placeOrder(backend, body));
  return { ...order, email: person.email, token: accessToken };
}

describe('a term that is ended early', () => {
  it('gives back what was paid less the months used at the discount that they earned, once, to the card', async () => {
    const { id, number, email, token } = await yearOf();
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
    expect(one).toMatchObject({ refund: 313_600, toCard: 313_600, endsOn: term?.endsOn });
    expect([one?.status, two?.status]).toContain('done');
    // Whoever came second while the first was asking may be told that the gateway has still to confirm.
    expect({ ...two, status: '' }).toEqual({ ...one, status: '' });
    const { orm } = backend.context.database;
    expect((await orm.select().from(gatewayRefunds)).map(({ amount }) => amount)).toEqual([313_600]);
    expect((await orm.select().from(storagePlans)).filter((plan) => plan.id === `${id}-1`).map(({ endsOn }) => endsOn)).toEqual([
      term?.endsOn,
    ]);
    expect(await termsOf(again)).toEqual([]);
    expect((await mailsTo(backend, email)).filter(({ subject }) => subject === `You have ended your plan ${number}`)).toHaveLength(1);
    const list = (await dataFrom(backend, 'invoices', { token: again })).data;
    expect(list[0]).toMatchObject({ status: 'refunded', total: -313_600, lines: [{ kind: 'refund', amount: -313_600 }] });
    ahead += 400 * DAY_MS;
    await runBilling(backend.context);
    expect((await dataFrom(backend, 'invoices', { token: await logIn(backend, email) })).data).toHaveLength(list.length);
  });

  it('is asked of the gateway by one asker at a time', async () => {
    const { id, email } = await yearOf();
    ahead += 20 * DAY_MS;
    const token = await logIn(backend, email);
    const [term] = await termsOf(token);
    const { gateway } = backend.context;
    const { refund } = gateway;
    let asked = 0;
    let answer = (_isDone: boolean) => {};
    gateway.refund = () => {
      asked += 1;
      return new Promise((resolve) => void (answer = resolve));
    };
    const ending = end(token, id, term?.refund ?? 0);
    await expect.poll(() => asked).toBe(1);
    // While its answer is out: another press, and the job.
    expect(dataOf('endTerm', await end(token, id, term?.refund ?? 0)).status).toBe('pending');
    expect((await runBilling(backend.context)).refunds).toBe(0);
    expect(asked).toBe(1);
    answer(true);
    expect(dataOf('endTerm', await ending).status).toBe('done');
    expect(dataOf('endTerm', await end(token, id, term?.refund ?? 0)).status).toBe('done');
    expect(asked).toBe(1);
    gateway.refund = refund;
  });

  it('becomes credit where a gift code had paid', async () => {
    const giftCode = await boughtGift(backend);
    const { id, email } = await yearOf(giftCode);
    ahead += 20 * DAY_MS;
    const token = await logIn(backend, email);
    const { user } = dataOf('currentUser', await call(backend, 'currentUser', { token }));
    const [term] = await termsOf(token);
    const bill = { userId: user.id, orderId: null, lines: [invoiceLine('care', 1_000)], usesCredit: true };
    await backend.context.database.orm.transaction((tx) =>
      issueInvoice(tx, { ...bill, country: 'hk', status: 'due' }, backend.context.clock()),
    );
    // 4,998.00 less one month at 490.00; the card had paid 2,598.00 of it.
    expect(term).toMatchObject({ refund: 450_800, toCard: 259_800, asCredit: 191_000 });
    dataOf('endTerm', await end(token, id, 450_800));
    const balance = await backend.app.inject({ url: '/ext/balance?currency=hkd', headers: { authorization: `Bearer ${token}` } });
    // It pays what is open at once.
    expect(dataOf('billingBalance', balance)).toMatchObject({ credit: 190_000, dueNow: 0, later: null });
  });

  it('moves with its collection, and rests without one: nothing is renewed, and everything comes back', async () => {
    const person = newPerson();
    const { body, quote } = await orderBody(backend, {
      user: person,
      months: 3,
      slot: 20,
      packages: { x: { numberItems: 10, totalPrice: 0, xType: 'basic' }, pix: { numberItems: 20, totalPrice: 0 } },
    });
    const { order, accessToken: token = '', booking } = dataOf('orderAndPaymentSignup', await placeOrder(backend, body));
    const slot = (await freeSlots(backend, 'hk')).findLast(({ date }) => date > booking.date);
    const moved = slot?.date ?? '';
    await dataFrom(backend, 'changeBooking', { token, params: { id: booking.id }, body: { date: slot?.date, time: slot?.time, fee: 0 } });
    const { orm } = backend.context.database;
    const term = async () => (await orm.select().from(orders)).find(({ id }) => id === order.id);
    expect(await term()).toMatchObject({ startsOn: moved, renewsOn: addMonths(moved, 3), restingSince: null });
    expect((await orm.select().from(storagePlans)).filter(({ id }) => id.startsWith(order.id)).map(({ startedOn }) => startedOn)).toEqual([
      moved,
    ]);
    expect((await dataFrom(backend, 'invoices', { token })).data.find(({ period }) => period)?.period).toEqual({
      from: moved,
      to: addDays(addMonths(moved, 3), -1),
    });

    const confirmed = async () => {
      const { order: placed, booking: visit } = await dataFrom(backend, 'placedOrder', { token, params: { number: order.number } });
      return { later: placed.chargedLater.map(({ date }) => date), date: visit?.date };
    };
    expect(await confirmed()).toEqual({ later: order.chargedLater.map(() => moved), date: moved });
    await dataFrom(backend, 'cancelBooking', { token, params: { id: booking.id }, query: { fee: '0' } });
    expect(await confirmed()).toEqual({ later: [], date: undefined });
    ahead += 300 * DAY_MS;
    await runBilling(backend.context);
    const later = await logIn(backend, person.email);
    expect(
      (await dataFrom(backend, 'invoices', { token: later })).data.filter(({ status }) => status === 'due' || status === 'overdue'),
    ).toEqual([]);
    const [resting] = await termsOf(later);
    expect(resting).toMatchObject({
      state: 'resting',
      monthsUsed: 0,
      paid: quote.chargedToday,
      refund: quote.chargedToday,
      toCard: quote.chargedToday,
      asCredit: 0,
    });
    const ended = dataOf('endTerm', await end(later, order.id, quote.chargedToday));
    expect(ended).toMatchObject({ status: 'done', toCard: quote.chargedToday });
    expect((await orm.select().from(gatewayRefunds)).filter(({ key }) => key === `term-${order.id}`).map(({ amount }) => amount)).toEqual([
      quote.chargedToday,
    ]);
    expect(await termsOf(later)).toEqual([]);
    // There is no last day to name, and no plan to go on with.
    const told = (await mailsTo(backend, person.email)).filter(({ subject }) => subject.includes('ended'));
    expect(told.map(({ subject }) => subject)).toEqual([`Your order ${order.number} has been ended`]);
    expect(told[0]?.body).not.toMatch(/last day|continue/);
  });

  it('takes along the month that is announced but has not begun, and keeps one that was paid ahead', async () => {
    const month = async (slot: number) => {
      const person = newPerson();
      const { body } = await orderBody(backend, { user: person, months: 1, slot });
      const { order } = dataOf('orderAndPaymentSignup', await placeOrder(backend, body));
      return { ...order, email: person.email };
    };
    const [one, two] = [await month(0), await month(1)];
    const { orm } = backend.context.database;
    const renewsOn = (await orm.select().from(orders)).find(({ id }) => id === one.id)?.renewsOn ?? '';
    ahead = fromRegionTime(renewsOn, 12, 'hk').getTime() - 5 * DAY_MS - Date.now();
    await runBilling(backend.context);
    const nextOf = async (token: string) => (await dataFrom(backend, 'invoices', { token })).data[0];
    const token = await logIn(backend, one.email);
    expect(await nextOf(token)).toMatchObject({ status: 'due', period: { from: renewsOn } });
    const [term] = await termsOf(token);
    expect(term).toMatchObject({ state: 'running', refund: 0, paidUntil: renewsOn, endsOn: renewsOn });
    dataOf('endTerm', await end(token, one.id, 0));
    expect(await nextOf(token)).toMatchObject({ status: 'void' });

    const other = await logIn(backend, two.email);
    const ahead2 = await nextOf(other);
    await dataFrom(backend, 'payInvoice', {
      token: other,
      params: { invoiceId: ahead2?.id ?? '' },
      body: { paymentMethodNonce: 'fake-valid-nonce' },
      headers: { 'idempotency-key': 'paid-before-it-begins-01' },
    });
    const [paid] = await termsOf(other);
    const dayAfter = addDays(ahead2?.period?.to ?? '', 1);
    expect(paid).toMatchObject({ refund: 0, paidUntil: dayAfter, endsOn: dayAfter });
    // It was shown before that month was paid: an end a month later is not what was confirmed.
    const endAsShown = (endsOn: string) => call(backend, 'endTerm', { token: other, params: { id: two.id }, body: { refund: 0, endsOn } });
    expect(codeOf(await endAsShown(renewsOn))).toBe('PRICE_CHANGED');
    expect(dataOf('endTerm', await endAsShown(dayAfter)).endsOn).toBe(dayAfter);
  });

  it('gives a month back whose payment was under way when the term ended', async () => {
    const person = newPerson();
    const { body } = await orderBody(backend, { user: person, months: 1, slot: 2 });
    const { order } = dataOf('orderAndPaymentSignup', await placeOrder(backend, body));
    const { orm } = backend.context.database;
    const renewsOn = (await orm.select().from(orders)).find(({ id }) => id === order.id)?.renewsOn ?? '';
    ahead = fromRegionTime(renewsOn, 12, 'hk').getTime() - 5 * DAY_MS - Date.now();
    await runBilling(backend.context);
    const token = await logIn(backend, person.email);
    const invoice = (await dataFrom(backend, 'invoices', { token })).data[0];
    const { gateway } = backend.context;
    const { charge } = gateway;
    let pay = () => {};
    const held = new Promise<void>((resolve) => void (pay = resolve));
    gateway.charge = async (wish) => {
      await held;
      return charge(wish);
    };
    const paying = call(backend, 'payInvoice', {
      token,
      params: { invoiceId: invoice?.id ?? '' },
      body: { paymentMethodNonce: 'fake-valid-nonce' },
      headers: { 'idempotency-key': 'paid-while-it-is-ended-01' },
    });
    const stateOf = async () => (await orm.select().from(invoices)).find(({ id }) => id === invoice?.id)?.status;
    await expect.poll(stateOf).toBe('processing');
    dataOf('endTerm', await end(token, order.id, 0));
    pay();
    expect(codeOf(await paying)).toBe('INVOICE_NOT_PAYABLE');
    gateway.charge = charge;
    expect(await stateOf()).toBe('void');
    const charges = (await orm.select().from(gatewayCharges).orderBy(gatewayCharges.createdAt)).filter(
      ({ amount }) => amount === invoice?.total,
    );
    expect(charges.at(-1)?.status).toBe('voided');
  });

  it('is given back later when the gateway does not answer, by the billing job', async () => {
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
    // Its refund may still appear at the gateway: for so long nobody asks anew.
    expect((await runBilling(backend.context)).refunds).toBe(0);
    ahead += 61_000;
    expect((await runBilling(backend.context)).refunds).toBe(1);
    expect(dataOf('endTerm', await end(token, id, term?.refund ?? 0)).status).toBe('done');
  });
});

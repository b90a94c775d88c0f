import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { gatewayCharges, gatewayRefunds } from '@/backend/api/db/schema/gateway';
import { accountCredits } from '@/backend/api/db/schema/payments';
import { runBilling } from '@/backend/api/modules/billing/billing-job';
import { creditOf } from '@/backend/api/modules/billing/issue-invoice';
import { slotMoment } from '@/backend/api/modules/booking/booking-shape';
import { DAY_MS } from '@/lib/calendar-days';
import GIFT from '@/tests/builders/gift.json';
import { freeSlots } from '@/tests/builders/order';
import { call, dataFrom, dataOf, logIn } from '@/tests/setup/member';
import { testBackend } from '@/tests/setup/test-backend';
import { feePayer, type FeePayer } from './fee-payer';

const backend = testBackend({ rateLimitFactor: 1000, hasDemoAccounts: false }, { clock: () => new Date(Date.now() + ahead) });
let ahead = 0;

const orm = () => backend.context.database.orm;
const customer = (slot: number) => feePayer(backend, slot);
/** So many days after the visit has ended. */
const goTo = ({ booking }: FeePayer, days = 0) => {
  ahead = slotMoment(booking, 'end').getTime() + days * DAY_MS + 60_000 - Date.now();
};
const run = () => runBilling(backend.context);

describe('the fee of a visit', () => {
  it('moves with the visit, and is void without one', async () => {
    // Late enough that neither change costs a fee.
    const one = await customer(20);
    const { booking, token } = one;
    const slot = (await freeSlots(backend, 'hk')).find(({ date }) => date > booking.date);
    await dataFrom(backend, 'changeBooking', { token, params: { id: booking.id }, body: { date: slot?.date, time: slot?.time, fee: 0 } });
    expect((await one.stored())?.dueDate).toBe(slot?.date);
    await dataFrom(backend, 'cancelBooking', { token, params: { id: booking.id }, query: { fee: '0' } });
    expect(await one.status()).toBe('void');
    goTo(one, 40);
    await run();
    expect([await one.status(), await one.charges(), await one.subjects()]).toEqual(['void', [], []]);
  });

  it.each([
    [25, 100, (total: number) => [['1', 'settled', total - 100]]],
    [26, 1_000_000, () => []],
  ])('is paid by credit before the card is charged (slot %i, credit %i)', async (slot, amount, charges) => {
    ahead = 0;
    const one = await customer(slot);
    const credit = { id: randomUUID(), userId: one.invoice.userId, currency: 'HKD', reason: 'gift', createdAt: new Date() } as const;
    await orm()
      .insert(accountCredits)
      .values({ ...credit, amount });
    goTo(one);
    await run();
    expect([await one.status(), await one.charges()]).toEqual(['paid', charges(one.invoice.total)]);
    expect(await creditOf(orm(), one.invoice.userId, 'HKD')).toBe(Math.max(0, amount - one.invoice.total));
  });

  it('is paid by a gift that is redeemed after the visit, not before it', async () => {
    ahead = 0;
    const one = await customer(27);
    const redeem = async () => {
      const { giftCode } = await dataFrom(backend, 'giftPayment', { body: { ...GIFT, emailAddress: one.email } });
      await dataFrom(backend, 'redeemGift', { token: await logIn(backend, one.email), body: { giftCode } });
      return one.status();
    };
    expect(await redeem()).toBe('due');
    goTo(one);
    expect(await redeem()).toBe('paid');
  });
});

describe('the fee of a visit that was paid by hand', () => {
  const paidByHand = async (slot: number) => {
    const one = await customer(slot);
    const pay = () =>
      call(backend, 'payInvoice', {
        token: one.token,
        params: { invoiceId: one.invoice.id },
        body: { paymentMethodNonce: 'fake-valid-nonce' },
        headers: { 'idempotency-key': `by-hand-${one.invoice.id}` },
      });
    dataOf('payInvoice', await pay());
    expect(await one.status()).toBe('paid');
    const refunds = async () =>
      (await orm().select().from(gatewayRefunds)).filter(({ key }) => key === `visit-${one.invoice.id}`).map(({ amount }) => amount);
    const cancel = () => call(backend, 'cancelBooking', { token: one.token, params: { id: one.booking.id }, query: { fee: '0' } });
    return { ...one, refunds, cancel };
  };

  it('goes back to its card when the visit is cancelled, once, and is told by a mail', async () => {
    ahead = 0;
    const one = await paidByHand(21);
    dataOf('cancelBooking', await one.cancel());
    dataOf('cancelBooking', await one.cancel());
    await run();
    expect([await one.status(), await one.refunds()]).toEqual(['refunded', [one.invoice.total]]);
    expect((await one.subjects()).filter((subject) => /refund/i.test(subject))).toHaveLength(1);
    const shown = (await dataFrom(backend, 'invoice', { token: one.token, params: { id: one.invoice.id } })).data;
    expect(shown).toMatchObject({ status: 'refunded', total: one.invoice.total });
    goTo(one, 40);
    await run();
    expect([await one.status(), await one.charges()]).toEqual(['refunded', []]);
  });

  it('goes back later when the gateway does not answer, by the billing job', async () => {
    ahead = 0;
    const one = await paidByHand(22);
    const { gateway } = backend.context;
    const { refund } = gateway;
    gateway.refund = () => Promise.reject(new Error('silence'));
    dataOf('cancelBooking', await one.cancel());
    expect([await one.status(), await one.refunds(), (await run()).refunds]).toEqual(['refunded', [], 0]);
    gateway.refund = refund;
    // Whoever asked has the refund for a minute: what was not answered may still have been done.
    expect((await run()).refunds).toBe(0);
    ahead = 61_000;
    expect([(await run()).refunds, await one.refunds(), (await run()).refunds]).toEqual([1, [one.invoice.total], 0]);
  });

  it('becomes credit where no charge is known of it', async () => {
    ahead = 0;
    const one = await paidByHand(23);
    await orm().execute(`update invoice_payments set charge_id = null where invoice_id = '${one.invoice.id}'`);
    dataOf('cancelBooking', await one.cancel());
    const balance = await backend.app.inject({ url: '/ext/balance?currency=hkd', headers: { authorization: `Bearer ${one.token}` } });
    expect([dataOf('billingBalance', balance).credit, await one.refunds()]).toEqual([one.invoice.total, []]);
  });

  it('is not taken at all when the visit is cancelled while it is being paid', async () => {
    ahead = 0;
    const one = await customer(24);
    const { gateway } = backend.context;
    const { charge } = gateway;
    const settled = async () => (await orm().select().from(gatewayCharges)).filter(({ status }) => status === 'settled').length;
    const before = await settled();
    gateway.charge = async (wanted) => {
      await dataFrom(backend, 'cancelBooking', { token: one.token, params: { id: one.booking.id }, query: { fee: '0' } });
      return charge.call(gateway, wanted);
    };
    const answer = await call(backend, 'payInvoice', {
      token: one.token,
      params: { invoiceId: one.invoice.id },
      body: { paymentMethodNonce: 'fake-valid-nonce' },
      headers: { 'idempotency-key': `meanwhile-${one.invoice.id}` },
    });
    gateway.charge = charge;
    expect((answer.json() as { code?: string }).code).toBe('INVOICE_NOT_PAYABLE');
    expect(await one.status()).toBe('void');
    expect(await settled()).toBe(before);
  });
});

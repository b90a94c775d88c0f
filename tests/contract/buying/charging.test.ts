import { describe, expect, it } from 'vitest';
import { gatewayCharges } from '@/backend/api/db/schema/gateway';
import { bookings } from '@/backend/api/db/schema/orders';
import { items } from '@/backend/api/db/schema/wardrobe';
import { runBilling } from '@/backend/api/modules/billing/billing-job';
import { slotMoment } from '@/backend/api/modules/booking/booking-shape';
import { collectBookings } from '@/backend/twins/operations/collect-bookings';
import { sweepIntents } from '@/backend/api/payments/intents/sweeper';
import { DAY_MS } from '@/lib/calendar-days';
import { newPerson, orderBody, placeOrder } from '@/tests/builders/order';
import { call, dataFrom, dataOf, logIn } from '@/tests/setup/member';
import { testBackend } from '@/tests/setup/test-backend';
import { feePayer, type FeePayer } from './fee-payer';

const backend = testBackend({ rateLimitFactor: 1000, hasDemoAccounts: false }, { clock: () => new Date(Date.now() + ahead) });
let ahead = 0;

const orm = () => backend.context.database.orm;
const customer = () => feePayer(backend);
/** So many days after the visit has ended. */
const goTo = ({ booking }: FeePayer, days = 0) => {
  ahead = slotMoment(booking, 'end').getTime() + days * DAY_MS + 60_000 - Date.now();
};
const run = () => runBilling(backend.context);

describe('what has become due', () => {
  it('is charged to the stored card when the visit has taken place, once, and told by a receipt', async () => {
    const one = await customer();
    await run();
    expect(await one.status()).toBe('due');
    ahead = slotMoment(one.booking, 'end').getTime() - 60_000 - Date.now();
    await run();
    expect([await one.status(), await one.charges()]).toEqual(['due', []]);
    goTo(one);
    const runs = await Promise.all([run(), run()]);
    expect(runs.reduce((sum, { charges }) => sum + charges, 0)).toBe(1);
    expect(await run()).toMatchObject({ charges: 0 });
    expect([await one.status(), await one.charges()]).toEqual(['paid', [['1', 'settled', one.invoice.total]]]);
    expect(await one.subjects()).toEqual([`Payment received for invoice ${one.invoice.number}`]);
    const token = await logIn(backend, one.email);
    const { data } = await dataFrom(backend, 'invoice', { token, params: { id: one.invoice.id } });
    expect(data.payments).toMatchObject([{ amount: one.invoice.total, method: 'Visa 1881' }]);
  });

  it('and is declined stays open, is told, and tried again on days three, seven and fourteen, once each', async () => {
    const one = await customer();
    const { number, total } = one.invoice;
    await one.declining('declined');
    goTo(one);
    expect(await run()).toMatchObject({ charges: 0, reminders: 0 });
    await run();
    expect([await one.status(), await one.charges()]).toEqual(['due', [['1', 'declined', total]]]);
    expect(await one.subjects()).toEqual([`We could not charge your card for invoice ${number}`]);
    for (const days of [1, 2, 3, 3, 6, 7]) {
      goTo(one, days);
      await run();
    }
    expect((await one.charges()).map(([attempt, status]) => [attempt, status])).toEqual([
      ['1', 'declined'],
      ['2', 'declined'],
      ['3', 'declined'],
    ]);
    await one.declining('valid');
    goTo(one, 13);
    await run();
    expect(await one.status()).toBe('due');
    goTo(one, 14);
    await run();
    expect(await one.status()).toBe('paid');
    expect(await one.subjects()).toEqual([
      `We could not charge your card for invoice ${number}`,
      `Invoice ${number} is overdue`,
      `Second reminder: invoice ${number} is overdue`,
      `Payment received for invoice ${number}`,
    ]);
  });

  it('without a card is to be paid by hand, and reminded of three times', async () => {
    const one = await customer();
    const { number } = one.invoice;
    await orm().execute(`delete from payment_methods where user_id = '${one.invoice.userId}'`);
    for (const days of [0, 0, 3, 7, 14, 15, 25]) {
      goTo(one, days);
      await run();
    }
    expect([await one.status(), await one.charges()]).toEqual(['due', []]);
    expect(await one.subjects()).toEqual([
      `Payment due: invoice ${number}`,
      `Invoice ${number} is overdue`,
      `Second reminder: invoice ${number} is overdue`,
      `Last reminder: invoice ${number} is overdue`,
    ]);
  });

  it('is charged once when the answer of the gateway is lost, and by the same attempt when the request was', async () => {
    const [lostAnswer, lostRequest] = [await customer(), await customer()];
    const { gateway } = backend.context;
    const { chargeStoredCard } = gateway;
    gateway.chargeStoredCard = async (charge) => {
      if (charge.key.includes(lostAnswer.invoice.id)) await chargeStoredCard(charge);
      throw new Error('silence');
    };
    ahead = Math.max(...[lostAnswer, lostRequest].map(({ booking }) => slotMoment(booking, 'end').getTime())) + 60_000 - Date.now();
    await run();
    gateway.chargeStoredCard = chargeStoredCard;
    expect([await lostAnswer.status(), await lostRequest.status()]).toEqual(['processing', 'processing']);
    // Meanwhile neither the job nor the member starts another charge.
    expect(await run()).toMatchObject({ charges: 0 });
    const token = await logIn(backend, lostAnswer.email);
    const byHand = await call(backend, 'payInvoice', {
      token,
      params: { invoiceId: lostAnswer.invoice.id },
      body: { paymentMethodNonce: 'fake-valid-nonce' },
      headers: { 'idempotency-key': 'by-hand-while-it-is-charged' },
    });
    expect(byHand.json()).toMatchObject({ code: 'IN_PROGRESS' });
    ahead += 5_000;
    await sweepIntents(backend.context);
    expect([await lostAnswer.status(), await lostRequest.status()]).toEqual(['paid', 'due']);
    expect(await run()).toMatchObject({ charges: 1 });
    expect([await lostAnswer.charges(), await lostRequest.charges()]).toEqual([
      [['1', 'settled', lostAnswer.invoice.total]],
      [['1', 'settled', lostRequest.invoice.total]],
    ]);
  });

  it('and is paid by hand at the same moment is paid once', async () => {
    const one = await customer();
    goTo(one);
    const token = await logIn(backend, one.email);
    const settled = async () => (await orm().select().from(gatewayCharges)).filter(({ status }) => status === 'settled').length;
    const before = await settled();
    const pay = () =>
      call(backend, 'payInvoice', {
        token,
        params: { invoiceId: one.invoice.id },
        body: { paymentMethodNonce: 'fake-valid-nonce' },
        headers: { 'idempotency-key': 'by-hand-at-the-same-moment' },
      });
    await Promise.all([pay(), run(), pay(), run()]);
    expect([await one.status(), await settled()]).toEqual(['paid', before + 1]);
  });
});

describe('what is paid by the piece', () => {
  it('is charged for those that are with us, beside what the order was estimated at', async () => {
    ahead = 0;
    const person = newPerson();
    const { body } = await orderBody(backend, { user: person, packages: { luxe: { numberItems: 3, totalPrice: 0 } }, months: 1, slot: 12 });
    const { order } = dataOf('orderAndPaymentSignup', await placeOrder(backend, body));
    const [booking] = (await orm().select().from(bookings)).filter(({ orderId }) => orderId === order.id);
    if (!booking) throw new Error('No collection');
    ahead = slotMoment(booking, 'end').getTime() + 60_000 - Date.now();
    await collectBookings(backend.context);
    const [given] = (await orm().select().from(items)).filter(({ userId }) => userId === booking.userId);
    await orm().execute(`update items set state = 'donated' where id = '${given?.id}'`);
    ahead += 32 * DAY_MS;
    await run();
    const token = await logIn(backend, person.email);
    const [newest] = (await dataFrom(backend, 'invoices', { token })).data;
    const { data } = await dataFrom(backend, 'invoice', { token, params: { id: newest?.id ?? '' } });
    expect(data).toMatchObject({ total: 30_000, lines: [{ kind: 'luxe', quantity: 2, amount: 30_000, estimate: 45_000 }] });
  });
});

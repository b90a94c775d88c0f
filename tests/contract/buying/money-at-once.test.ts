import { describe, expect, it } from 'vitest';
import { gatewayRefunds } from '@/backend/api/db/schema/gateway';
import { gifts } from '@/backend/api/db/schema/payments';
import { boughtGift, newPerson, orderBody, placeOrder, SEASON_GIFT } from '@/tests/builders/order';
import { call, dataOf, logIn, signUpMember } from '@/tests/setup/member';
import { testBackend } from '@/tests/setup/test-backend';

/** What public shops have been caught by: each tried as somebody would, at the calls themselves. */
const backend = testBackend({ rateLimitFactor: 1000 });

const VALUE = SEASON_GIFT.price;

describe('a gift that five orders want at once', () => {
  it('pays no more than it was worth', async () => {
    const code = await boughtGift(backend);
    const wanted = await Promise.all(
      [0, 1, 2, 3, 4].map((slot) => {
        const user = newPerson();
        return orderBody(backend, { user, couponCode: code, slot, address: { flat: user.email } });
      }),
    );
    const answers = await Promise.all(wanted.map(({ body }) => placeOrder(backend, body)));
    const paid = wanted.reduce((sum, { quote }, at) => sum + (answers[at]?.statusCode === 201 ? (quote.gift?.paid ?? 0) : 0), 0);
    const [gift] = (await backend.context.database.orm.select().from(gifts)).filter((row) => row.code === code);
    expect(paid).toBeGreaterThan(0);
    expect(gift?.balance).toBe(VALUE - paid);
    expect(gift?.balance).toBeGreaterThanOrEqual(0);
    expect(new Set(answers.map(({ statusCode }) => statusCode)).size).toBe(2);
  });
});

describe('money that is given back', () => {
  it('is given once to whoever asks eight times at once, and never more than was paid', async () => {
    const user = newPerson();
    const { body, quote } = await orderBody(backend, { user, slot: 20, address: { flat: user.email } });
    const { order, booking } = dataOf('orderAndPaymentSignup', await placeOrder(backend, body));
    const token = await logIn(backend, user.email);
    const refunds = async () =>
      (await backend.context.database.orm.select().from(gatewayRefunds)).reduce((sum, { amount }) => sum + amount, 0);
    const before = await refunds();
    await Promise.all([1, 2, 3].map(() => call(backend, 'cancelBooking', { token, params: { id: booking.id }, query: { fee: '0' } })));
    const end = (refund: number) => call(backend, 'endTerm', { token, params: { id: order.id }, body: { refund } });
    expect((await end(quote.chargedToday + 1)).json()).toMatchObject({ code: 'PRICE_CHANGED' });
    const answers = await Promise.all(Array.from({ length: 8 }, () => end(quote.chargedToday)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect((await refunds()) - before).toBe(quote.chargedToday);
  });
});

describe('an order of amounts that are none', () => {
  it.each([-1, 0.5, -0.0001, 1e21, 10_001, '2', null])('is refused for a number of pieces of %j', async (numberItems) => {
    const { body } = await orderBody(backend, { user: newPerson() });
    const answer = await placeOrder(backend, { ...body, packages: { ...body.packages, x: { ...body.packages.x, numberItems } } });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'VALIDATION']);
  });

  it.each([-1, 0.5, 13, 1e21])('is refused for %j months', async (paktTotalMonthSelect) => {
    const { body } = await orderBody(backend, { user: newPerson() });
    expect((await placeOrder(backend, { ...body, service: { ...body.service, paktTotalMonthSelect } })).statusCode).toBe(400);
  });

  it('is refused in the currency of the other country, where the same figure is worth a sixth', async () => {
    const { body } = await orderBody(backend, { user: newPerson() });
    expect((await placeOrder(backend, { ...body, currency: 'SGD' })).json()).toMatchObject({ errors: [{ path: 'currency' }] });
    expect((await placeOrder(backend, { ...body, country: 'sg' })).statusCode).toBe(400);
  });
});

describe('one key', () => {
  it('is of one wish: with another body, by another member and for another call it pays nothing else', async () => {
    const key = 'a-key-that-is-used-again-01';
    const { body } = await orderBody(backend, { user: newPerson() });
    dataOf('orderAndPaymentSignup', await placeOrder(backend, body, { key }));
    const { body: other } = await orderBody(backend, { user: newPerson(), months: 6 });
    expect((await placeOrder(backend, other, { key })).json()).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
    const { token } = await signUpMember(backend);
    const { body: members } = await orderBody(backend, { user: null, token });
    const mine = dataOf('orderAndPaymentSignup', await placeOrder(backend, members, { key, token }));
    expect(mine.order.number).toMatch(/^O-HK-/);
  });
});

describe('a time that is over', () => {
  it('is booked by nobody, whatever their clock says', async () => {
    const { body } = await orderBody(backend, { user: newPerson() });
    for (const date of ['2020-02-29', '2021-02-29', new Date(Date.now() - 86_400_000).toISOString().slice(0, 10), '2199-12-31']) {
      const answer = await placeOrder(backend, {
        ...body,
        bookCollection: { ...body.bookCollection, date: { ...body.bookCollection.date, date } },
      });
      expect([date, answer.statusCode >= 400 && answer.statusCode < 500]).toEqual([date, true]);
    }
  });
});

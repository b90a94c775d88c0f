import { beforeAll, describe, expect, it } from 'vitest';
import { gatewayCharges } from '@/backend/api/db/schema/gateway';
import { paymentMethods } from '@/backend/api/db/schema/payments';
import { usableCardOf } from '@/backend/api/modules/payments/stored-cards';
import { runBilling } from '@/backend/api/modules/billing/billing-job';
import { newPerson, orderBody, placeOrder } from '@/tests/builders/order';
import { addDays } from '@/lib/calendar-days';
import { bearer, call, codeOf, dataFrom, dataOf, logIn, mailsTo, signUpMember } from '@/tests/setup/member';
import { testBackend } from '@/tests/setup/test-backend';

const backend = testBackend({ rateLimitFactor: 1000 }, { clock: () => new Date(Date.now() + ahead) });
/**
 * The clock begins on a Wednesday morning in Hong Kong: after four in the afternoon, and before a Sunday, the first free day is another one,
 * and with it the days of renewals and reminders. Not in the first days of a month, in which care of the month before is billed.
 */
let ahead = Date.parse('2026-12-09T10:00:00+08:00') - Date.now();
let hk: string;

beforeAll(async () => {
  hk = await logIn(backend, 'hk@example.com', 'try-the-wardrobe');
});

const userOf = async (token: string) => (await dataFrom(backend, 'currentUser', { token })).user;
const get = (url: string, token = hk) => backend.app.inject({ url, headers: bearer(token) });
const tokenise = async (number = '4111 1111 1111 1111') => {
  const payload = { number, expiry: '08/39', cvc: '123', name: 'Ada Lo' };
  return (await backend.app.inject({ method: 'POST', url: '/gateway/tokenise', payload })).json<{ nonce: string }>().nonce;
};
const settled = async () =>
  (await backend.context.database.orm.select().from(gatewayCharges)).filter(({ status }) => status === 'settled').length;
const pay = (invoiceId: string, paymentMethodNonce: string, key: string, token = hk) =>
  call(backend, 'payInvoice', { token, params: { invoiceId }, body: { paymentMethodNonce }, headers: { 'idempotency-key': key } });

describe('invoices', () => {
  it('of the demonstration customers: a dozen paid with estimate and actual, in Hong Kong one overdue, in Singapore one due', async () => {
    const all = dataOf('invoices', await get('/invoices?take=100'));
    expect(all.data.filter(({ status }) => status === 'paid')).toHaveLength(12);
    expect(all.data.filter(({ status }) => status === 'overdue')).toHaveLength(1);
    expect(all.data.some(({ lines = [] }) => lines.some(({ estimate, amount }) => estimate !== undefined && estimate !== amount))).toBe(
      true,
    );
    // Care has the fixed price that was confirmed, and a plan its cover.
    const lines = all.data.flatMap((invoice) => invoice.lines ?? []);
    const care = lines.filter(({ kind }) => kind === 'care');
    expect(care.length).toBeGreaterThan(2);
    const prices: Partial<Record<string, number>> = { 'dry-cleaning': 16_000, repair: 14_000, alteration: 22_000 };
    for (const { service, quantity, unitPrice, amount, estimate } of care) {
      expect([service, unitPrice]).toEqual([service, prices[service ?? '']]);
      expect([amount, estimate]).toEqual([quantity * unitPrice, undefined]);
    }
    expect(new Set(lines.filter(({ kind }) => kind === 'x').map(({ coverLimit }) => coverLimit))).toEqual(new Set([800_000]));
    const sg = await logIn(backend, 'sg@example.com', 'try-the-wardrobe');
    const theirs = dataOf('invoices', await get('/invoices?take=100', sg)).data;
    expect(theirs.map(({ status }) => status)).toEqual(['due', ...Array<string>(12).fill('paid')]);
    for (const { tax, total } of theirs) expect(tax).toEqual({ rate: 9, amount: Math.round((total * 9) / 109) });
    // No day is billed twice or left out, and a later invoice has a higher number.
    for (const list of [all.data, theirs]) {
      const periods = list.flatMap(({ period }) => period ?? []);
      for (const [index, { from }] of periods.slice(0, -1).entries()) expect(addDays(periods[index + 1]?.to ?? '', 1)).toBe(from);
      const numbers = list.map(({ number }) => number);
      expect(numbers).toEqual([...numbers].sort().reverse());
    }
    expect(
      dataOf('consignments', await get('/ext/consignments', await logIn(backend, 'consignor@example.com', 'try-the-wardrobe')))
        .consignments[0]?.pieces.length,
    ).toBe(8);
  });

  it('come in pages, by status, by period and by amount', async () => {
    const page = dataOf('invoices', await get('/invoices?page=2&take=5'));
    expect(page.meta).toEqual({ page: 2, take: 5, itemCount: 13, pageCount: 3 });
    expect(dataOf('invoices', await get('/invoices?status=overdue')).meta.itemCount).toBe(1);
    expect(dataOf('invoices', await get('/invoices?status=due')).meta.itemCount).toBe(0);
    const year = new Date().getUTCFullYear();
    const years = await Promise.all(
      [year, year - 1].map(async (one) => dataOf('invoices', await get(`/invoices?from=${one}-01&to=${one}-12`)).meta.itemCount),
    );
    expect((years[0] ?? 0) + (years[1] ?? 0)).toBe(13);
    const amounts = dataOf('invoices', await get('/invoices?order=smallest&take=100')).data.map(({ total }) => total);
    expect(amounts).toEqual([...amounts].sort((one, other) => one - other));
    expect(amounts).toHaveLength(13);
  });

  it('of others are not there', async () => {
    const [mine] = dataOf('invoices', await get('/invoices')).data;
    const stranger = await signUpMember(backend);
    expect((await call(backend, 'invoice', { token: stranger.token, params: { id: mine?.id ?? '' } })).statusCode).toBe(404);
    expect((await pay(mine?.id ?? '', 'fake-valid-nonce', 'a-strangers-key-0123456789', stranger.token)).statusCode).toBe(404);
  });

  it('are paid once: declined first, then by two tabs with keys of their own, then never again', async () => {
    const [late] = dataOf('invoices', await get('/invoices?status=overdue')).data;
    const id = late?.id ?? '';
    expect(codeOf(await pay(id, 'fake-processor-declined-visa-nonce', 'key-declined-0123456789'))).toBe('PAYMENT_DECLINED');
    expect((await dataFrom(backend, 'invoice', { token: hk, params: { id } })).data.status).toBe('overdue');
    const newestFirst = dataOf('invoices', await get('/invoices?take=100')).data;
    expect(dataOf('billingBalance', await get('/ext/balance?currency=hkd'))).toMatchObject({
      firstDue: id,
      invoiceDates: { oldest: newestFirst.at(-1)?.date, newest: newestFirst[0]?.date },
    });
    const before = await settled();
    const nonces = [await tokenise(), await tokenise('5555 5555 5555 4444')];
    const answers = await Promise.all(nonces.map((nonce, index) => pay(id, nonce, `key-of-tab-${index}-0123456789`)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await settled()).toBe(before + 1);
    expect((await dataFrom(backend, 'invoice', { token: hk, params: { id } })).data).toMatchObject({
      status: 'paid',
      payments: [{ amount: late?.total }],
    });
    expect(codeOf(await pay(id, 'fake-valid-nonce', 'key-too-late-0123456789'))).toBe('INVOICE_NOT_PAYABLE');
    expect(dataOf('billingBalance', await get('/ext/balance?currency=hkd'))).toMatchObject({
      dueNow: 0,
      dueCount: 0,
      firstDue: null,
      nextCharge: { amount: 190_000 },
    });
  });
});

describe('cards', () => {
  const list = async (token: string) => dataOf('paymentMethods', await get('/users/payment-methods?currency=hkd', token)).data;
  const add = (token: string, paymentMethodNonce: string, key: string, isDefault = false) =>
    call(backend, 'addPaymentMethod', {
      token,
      body: { currency: 'hkd', paymentMethodNonce, default: isDefault },
      headers: { 'idempotency-key': key },
    });

  it('are added once by a double click, become the default, pay by a nonce that works once, and go', async () => {
    const { token } = await signUpMember(backend);
    const nonce = await tokenise();
    const [one] = await Promise.all([add(token, nonce, 'card-key-one-0123456789'), add(token, nonce, 'card-key-one-0123456789')]);
    expect([201, 409]).toContain(one.statusCode);
    const again = dataOf('addPaymentMethod', await add(token, nonce, 'card-key-one-0123456789'));
    expect(await list(token)).toEqual([{ id: again.data.id, brand: 'Visa', last4: '1111', expiry: '08/39', default: true }]);
    expect(codeOf(await add(token, nonce, 'card-key-two-0123456789'))).toBe('PAYMENT_NONCE_CONSUMED');
    const second = dataOf('addPaymentMethod', await add(token, await tokenise('5555555555554444'), 'card-key-three-0123456789')).data;
    await dataFrom(backend, 'makeDefaultPaymentMethod', { token, params: { id: second.id } });
    expect((await list(token)).map((card) => [card.last4, card.default])).toEqual([
      ['4444', true],
      ['1111', false],
    ]);
    await dataFrom(backend, 'removePaymentMethod', { token, params: { id: second.id } });
    expect((await list(token)).map((card) => [card.last4, card.default])).toEqual([['1111', true]]);
    const saved = (await dataFrom(backend, 'savedCardNonce', { token, params: { id: again.data.id } })).nonce;
    const { body } = await orderBody(backend, { user: null, nonce: saved });
    dataOf('orderAndPaymentSignup', await placeOrder(backend, body, { token }));
    expect(await list(token)).toHaveLength(1);
    const more = await orderBody(backend, { user: null, nonce: saved });
    expect(codeOf(await placeOrder(backend, more.body, { token }))).toBe('PAYMENT_NONCE_CONSUMED');
  });

  it('the last one stays while money is due', async () => {
    const { token } = await signUpMember(backend);
    const { body } = await orderBody(backend, { user: null, address: { haveLift: false } });
    dataOf('orderAndPaymentSignup', await placeOrder(backend, body, { token }));
    const [card] = await list(token);
    expect(codeOf(await call(backend, 'removePaymentMethod', { token, params: { id: card?.id ?? '' } }))).toBe('LAST_CARD_IN_USE');
    expect(codeOf(await call(backend, 'deleteAccount', { token, body: { password: 'correct horse 7' } }))).toBe('ACCOUNT_DELETION_BLOCKED');
  });

  it('that have expired count for nothing: the last good one stays, and a good one pays beside an expired default', async () => {
    const person = newPerson();
    const { body } = await orderBody(backend, { user: person, address: { haveLift: false }, slot: 2 });
    const { accessToken: token = '' } = dataOf('orderAndPaymentSignup', await placeOrder(backend, body));
    const { orm } = backend.context.database;
    const [good] = await list(token);
    const old = dataOf('addPaymentMethod', await add(token, await tokenise('5555555555554444'), 'card-that-expires-0123456789')).data;
    await orm.execute(`update payment_methods set expiry = '01/20' where id = '${old.id}'`);
    expect(codeOf(await call(backend, 'removePaymentMethod', { token, params: { id: good?.id ?? '' } }))).toBe('LAST_CARD_IN_USE');
    // While the fee is being paid it is owed as well.
    await orm.execute(`update invoices set status = 'processing' where status = 'due' and user_id = '${(await userOf(token)).id}'`);
    expect(codeOf(await call(backend, 'removePaymentMethod', { token, params: { id: good?.id ?? '' } }))).toBe('LAST_CARD_IN_USE');
    // The expired one may go, also as the default; and while it is that, the good one pays.
    await orm.execute(`update payment_methods set is_default = false where id = '${good?.id}'`);
    await orm.execute(`update payment_methods set is_default = true where id = '${old.id}'`);
    expect(await usableCardOf(orm, { userId: (await userOf(token)).id, currency: 'HKD' }, new Date())).toMatchObject({ id: good?.id });
    const newer = dataOf('addPaymentMethod', await add(token, await tokenise('5555555555554444'), 'card-that-is-newer-0123456789')).data;
    await dataFrom(backend, 'removePaymentMethod', { token, params: { id: old.id } });
    expect((await list(token)).map(({ id, default: isDefault }) => [id, isDefault])).toEqual([
      [newer.id, true],
      [good?.id, false],
    ]);
  });

  it('of others are not there', async () => {
    const stranger = await signUpMember(backend);
    const [card] = await list(hk);
    for (const name of ['removePaymentMethod', 'makeDefaultPaymentMethod', 'savedCardNonce'] as const) {
      expect((await call(backend, name, { token: stranger.token, params: { id: card?.id ?? '' } })).statusCode).toBe(404);
    }
  });
});

describe('as the months go by', () => {
  it('a term is renewed at the price of its order, announced, charged, reminded of when it cannot be, and a friend rewarded', async () => {
    const referrer = await signUpMember(backend);
    const own = (await dataFrom(backend, 'userInformation', { token: referrer.token })).detailReferralCode?.code ?? '';
    const friend = newPerson();
    const { body, quote } = await orderBody(backend, { user: friend, months: 1, referralCode: own });
    expect(quote.promotion).toMatchObject({ kind: 'referral' });
    dataOf('orderAndPaymentSignup', await placeOrder(backend, body));
    expect(await runBilling(backend.context)).toMatchObject({ rewards: 0 });
    ahead += 50 * 86_400_000;
    const run = await runBilling(backend.context);
    expect(run.rewards).toBe(1);
    expect(run.renewals).toBeGreaterThan(0);
    expect(await runBilling(backend.context)).toMatchObject({ renewals: 0, reminders: 0, rewards: 0 });
    // The job was away: what it announces now is charged in a week, and not before.
    const announced = dataOf('invoices', await get('/invoices', await logIn(backend, friend.email))).data[0];
    expect(announced).toMatchObject({ status: 'due', total: 49_000 });
    ahead += 6 * 86_400_000;
    await runBilling(backend.context);
    expect(dataOf('invoices', await get('/invoices', await logIn(backend, friend.email))).data[0]).toMatchObject({ status: 'due' });
    ahead += 86_400_000;
    await runBilling(backend.context);
    const token = await logIn(backend, friend.email);
    const renewal = dataOf('invoices', await get('/invoices', token)).data.find(({ id }) => id === announced?.id);
    expect(renewal).toMatchObject({
      status: 'paid',
      total: 49_000,
      lines: [{ kind: 'x', quantity: 10, months: 1 }],
      payments: [{ amount: 49_000, method: 'Visa 1881' }],
    });
    const mails = await mailsTo(backend, friend.email);
    expect(mails.find(({ subject }) => subject.startsWith('Your plan continues monthly from'))?.body).toMatch(
      new RegExp(`${renewal?.number} covers the first month: we will charge HK\\$490 to your Visa 1881 card`),
    );
    expect(dataOf('billingBalance', await get('/ext/balance?currency=hkd', await logIn(backend, referrer.email))).credit).toBe(20_000);
    await backend.context.database.orm.delete(paymentMethods);
    for (const days of [20, 17]) {
      ahead += days * 86_400_000;
      await runBilling(backend.context);
    }
    const byHand = (await mailsTo(backend, friend.email)).slice(mails.length).map(({ subject }) => subject);
    expect(byHand.filter((subject) => / for HK\$490$/.test(subject))).toHaveLength(1);
    expect(byHand.filter((subject) => subject.includes('overdue'))).toHaveLength(1);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { invoicePayments, invoices as table, type InvoiceLine } from '@/backend/db/schema/orders';
import { accountCredits } from '@/backend/db/schema/payments';
import { billingBalance } from '@/backend/modules/billing/billing-balance';
import { nextNumber } from '@/backend/modules/billing/document-number';
import { invoiceShape } from '@/backend/modules/billing/invoice-shape';
import { invoice, invoices } from '@/backend/modules/billing/invoices';
import { creditOf, issueInvoice, totalOf, type NewInvoice } from '@/backend/modules/billing/issue-invoice';
import { oldestOpenInvoice } from '@/backend/modules/billing/oldest-open-invoice';
import { addInvoice, addOrder, addUser, billingContext, NOW, requestOf, TODAY } from '@/tests/builders/billing';
import { createMemoryDatabase, type EmptiableDatabase } from '@/tests/setup/memory-database';

let database: EmptiableDatabase;
beforeAll(async () => {
  database = await createMemoryDatabase();
});
beforeEach(() => database.empty());
afterAll(() => database.close());

const line = (amount: number): InvoiceLine => ({ kind: 'x', description: 'Storage', quantity: 1, unitPrice: amount, amount });
const creditsOf = async (userId: string) => (await database.orm.select().from(accountCredits)).filter((credit) => credit.userId === userId).map(({ amount, reason }) => ({ amount, reason })).sort((a, b) => b.amount - a.amount);
const give = (userId: string, amount: number, currency: 'HKD' | 'SGD' = 'HKD') => database.orm.insert(accountCredits).values({ id: `${userId} ${amount} ${currency}`, userId, currency, amount, reason: 'referral', createdAt: NOW });

describe('an invoice that is issued', () => {
  const issue = async (over: Partial<NewInvoice> = {}, credit = 0) => {
    const user = await addUser(database.orm);
    if (credit !== 0) await give(user.id, credit);
    const row = await issueInvoice(database.orm, { userId: user.id, orderId: null, country: 'hk', lines: [line(10_000), line(-1_000)], status: 'due', usesCredit: true, ...over }, NOW);
    return { row, user };
  };

  it('is the sum of its lines, due two weeks from today, and numbered by its country', async () => {
    const { row } = await issue();
    expect(row).toMatchObject({ total: 9_000, status: 'due', date: TODAY, dueDate: '2026-12-05', periodFrom: null, periodTo: null, taxRate: 0, taxAmount: 0, createdAt: NOW });
    expect(row.number).toMatch(/^INV-HK-1\d{5}$/);
  });

  it('says the tax that it contains, its period and a day of its own', async () => {
    const { row } = await issue({ country: 'sg', lines: [line(10_900)], dueDate: '2026-11-22', period: { from: '2026-11-01', to: '2026-12-01' }, status: 'paid' });
    expect(row).toMatchObject({ country: 'sg', total: 10_900, taxRate: 9, taxAmount: 900, dueDate: '2026-11-22', periodFrom: '2026-11-01', periodTo: '2026-12-01', status: 'paid' });
    expect(row.number).toMatch(/^INV-SG-/);
  });

  it.each([
    ['less than it costs', 2_500, 6_500, 'due', 0], ['just what it costs', 9_000, 0, 'paid', 0], ['more than it costs', 9_500, 0, 'paid', 500],
  ] as const)('uses up a credit of %s', async (_name, credit, total, status, left) => {
    const { row, user } = await issue({}, credit);
    expect(row).toMatchObject({ total, status });
    expect(row.lines.at(-1)).toEqual({ kind: 'credit', description: 'Credit', quantity: 1, unitPrice: -(9_000 - total), amount: -(9_000 - total) });
    expect(await creditsOf(user.id)).toEqual([{ amount: credit, reason: 'referral' }, { amount: -(9_000 - total), reason: 'used' }]);
    expect(await creditOf(database.orm, user.id, 'HKD')).toBe(left);
  });

  it('leaves credit alone where it may not use it, where there is none, and where nothing is owed', async () => {
    const cases: [Partial<NewInvoice>, number][] = [[{ usesCredit: false }, 5_000], [{}, 0], [{ lines: [line(-700)] }, 5_000]];
    for (const [over, credit] of cases) {
      const { row, user } = await issue(over, credit);
      expect(row.lines.some(({ kind }) => kind === 'credit')).toBe(false);
      expect(await creditsOf(user.id)).toEqual(credit === 0 ? [] : [{ amount: credit, reason: 'referral' }]);
    }
  });

  it('of nothing is paid, and one that gives money back gives its tax back', async () => {
    expect((await issue({ lines: [] })).row).toMatchObject({ total: 0, status: 'paid' });
    expect((await issue({ country: 'sg', lines: [line(-10_900)], status: 'refunded' })).row).toMatchObject({ total: -10_900, status: 'refunded', taxRate: 9, taxAmount: -900 });
  });

  it('adds nothing up to nothing', () => expect([totalOf([]), totalOf([line(5), line(-7)])]).toEqual([0, -2]));
});

describe('credit', () => {
  it('is the sum of one currency and one member, and never below nothing', async () => {
    const [user, other] = [await addUser(database.orm), await addUser(database.orm)];
    await give(user.id, 300);
    await give(user.id, -100);
    await give(user.id, 900, 'SGD');
    await give(other.id, -50);
    expect(await Promise.all([creditOf(database.orm, user.id, 'HKD'), creditOf(database.orm, user.id, 'SGD'), creditOf(database.orm, other.id, 'HKD'), creditOf(database.orm, other.id, 'SGD')])).toEqual([200, 900, 0, 0]);
  });
});

describe('a number', () => {
  it.each([['order', 'hk', 'O-HK'], ['invoice', 'sg', 'INV-SG'], ['booking', 'hk', 'B-HK'], ['consignment', 'sg', 'C-SG'], ['gift', 'hk', 'G-HK']] as const)('of %s in %s begins with %s and counts on', async (kind, country, prefix) => {
    const [one, next] = [await nextNumber(database.orm, kind, country), await nextNumber(database.orm, kind, country)];
    expect(one.startsWith(`${prefix}-`)).toBe(true);
    const figure = (number: string) => Number(number.split('-')[2]);
    expect(figure(one)).toBeGreaterThan(100_000);
    expect(figure(next)).toBe(figure(one) + 1);
  });
});

describe('an invoice as it is told', () => {
  it('is overdue from the day after its day, and only while it is due', async () => {
    const { id } = await addUser(database.orm);
    const row = await addInvoice(database.orm, id);
    const told = (over: Partial<typeof row>, today: string) => invoiceShape({ ...row, ...over }, null, today).status;
    expect([told({}, '2026-11-15'), told({}, '2026-11-16'), told({ status: 'paid' }, '2026-11-16'), told({ status: 'processing' }, '2026-11-16')]).toEqual(['due', 'overdue', 'paid', 'processing']);
  });

  it('has a period only where both ends are known, and its payment', async () => {
    const { id } = await addUser(database.orm);
    const row = await addInvoice(database.orm, id, { country: 'sg', periodFrom: '2026-11-01', taxRate: 9, taxAmount: 7_266 });
    expect(invoiceShape(row, null, TODAY)).toEqual({
      id: row.id, number: row.number, date: '2026-11-01', dueDate: '2026-11-15', status: 'overdue', currency: 'SGD', total: 88_000, lines: row.lines, tax: { rate: 9, amount: 7_266 }, payments: [],
    });
    const payment = { invoiceId: row.id, amount: 88_000, method: 'Visa 1111', chargeId: 'c', paidAt: NOW };
    expect(invoiceShape({ ...row, periodTo: '2026-12-01' }, payment, TODAY)).toMatchObject({ period: { from: '2026-11-01', to: '2026-11-30' }, payments: [{ at: '2026-11-21T02:00:00.000Z', amount: 88_000, method: 'Visa 1111' }] });
    expect(invoiceShape({ ...row, periodFrom: null, periodTo: '2026-12-01' }, null, TODAY)).not.toHaveProperty('period');
  });
});

describe('two periods, one after the other,', () => {
  it('share no day, and leave none out', async () => {
    const { id } = await addUser(database.orm);
    const row = await addInvoice(database.orm, id);
    const told = (periodFrom: string, periodTo: string) => invoiceShape({ ...row, periodFrom, periodTo }, null, TODAY).period;
    expect([told('2026-11-01', '2026-12-01'), told('2026-12-01', '2027-01-01'), told('2028-02-01', '2028-03-01')]).toEqual([
      { from: '2026-11-01', to: '2026-11-30' }, { from: '2026-12-01', to: '2026-12-31' }, { from: '2028-02-01', to: '2028-02-29' },
    ]);
  });
});

describe('the list of a member', () => {
  async function someInvoices() {
    const [user, other] = [await addUser(database.orm), await addUser(database.orm)];
    await addInvoice(database.orm, other.id, { number: 'THEIRS' });
    const given = [
      ['A', { date: '2026-01-01', status: 'paid' }], ['B', { date: '2026-12-31', dueDate: '2026-11-21' }], ['C', { date: '2025-12-31', dueDate: '2026-11-20' }],
      ['D', { date: '2026-06-01', status: 'processing' }], ['E', { date: '2026-06-01', status: 'void' }], ['F', { date: '2027-01-01', dueDate: '2027-01-15', country: 'sg' }],
    ] as const;
    for (const [number, fields] of given) await addInvoice(database.orm, user.id, { number, ...fields });
    const ask = async (query: { page?: number; take?: number; status?: 'due'; year?: number } = {}) => {
      const answer = await invoices({ query: { page: 1, take: 10, ...query }, request: requestOf(user.id) } as never, billingContext(database));
      if (answer.kind !== 'ok') throw new Error(answer.code);
      return { numbers: answer.data.data.map(({ number }) => number).join(''), meta: answer.data.meta };
    };
    return { user, ask };
  }

  it('is theirs, newest first and of one day by number, in pages', async () => {
    const { ask } = await someInvoices();
    expect(await ask()).toEqual({ numbers: 'FBEDAC', meta: { page: 1, take: 10, itemCount: 6, pageCount: 1 } });
    expect(await ask({ page: 2, take: 4 })).toEqual({ numbers: 'AC', meta: { page: 2, take: 4, itemCount: 6, pageCount: 2 } });
    expect((await ask({ page: 3, take: 3 })).numbers).toBe('');
  });

  it.each([['paid', 'A'], ['due', 'FB'], ['overdue', 'C'], ['processing', 'D'], ['void', 'E'], ['refunded', '']] as const)('of those that are %s: %s', async (status, numbers) => {
    const { ask } = await someInvoices();
    expect((await ask({ status: status as 'due' })).numbers).toBe(numbers);
  });

  it.each([[2025, 'C'], [2026, 'BEDA'], [2027, 'F'], [2028, '']])('of %i: %s', async (year, numbers) => {
    const { ask } = await someInvoices();
    expect(await ask({ year })).toMatchObject({ numbers, meta: { itemCount: numbers.length } });
  });

  it('shows one of them, and none of somebody else’s', async () => {
    const { user } = await someInvoices();
    const own = await addInvoice(database.orm, user.id, { status: 'paid' });
    await database.orm.insert(invoicePayments).values({ invoiceId: own.id, amount: 1, method: 'Visa', chargeId: null, paidAt: NOW });
    const one = await invoice({ params: { id: own.id }, request: requestOf(user.id) } as never, billingContext(database));
    const payment = { invoiceId: own.id, amount: 1, method: 'Visa', chargeId: null, paidAt: NOW };
    expect(one).toEqual({ kind: 'ok', status: 200, data: { data: invoiceShape(own, payment, TODAY) } });
    const theirs = (await database.orm.select().from(table)).find(({ number }) => number === 'THEIRS');
    for (const id of [theirs?.id ?? '', 'nobody']) expect(await invoice({ params: { id }, request: requestOf(user.id) } as never, billingContext(database))).toEqual({ kind: 'refused', code: 'NOT_FOUND', message: 'There is no such invoice.' });
  });
});

describe('what has to be paid first', () => {
  it('is the earliest that is due there, and nothing where nothing is', async () => {
    const user = await addUser(database.orm);
    for (const [number, fields] of [['LATER', { dueDate: '2026-11-20' }], ['TIE-2', { dueDate: '2026-11-10' }], ['TIE-1', { dueDate: '2026-11-10' }], ['PAID', { dueDate: '2026-01-01', status: 'paid' }], ['SG', { dueDate: '2026-01-01', country: 'sg' }]] as const) await addInvoice(database.orm, user.id, { number, ...fields });
    await addInvoice(database.orm, (await addUser(database.orm)).id, { dueDate: '2020-01-01' });
    expect((await oldestOpenInvoice(database.orm, { userId: user.id, country: 'hk' }))?.number).toBe('TIE-1');
    expect((await oldestOpenInvoice(database.orm, { userId: user.id, country: 'sg' }))?.number).toBe('SG');
    expect(await oldestOpenInvoice(database.orm, { userId: 'nobody', country: 'hk' })).toBeNull();
  });
});

describe('the balance', () => {
  const ask = (userId: string, currency = 'hkd') => billingBalance({ query: { currency }, request: requestOf(userId) } as never, billingContext(database));

  it('adds what is due in a currency and names the next charge and the credit', async () => {
    const user = await addUser(database.orm);
    for (const fields of [{ total: 100 }, { total: 250 }, { total: 9_000, status: 'paid' }, { total: 7_000, country: 'sg' }] as const) await addInvoice(database.orm, user.id, fields);
    await addInvoice(database.orm, (await addUser(database.orm)).id, { total: 5 });
    await addOrder(database.orm, user.id, { renewsOn: '2027-02-01' });
    await addOrder(database.orm, user.id, { renewsOn: '2026-12-01' });
    await addOrder(database.orm, user.id, { renewsOn: null });
    await addOrder(database.orm, user.id, { renewsOn: '2026-01-01', status: 'ended' });
    await give(user.id, 40);
    // 490.00 less the ten percent that the term earned.
    expect(await ask(user.id)).toEqual({ kind: 'ok', status: 200, data: { currency: 'HKD', dueNow: 350, dueCount: 2, nextCharge: { date: '2026-12-01', amount: 44_100 }, credit: 40 } });
    expect(await ask(user.id, 'sgd')).toEqual({ kind: 'ok', status: 200, data: { currency: 'SGD', dueNow: 7_000, dueCount: 1, nextCharge: null, credit: 0 } });
  });

  it('does not call due what waits for its day: the fees of a visit, the next month', async () => {
    const user = await addUser(database.orm);
    for (const fields of [{ total: 150, dueDate: '2026-12-10' }, { total: 20, dueDate: TODAY }]) await addInvoice(database.orm, user.id, fields);
    expect(await ask(user.id)).toMatchObject({ data: { dueNow: 20, dueCount: 1, nextCharge: { date: '2026-12-10', amount: 150 } } });
    await addOrder(database.orm, user.id, { renewsOn: '2026-12-01', restingSince: NOW });
    expect(await ask(user.id)).toMatchObject({ data: { nextCharge: { date: '2026-12-10' } } });
  });

  it('knows no next charge where nothing is paid by the month', async () => {
    const user = await addUser(database.orm);
    await addOrder(database.orm, user.id, { renewsOn: null });
    expect(await ask(user.id)).toMatchObject({ data: { dueNow: 0, dueCount: 0, nextCharge: null } });
  });
});

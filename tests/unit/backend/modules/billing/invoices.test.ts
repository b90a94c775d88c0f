import { describe, expect, it } from 'vitest';
import type { InvoiceOrder } from '@/lib/contract/billing';
import { invoicePayments, invoices as table } from '@/backend/api/db/schema/orders';
import { invoice, invoices, invoiceShape, billingBalance } from '@/backend/api/modules/billing/invoices';
import { addCredit, addInvoice, addOrder, addUser, billingContext, NOW, requestOf, TODAY } from '@/tests/builders/billing';
import { testDatabase } from '@/tests/setup/memory-database';
import { oldestOpenInvoice } from '@/backend/api/modules/chat/member-facts';

const database = testDatabase();

describe('an invoice as it is told', () => {
  it('is overdue from the day after its day, and only while it is due', async () => {
    const { id } = await addUser(database.orm);
    const row = await addInvoice(database.orm, id);
    const told = (over: Partial<typeof row>, today: string) => invoiceShape({ ...row, ...over }, null, today).status;
    expect([
      told({}, '2026-11-15'),
      told({}, '2026-11-16'),
      told({ status: 'paid' }, '2026-11-16'),
      told({ status: 'processing' }, '2026-11-16'),
    ]).toEqual(['due', 'overdue', 'paid', 'processing']);
  });

  it('has a period only where both ends are known, and its payment', async () => {
    const { id } = await addUser(database.orm);
    const row = await addInvoice(database.orm, id, { country: 'sg', periodFrom: '2026-11-01', taxRate: 9, taxAmount: 7_266 });
    expect(invoiceShape(row, null, TODAY)).toEqual({
      id: row.id,
      number: row.number,
      date: '2026-11-01',
      dueDate: '2026-11-15',
      status: 'overdue',
      currency: 'SGD',
      total: 88_000,
      lines: row.lines,
      tax: { rate: 9, amount: 7_266 },
      payments: [],
    });
    const payment = { invoiceId: row.id, amount: 88_000, method: 'Visa 1111', chargeId: 'c', paidAt: NOW };
    expect(invoiceShape({ ...row, periodTo: '2026-12-01' }, payment, TODAY)).toMatchObject({
      period: { from: '2026-11-01', to: '2026-11-30' },
      payments: [{ at: '2026-11-21T02:00:00.000Z', amount: 88_000, method: 'Visa 1111' }],
    });
    expect(invoiceShape({ ...row, periodFrom: null, periodTo: '2026-12-01' }, null, TODAY)).not.toHaveProperty('period');
  });
});

describe('two periods, one after the other,', () => {
  it('share no day, and leave none out', async () => {
    const { id } = await addUser(database.orm);
    const row = await addInvoice(database.orm, id);
    const told = (periodFrom: string, periodTo: string) => invoiceShape({ ...row, periodFrom, periodTo }, null, TODAY).period;
    expect([told('2026-11-01', '2026-12-01'), told('2026-12-01', '2027-01-01'), told('2028-02-01', '2028-03-01')]).toEqual([
      { from: '2026-11-01', to: '2026-11-30' },
      { from: '2026-12-01', to: '2026-12-31' },
      { from: '2028-02-01', to: '2028-02-29' },
    ]);
  });
});

describe('the list of a member', () => {
  async function someInvoices() {
    const [user, other] = [await addUser(database.orm), await addUser(database.orm)];
    await addInvoice(database.orm, other.id, { number: 'THEIRS' });
    const given = [
      ['A', { date: '2026-01-01', status: 'paid', total: 100 }],
      ['B', { date: '2026-12-31', dueDate: '2026-11-21' }],
      ['C', { date: '2025-12-31', dueDate: '2026-11-20' }],
      ['D', { date: '2026-06-01', status: 'processing', total: 90_000 }],
      ['E', { date: '2026-06-01', status: 'void' }],
      ['F', { date: '2027-01-01', dueDate: '2027-01-15', country: 'sg' }],
    ] as const;
    for (const [number, fields] of given) await addInvoice(database.orm, user.id, { number, ...fields });
    const ask = async (query: { page?: number; take?: number; status?: 'due'; from?: string; to?: string; order?: InvoiceOrder } = {}) => {
      const answer = await invoices(
        { query: { page: 1, take: 10, ...query }, request: requestOf(user.id) } as never,
        billingContext(database),
      );
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

  it.each([
    ['paid', 'A'],
    ['due', 'FB'],
    ['overdue', 'C'],
    ['processing', 'D'],
    ['void', 'E'],
    ['refunded', ''],
  ] as const)('of those that are %s: %s', async (status, numbers) => {
    const { ask } = await someInvoices();
    expect((await ask({ status: status as 'due' })).numbers).toBe(numbers);
  });

  it.each([
    ['2025-01', '2025-12', 'C'],
    ['2026-01', '2026-12', 'BEDA'],
    ['2025-12', '2026-06', 'EDAC'],
    ['2026-07', '2026-11', ''],
    ['2027-01', '2027-12', 'F'],
  ])('from %s to %s: %s', async (from, to, numbers) => {
    const { ask } = await someInvoices();
    expect(await ask({ from, to })).toMatchObject({ numbers, meta: { itemCount: numbers.length } });
  });

  it.each([
    ['oldest', 'CADEBF'],
    ['largest', 'DFBECA'],
    ['smallest', 'AFBECD'],
  ] as const)('%s first: %s', async (order, numbers) => {
    const { ask } = await someInvoices();
    expect((await ask({ order })).numbers).toBe(numbers);
  });

  it('shows one of them, and none of somebody else’s', async () => {
    const { user } = await someInvoices();
    const own = await addInvoice(database.orm, user.id, { status: 'paid' });
    await database.orm.insert(invoicePayments).values({ invoiceId: own.id, amount: 1, method: 'Visa', chargeId: null, paidAt: NOW });
    const one = await invoice({ params: { id: own.id }, request: requestOf(user.id) } as never, billingContext(database));
    const payment = { invoiceId: own.id, amount: 1, method: 'Visa', chargeId: null, paidAt: NOW };
    expect(one).toEqual({ kind: 'ok', status: 200, data: { data: invoiceShape(own, payment, TODAY) } });
    const theirs = (await database.orm.select().from(table)).find(({ number }) => number === 'THEIRS');
    for (const id of [theirs?.id ?? '', 'nobody']) {
      expect(await invoice({ params: { id }, request: requestOf(user.id) } as never, billingContext(database))).toEqual({
        kind: 'refused',
        code: 'NOT_FOUND',
        message: 'There is no such invoice.',
      });
    }
  });
});

describe('what has to be paid first', () => {
  it('is the earliest that is due there, and nothing where nothing is', async () => {
    const user = await addUser(database.orm);
    for (const [number, fields] of [
      ['LATER', { dueDate: '2026-11-20' }],
      ['TIE-2', { dueDate: '2026-11-10' }],
      ['TIE-1', { dueDate: '2026-11-10' }],
      ['PAID', { dueDate: '2026-01-01', status: 'paid' }],
      ['SG', { dueDate: '2026-01-01', country: 'sg' }],
    ] as const) {
      await addInvoice(database.orm, user.id, { number, ...fields });
    }
    await addInvoice(database.orm, (await addUser(database.orm)).id, { dueDate: '2020-01-01' });
    expect((await oldestOpenInvoice(database.orm, { userId: user.id, country: 'hk' }))?.number).toBe('TIE-1');
    expect((await oldestOpenInvoice(database.orm, { userId: user.id, country: 'sg' }))?.number).toBe('SG');
    expect(await oldestOpenInvoice(database.orm, { userId: 'nobody', country: 'hk' })).toBeNull();
  });
});

describe('the balance', () => {
  const ask = (userId: string, currency = 'hkd') =>
    billingBalance({ query: { currency }, request: requestOf(userId) } as never, billingContext(database));

  it('adds what is due in a currency and names the next charge and the credit', async () => {
    const user = await addUser(database.orm);
    for (const fields of [
      { id: 'second', total: 100 },
      { id: 'first', total: 250, date: '2025-03-01', dueDate: '2025-03-15' },
      { id: 'paid', total: 9_000, date: '2024-01-01', dueDate: '2024-01-15', status: 'paid' },
      { id: 'there', total: 7_000, country: 'sg' },
    ] as const) {
      await addInvoice(database.orm, user.id, fields);
    }
    await addInvoice(database.orm, (await addUser(database.orm)).id, { total: 5, date: '2020-01-01', dueDate: '2020-01-15' });
    await addOrder(database.orm, user.id, { renewsOn: '2027-02-01' });
    await addOrder(database.orm, user.id, { renewsOn: '2026-12-01' });
    await addOrder(database.orm, user.id, { renewsOn: null });
    await addOrder(database.orm, user.id, { renewsOn: '2026-01-01', status: 'ended' });
    await addCredit(database.orm, user.id, { amount: 40, reason: 'referral' });
    // 490.00 less the ten percent that the term earned; the credit pays what is due already.
    expect(await ask(user.id)).toEqual({
      kind: 'ok',
      status: 200,
      data: {
        currency: 'HKD',
        dueNow: 350,
        dueCount: 2,
        firstDue: 'first',
        overdue: { count: 2, since: '2025-03-15' },
        later: null,
        invoiceDates: { oldest: '2024-01-01', newest: '2026-11-01' },
        nextCharge: { date: '2026-12-01', amount: 44_100 },
        creditUsed: null,
        credit: 40,
      },
    });
    expect(await ask(user.id, 'sgd')).toEqual({
      kind: 'ok',
      status: 200,
      data: {
        currency: 'SGD',
        dueNow: 7_000,
        dueCount: 1,
        firstDue: 'there',
        overdue: { count: 1, since: '2026-11-15' },
        later: null,
        invoiceDates: { oldest: '2024-01-01', newest: '2026-11-01' },
        nextCharge: null,
        creditUsed: null,
        credit: 0,
      },
    });
  });

  it('does not call due what waits for its day: the fees of a visit, the next month', async () => {
    const user = await addUser(database.orm);
    for (const fields of [
      { total: 150, dueDate: '2026-12-10' },
      { total: 20, dueDate: TODAY },
    ]) {
      await addInvoice(database.orm, user.id, fields);
    }
    expect(await ask(user.id)).toMatchObject({
      data: {
        dueNow: 20,
        dueCount: 1,
        // Payable until the end of the day.
        overdue: null,
        later: { count: 1, amount: 150, by: '2026-12-10' },
        nextCharge: { date: '2026-12-10', amount: 150 },
      },
    });
    await addOrder(database.orm, user.id, { renewsOn: '2026-12-01', restingSince: NOW });
    expect(await ask(user.id)).toMatchObject({ data: { nextCharge: { date: '2026-12-10' } } });
  });

  it('knows no next charge where nothing is paid by the month', async () => {
    const user = await addUser(database.orm);
    await addOrder(database.orm, user.id, { renewsOn: null });
    expect(await ask(user.id)).toMatchObject({ data: { dueNow: 0, dueCount: 0, firstDue: null, invoiceDates: null, nextCharge: null } });
  });
});

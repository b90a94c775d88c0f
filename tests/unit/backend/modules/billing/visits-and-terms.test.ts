import { describe, expect, it } from 'vitest';
import { readBackendEnv } from '@/backend/config/env';
import { outboxMails } from '@/backend/api/db/schema/mail';
import { invoicePayments, invoices, type InvoiceLine } from '@/backend/api/db/schema/orders';
import { accountCredits } from '@/backend/api/db/schema/payments';
import { refunds } from '@/backend/api/db/schema/refunds';
import { issueInvoice } from '@/backend/api/modules/billing/issue-invoice';
import { lockMonthsAhead, voidMonthsAfter } from '@/backend/api/modules/terms/end-term';
import { moveVisitInvoice, voidVisitInvoice } from '@/backend/api/modules/billing/visit-invoice';
import { addInvoice, addOrder, addUser, NOW, TODAY } from '@/tests/builders/billing';
import { testDatabase } from '@/tests/setup/memory-database';
import { addBooking } from './support';

const database = testDatabase();

const env = readBackendEnv({ LOG_LEVEL: 'silent' });
const line = (kind: NonNullable<InvoiceLine['kind']>, amount: number): InvoiceLine => ({
  kind,
  description: kind,
  quantity: 1,
  unitPrice: amount,
  amount,
});
const credits = async () =>
  (await database.orm.select().from(accountCredits))
    .map(({ userId, currency, amount, reason, createdAt }) => ({ userId, currency, amount, reason, createdAt }))
    .sort((a, b) => a.amount - b.amount);
const stateOf = async () => Object.fromEntries((await database.orm.select().from(invoices)).map(({ id, status }) => [id, status]));

/** A member with two visits, and invoices of the first by their name. */
async function visitWith(given: Record<string, Partial<typeof invoices.$inferInsert>>) {
  const user = await addUser(database.orm);
  for (const id of ['visit', 'another']) await addBooking(database.orm, user.id, id);
  for (const [id, fields] of Object.entries(given)) {
    await addInvoice(database.orm, user.id, { id, number: `N-${id}`, bookingId: 'visit', ...fields });
  }
  return user;
}
const cancel = () => database.orm.transaction((tx) => voidVisitInvoice(tx, { bookingId: 'visit', userId: '' }, env, NOW));
const pay = (invoiceId: string, amount: number, chargeId: string | null) =>
  database.orm.insert(invoicePayments).values({ invoiceId, amount, method: 'Visa 4242', chargeId, paidAt: NOW });

describe('the fees of a visit', () => {
  it('know their visit', async () => {
    const user = await visitWith({});
    const issue = (bookingId?: string) =>
      issueInvoice(
        database.orm,
        {
          userId: user.id,
          orderId: null,
          country: 'hk',
          lines: [line('rush', 100)],
          status: 'due',
          usesCredit: false,
          ...(bookingId ? { bookingId } : {}),
        },
        NOW,
      );
    expect([(await issue('visit')).bookingId, (await issue()).bookingId]).toEqual(['visit', null]);
  });

  it('move with it as long as they are due, and no others do', async () => {
    await visitWith({
      due: {},
      paid: { status: 'paid' },
      processing: { status: 'processing' },
      other: { bookingId: 'another' },
      none: { bookingId: null },
    });
    await moveVisitInvoice(database.orm, 'visit', '2026-12-24');
    expect(Object.fromEntries((await database.orm.select().from(invoices)).map(({ id, dueDate }) => [id, dueDate]))).toEqual({
      due: '2026-12-24',
      paid: '2026-11-15',
      processing: '2026-11-15',
      other: '2026-11-15',
      none: '2026-11-15',
    });
  });

  it('that were not paid are void when it is cancelled, also while they are being paid', async () => {
    await visitWith({
      due: {},
      processing: { status: 'processing' },
      nothing: { status: 'paid', total: 0 },
      void: { status: 'void' },
      refunded: { status: 'refunded' },
      other: { bookingId: 'another' },
      otherPaid: { bookingId: 'another', status: 'paid' },
      none: { bookingId: null },
    });
    await cancel();
    expect(await stateOf()).toEqual({
      due: 'void',
      processing: 'void',
      nothing: 'void',
      void: 'void',
      refunded: 'refunded',
      other: 'due',
      otherPaid: 'paid',
      none: 'due',
    });
    expect([await credits(), await database.orm.select().from(refunds), await database.orm.select().from(outboxMails)]).toEqual([
      [],
      [],
      [],
    ]);
  });

  it('give back the credit that they had used, and no more than that', async () => {
    const user = await visitWith({
      due: { lines: [line('rush', 10_000), line('credit', -2_500)], total: 7_500 },
      nothing: { country: 'sg', status: 'paid', lines: [line('rush', 4_000), line('credit', -4_000)], total: 0 },
    });
    await cancel();
    expect(await credits()).toEqual([
      { userId: user.id, currency: 'HKD', amount: 2_500, reason: 'store-credit', createdAt: NOW },
      { userId: user.id, currency: 'SGD', amount: 4_000, reason: 'store-credit', createdAt: NOW },
    ]);
    await cancel();
    expect(await credits()).toHaveLength(2);
  });

  it('that were paid go back to their card, which the member is told, and used credit is credit again', async () => {
    const user = await visitWith({
      paid: { status: 'paid', total: 10_000, lines: [line('rush', 12_000), line('credit', -2_000)] },
      other: { bookingId: 'another', status: 'paid' },
    });
    await pay('other', 1, 'charge-other');
    await pay('paid', 10_000, 'charge-1');
    await cancel();
    await cancel();
    expect(await stateOf()).toEqual({ paid: 'refunded', other: 'paid' });
    expect(await database.orm.select().from(refunds)).toMatchObject([
      {
        key: 'visit-paid',
        invoiceId: 'paid',
        orderId: null,
        userId: user.id,
        country: 'hk',
        chargeId: 'charge-1',
        toCard: 10_000,
        asCredit: 2_000,
        status: 'pending',
        createdAt: NOW,
        doneAt: null,
      },
    ]);
    expect((await credits()).map(({ amount }) => amount)).toEqual([2_000]);
    const [mail, ...more] = await database.orm.select().from(outboxMails);
    expect([mail?.recipient, mail?.subject, more]).toEqual([user.email, 'Refund of HK$100 for invoice N-paid', []]);
    expect(mail?.body).toContain('Visa 4242');
  });

  it.each([
    ['whose payment is not known', null],
    ['that no card has paid', { amount: 10_000, chargeId: null }],
  ])('%s become credit, which the member is told', async (_name, payment) => {
    await visitWith({ paid: { status: 'paid', total: 10_000, lines: [line('rush', 12_000), line('credit', -2_000)] } });
    if (payment) await pay('paid', payment.amount, payment.chargeId);
    await cancel();
    expect(await database.orm.select().from(refunds)).toMatchObject([
      { chargeId: null, toCard: 0, asCredit: 12_000, status: 'done', doneAt: NOW },
    ]);
    expect((await credits()).map(({ amount }) => amount)).toEqual([12_000]);
    expect((await database.orm.select().from(outboxMails)).map(({ subject }) => subject)).toEqual([
      'HK$100 from invoice N-paid has been credited to your account',
    ]);
  });

  it('go back to the card as far as it was charged, and the rest becomes credit', async () => {
    await visitWith({ paid: { status: 'paid', total: 10_000 } });
    await pay('paid', 9_000, 'charge-1');
    await cancel();
    expect(await database.orm.select().from(refunds)).toMatchObject([{ toCard: 9_000, asCredit: 1_000, status: 'pending' }]);
    expect((await credits()).map(({ amount }) => amount)).toEqual([1_000]);
  });
});

describe('the months after a term', () => {
  async function termWith(given: Record<string, Partial<typeof invoices.$inferInsert>>) {
    const user = await addUser(database.orm);
    for (const id of ['order', 'another']) await addOrder(database.orm, user.id, { id });
    for (const [id, fields] of Object.entries(given)) {
      await addInvoice(database.orm, user.id, { id, number: `N-${id}`, orderId: 'order', periodFrom: '2026-12-01', ...fields });
    }
    return user;
  }
  const end = () => database.orm.transaction((tx) => voidMonthsAfter(tx, env, { orderId: 'order', from: '2026-12-01' }, NOW));

  it('are void when they begin with its end or later, also while they are being paid', async () => {
    await termWith({
      first: {},
      later: { periodFrom: '2027-01-01' },
      processing: { status: 'processing' },
      before: { periodFrom: '2026-11-30' },
      paid: { status: 'paid' },
      refunded: { status: 'refunded' },
      other: { orderId: 'another' },
      fees: { periodFrom: null },
    });
    await end();
    expect(await stateOf()).toEqual({
      first: 'void',
      later: 'void',
      processing: 'void',
      before: 'due',
      paid: 'paid',
      refunded: 'refunded',
      other: 'due',
      fees: 'due',
    });
    expect(await credits()).toEqual([]);
  });

  it('give back the credit that they had used, once', async () => {
    const user = await termWith({
      first: { lines: [line('x', 49_000), line('credit', -3_000), line('membership-discount', -4_900)] },
      abroad: { country: 'sg', lines: [line('x', 9_000), line('credit', -4_000), line('credit', -500)] },
      paid: { status: 'paid', lines: [line('credit', -7)] },
    });
    await end();
    await end();
    expect(await credits()).toEqual([
      { userId: user.id, currency: 'HKD', amount: 3_000, reason: 'store-credit', createdAt: NOW },
      { userId: user.id, currency: 'SGD', amount: 4_500, reason: 'store-credit', createdAt: NOW },
    ]);
  });

  it('are held by whoever ends it as long as they have not begun', async () => {
    await termWith({
      ahead: {},
      tomorrow: { periodFrom: '2026-11-22' },
      today: { periodFrom: TODAY },
      begun: { periodFrom: '2026-11-01' },
      fees: { periodFrom: null },
      other: { orderId: 'another' },
    });
    const held = await database.orm.transaction(async (tx) => {
      await lockMonthsAhead(tx, { id: 'order', country: 'hk' }, NOW);
      // The database writes who holds a row into the row.
      return (await tx.execute('select id from invoices where xmax::text = pg_current_xact_id()::text order by id')) as unknown as {
        rows: { id: string }[];
      };
    });
    expect(held.rows.map(({ id }) => id)).toEqual(['ahead', 'tomorrow']);
  });
});

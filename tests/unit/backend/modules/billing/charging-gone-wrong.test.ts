import { describe, expect, it } from 'vitest';
import { contentHash } from '@/backend/twins/cms/content-hash';
import { outboxMails } from '@/backend/api/db/schema/mail';
import { invoices } from '@/backend/api/db/schema/orders';
import { paymentIntents } from '@/backend/api/db/schema/payments';
import { chargeDueInvoices } from '@/backend/api/modules/billing/charge-due-invoices';
import { isFailureMailed } from '@/backend/api/modules/billing/overdue-invoices';
import type { Gateway } from '@/backend/api/payments/gateway';
import { addInvoice, addUser, billingContext, fakeGateway, NOW, TODAY } from '@/tests/builders/billing';
import { testDatabase } from '@/tests/setup/memory-database';
import { addCard } from './support';

const database = testDatabase();

const at = (moment: string) => new Date(moment);
const each = (count: number) => Array.from({ length: count }, (_unused, index) => index);
const invoiceOf = async (id: string) => (await database.orm.select().from(invoices)).find((invoice) => invoice.id === id);
const mails = () => database.orm.select().from(outboxMails);
const keysOf = (gateway: { asked: unknown[] }) => gateway.asked.map((charge) => (charge as { key: string }).key);
const charge = (gateway: Gateway = fakeGateway(), now = NOW, signal?: AbortSignal) =>
  chargeDueInvoices({ ...billingContext(database, { now }), gateway }, signal);

async function addPayer(currency: 'HKD' | 'SGD' = 'HKD') {
  const user = await addUser(database.orm);
  await addCard(database.orm, user.id, { currency });
  return user;
}

/** A gateway that answers each charge in turn by its place. */
const answering = (answerOf: (place: number) => Awaited<ReturnType<Gateway['chargeStoredCard']>>['kind']) => {
  const asked: string[] = [];
  const gateway = fakeGateway({
    async chargeStoredCard({ key }) {
      const kind = answerOf(asked.push(key) - 1);
      if (kind === 'charged') return { kind, chargeId: key, card: { brand: 'Visa', last4: '1111', expiry: '08/39' }, token: null };
      return kind === 'declined' ? { kind, code: 'PAYMENT_DECLINED' } : { kind };
    },
  });
  return { gateway, asked };
};

describe('a charge that the bank refuses', () => {
  it('leaves the invoice due, is told with the next day, and is not repeated on the same day', async () => {
    const user = await addPayer();
    const row = await addInvoice(database.orm, user.id, { dueDate: TODAY, number: 'INV-HK-6' });
    const { gateway, asked } = answering(() => 'declined');
    expect(await charge(gateway)).toBe(0);
    expect(await charge(gateway)).toBe(0);
    expect(asked).toEqual([`invoice-${row.id}-1`]);
    expect(await invoiceOf(row.id)).toMatchObject({ status: 'due', chargesTried: 1 });
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('We could not charge your card for invoice INV-HK-6');
    for (const word of ['Visa 1111', '24 November 2026', `/billings/${row.id}`]) expect(mail?.body).toContain(word);
    // The reminders tell of the later ones.
    expect(await charge(gateway, at('2026-11-24T02:00:00Z'))).toBe(0);
    expect([await invoiceOf(row.id), (await mails()).length, asked.length]).toMatchObject([{ status: 'due', chargesTried: 2 }, 1, 2]);
  });

  it('on a day of reminding is told by the reminder alone', async () => {
    const row = await addInvoice(database.orm, (await addPayer()).id, { dueDate: '2026-11-18' });
    await charge(answering(() => 'declined').gateway);
    expect([(await invoiceOf(row.id))?.chargesTried, await mails()]).toEqual([2, []]);
  });

  it('is told by itself for the first attempt, and before the first reminder', async () => {
    const row = await addInvoice(database.orm, (await addUser(database.orm)).id, { dueDate: '2026-11-19' });
    expect([
      isFailureMailed(row, NOW),
      isFailureMailed({ ...row, dueDate: '2026-11-18' }, NOW),
      isFailureMailed({ ...row, chargesTried: 1 }, NOW),
    ]).toEqual([true, false, false]);
  });
});

describe('a gateway that is away', () => {
  it('uses up no attempt: the next run charges', async () => {
    const row = await addInvoice(database.orm, (await addPayer()).id, { dueDate: TODAY });
    const { gateway, asked } = answering((place) => (place === 0 ? 'unavailable' : 'charged'));
    expect(await charge(gateway)).toBe(0);
    expect([await invoiceOf(row.id), await mails()]).toMatchObject([{ status: 'due', chargesTried: 0 }, []]);
    expect(await charge(gateway)).toBe(1);
    expect(asked).toEqual([`invoice-${row.id}-1`, `invoice-${row.id}-1`]);
  });

  it('and may have charged holds the invoice', async () => {
    const row = await addInvoice(database.orm, (await addPayer()).id, { dueDate: TODAY });
    const { gateway, asked } = answering(() => 'unknown');
    expect([await charge(gateway), await charge(gateway)]).toEqual([0, 0]);
    expect([asked.length, (await invoiceOf(row.id))?.status]).toEqual([1, 'processing']);
  });

  // Eight are under way at once: two more have begun when the third is silent.
  it.each(['unavailable', 'unknown'] as const)('is not asked any more after the third silence, whether it is %s', async (kind) => {
    const [user, abroad] = [await addPayer(), await addPayer('SGD')];
    for (const index of each(12)) await addInvoice(database.orm, user.id, { dueDate: TODAY, number: `N-${index}` });
    await addInvoice(database.orm, abroad.id, { dueDate: TODAY, country: 'sg' });
    const { gateway, asked } = answering(() => kind);
    expect(await charge(gateway, NOW, new AbortController().signal)).toBe(0);
    expect(asked).toHaveLength(10);
  });

  it('for some is asked for all the others', async () => {
    const user = await addPayer();
    for (const index of each(12)) await addInvoice(database.orm, user.id, { dueDate: TODAY, number: `N-${index}` });
    const { gateway, asked } = answering((place) => (place % 2 === 0 ? 'unavailable' : 'charged'));
    expect(await charge(gateway)).toBe(6);
    expect(asked).toHaveLength(12);
  });
});

describe('who is charged by two at once', () => {
  it('pays once', async () => {
    const row = await addInvoice(database.orm, (await addPayer()).id, { dueDate: TODAY });
    const gateway = fakeGateway();
    expect((await Promise.all([charge(gateway), charge(gateway)])).toSorted()).toEqual([0, 1]);
    expect(keysOf(gateway)).toEqual([`invoice-${row.id}-1`]);
  });

  it('has the charge of another copy, which is not counted', async () => {
    const row = await addInvoice(database.orm, (await addPayer()).id, { dueDate: TODAY });
    await database.orm.insert(paymentIntents).values({
      id: `invoice-${row.id}-1`,
      kind: 'invoice',
      userId: row.userId,
      bodyHash: contentHash({ invoiceId: row.id }),
      country: 'hk',
      amount: row.total,
      status: 'paid',
      payload: {},
      leaseUntil: NOW,
      createdAt: NOW,
      updatedAt: NOW,
    });
    const gateway = fakeGateway();
    expect([await charge(gateway), gateway.asked]).toEqual([0, []]);
  });

  it('and pays by hand meanwhile is left alone', async () => {
    const user = await addPayer();
    const rows = await Promise.all(each(9).map((index) => addInvoice(database.orm, user.id, { dueDate: TODAY, number: `N-${index}` })));
    const last = rows.at(-1)?.id ?? '';
    const { chargeStoredCard, ...rest } = fakeGateway();
    const gateway: Gateway & { asked: unknown[] } = {
      ...rest,
      async chargeStoredCard(wish) {
        await database.orm.execute(`update invoices set status = 'processing' where id = '${last}'`);
        return chargeStoredCard(wish);
      },
    };
    expect(await charge(gateway)).toBe(8);
    expect((await invoiceOf(last))?.status).toBe('processing');
    expect((await database.orm.select().from(paymentIntents)).map(({ id }) => id)).not.toContain(`invoice-${last}-1`);
  });
});

describe('the run of charges', () => {
  it('does nothing when it has been stopped', async () => {
    await addInvoice(database.orm, (await addPayer()).id, { dueDate: TODAY });
    const gateway = fakeGateway();
    expect([await charge(gateway, NOW, AbortSignal.abort()), gateway.asked]).toEqual([0, []]);
  });

  it('says that the database has failed', async () => {
    await addInvoice(database.orm, (await addPayer()).id, { dueDate: TODAY });
    const orm = Object.assign(Object.create(database.orm) as typeof database.orm, {
      transaction: () => Promise.reject(new Error('no database')),
    });
    await expect(chargeDueInvoices(billingContext({ ...database, orm }))).rejects.toThrow('no database');
  });
});

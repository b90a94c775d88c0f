import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contentHash } from '@/backend/cms/content-hash';
import { PAGE_ROWS } from '@/backend/db/work-off';
import { outboxMails } from '@/backend/db/schema/mail';
import { bookings, invoicePayments, invoices } from '@/backend/db/schema/orders';
import { paymentIntents, paymentMethods } from '@/backend/db/schema/payments';
import { chargeDueInvoices } from '@/backend/modules/billing/charge-due-invoices';
import { isTold } from '@/backend/modules/billing/is-told';
import type { Gateway } from '@/backend/payments/gateway';
import { addInvoice, addUser, billingContext, fakeGateway, NOW, TODAY } from '@/tests/builders/billing';
import { createMemoryDatabase, type EmptiableDatabase } from '@/tests/setup/memory-database';

let database: EmptiableDatabase;
beforeAll(async () => {
  database = await createMemoryDatabase();
});
beforeEach(() => database.empty());
afterAll(() => database.close());

const at = (moment: string) => new Date(moment);
const each = (count: number) => Array.from({ length: count }, (_unused, index) => index);
const invoiceOf = async (id: string) => (await database.orm.select().from(invoices)).find((invoice) => invoice.id === id);
const mails = () => database.orm.select().from(outboxMails);
const keysOf = (gateway: { asked: unknown[] }) => gateway.asked.map((charge) => (charge as { key: string }).key);
const charge = (gateway: Gateway = fakeGateway(), now = NOW, signal?: AbortSignal) => chargeDueInvoices({ ...billingContext(database, { now }), gateway }, signal);

async function addPayer({ currency = 'HKD' as 'HKD' | 'SGD', expiry = '08/39', ...fields }: { currency?: 'HKD' | 'SGD'; expiry?: string; country?: 'hk' | 'sg'; locale?: 'en' | 'en-SG' } = {}) {
  const user = await addUser(database.orm, { firstName: 'Ada', ...fields });
  await database.orm.insert(paymentMethods).values({ id: user.id, userId: user.id, currency, gatewayToken: `token-of-${user.id}`, brand: 'Visa', last4: '1111', expiry, isDefault: true, createdAt: NOW });
  return user;
}

async function addVisit(userId: string, slot: string, cancelledAt: Date | null = null): Promise<string> {
  const id = `${userId} ${slot}`;
  await database.orm.insert(bookings).values({ id, number: id, userId, kind: 'collection', country: 'hk', date: TODAY, slot, address: {}, contact: {}, note: {}, cancelledAt, createdAt: NOW } as never);
  return id;
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

describe('an invoice that has become due', () => {
  it('is charged to the stored card, once, and the member has the receipt', async () => {
    const user = await addPayer();
    const row = await addInvoice(database.orm, user.id, { dueDate: TODAY, number: 'INV-HK-5', total: 45_050 });
    const gateway = fakeGateway();
    expect(await charge(gateway)).toBe(1);
    expect(gateway.asked).toEqual([{ key: `invoice-${row.id}-1`, token: `token-of-${user.id}`, amount: 45_050, currency: 'HKD' }]);
    expect((await invoiceOf(row.id))?.status).toBe('paid');
    expect(await database.orm.select().from(invoicePayments)).toEqual([{ invoiceId: row.id, amount: 45_050, method: 'Visa 1111', chargeId: `charge-invoice-${row.id}-1`, paidAt: NOW }]);
    expect((await database.orm.select().from(paymentIntents)).map(({ kind, userId, country, amount, status, bodyHash }) => [kind, userId, country, amount, status, bodyHash])).toEqual([['invoice', user.id, 'hk', 45_050, 'paid', contentHash({ invoiceId: row.id })]]);
    expect((await mails()).map(({ subject, recipient }) => [subject, recipient])).toEqual([['Invoice INV-HK-5 is paid', user.email]]);
    expect(await charge(gateway)).toBe(0);
    expect(gateway.asked).toHaveLength(1);
  });

  it('of Singapore is charged in its currency, to the card of that currency', async () => {
    const user = await addPayer({ currency: 'SGD', country: 'sg', locale: 'en-SG' });
    await addInvoice(database.orm, user.id, { dueDate: TODAY, country: 'sg', total: 12_300 });
    const abroad = await addInvoice(database.orm, user.id, { dueDate: TODAY });
    const gateway = fakeGateway();
    expect(await charge(gateway)).toBe(1);
    expect(gateway.asked).toMatchObject([{ amount: 12_300, currency: 'SGD' }]);
    expect((await invoiceOf(abroad.id))?.status).toBe('due');
  });

  it('is left alone before its day, when it is not open, when nothing is owed, and when its day of charging was used', async () => {
    const user = await addPayer();
    const given = [
      { dueDate: '2026-11-22' }, { status: 'paid' }, { status: 'processing' }, { status: 'void' }, { total: 0 }, { total: -500 },
      { chargesTried: 1 }, { dueDate: '2026-01-01', chargesTried: 4 }, { dueDate: '2026-11-16', chargesTried: 2 },
    ] as const;
    for (const [index, fields] of given.entries()) await addInvoice(database.orm, user.id, { dueDate: TODAY, number: `N-${index}`, ...fields });
    const rows = () => database.orm.select().from(invoices).orderBy(invoices.number);
    const before = await rows();
    const gateway = fakeGateway();
    expect([await charge(gateway), gateway.asked, await mails()]).toEqual([0, [], []]);
    expect(await rows()).toEqual(before);
  });

  it('is tried on its day, three days, a week and two weeks after, and once after a long pause', async () => {
    const user = await addPayer();
    const given = [['pause', '2026-06-01', 0], ['fourth', '2026-11-07', 3], ['third', '2026-11-14', 2], ['second', '2026-11-18', 1], ['first', TODAY, 0]] as const;
    for (const [id, dueDate, chargesTried] of given) await addInvoice(database.orm, user.id, { id, dueDate, chargesTried });
    const gateway = fakeGateway();
    expect(await charge(gateway)).toBe(5);
    expect(keysOf(gateway).toSorted()).toEqual(['invoice-first-1', 'invoice-fourth-4', 'invoice-pause-4', 'invoice-second-2', 'invoice-third-3']);
  });

  it('becomes due with the day of the region', async () => {
    await addInvoice(database.orm, (await addPayer()).id, { dueDate: '2026-11-22' });
    expect([await charge(fakeGateway(), at('2026-11-21T15:59:59Z')), await charge(fakeGateway(), at('2026-11-21T16:00:00Z'))]).toEqual([0, 1]);
  });

  it('is charged before what became due after it, and of one day by its number', async () => {
    const user = await addPayer();
    for (const [id, dueDate, number] of [['c', TODAY, 'N-2'], ['a', '2026-11-19', 'N-9'], ['b', TODAY, 'N-1']] as const) await addInvoice(database.orm, user.id, { id, dueDate, number });
    const gateway = fakeGateway();
    expect(await charge(gateway)).toBe(3);
    expect(keysOf(gateway)).toEqual(['invoice-a-1', 'invoice-b-1', 'invoice-c-1']);
  });

  it('is found behind more than a page of others whose day of charging was used', async () => {
    const user = await addPayer();
    const used = await addInvoice(database.orm, user.id, { dueDate: '2026-11-20', chargesTried: 1 });
    await database.orm.insert(invoices).values(each(PAGE_ROWS + 1).map((index) => ({ ...used, id: `used ${index}`, number: `USED-${index}` })));
    const last = await addInvoice(database.orm, user.id, { dueDate: TODAY });
    const gateway = fakeGateway();
    expect(await charge(gateway)).toBe(1);
    expect(keysOf(gateway)).toEqual([`invoice-${last.id}-1`]);
  });
});

describe('the fees of a visit', () => {
  it('are charged only when it has taken place, and once on that day', async () => {
    const user = await addPayer();
    const given = [['over', '08-10', null, 0], ['goes-on', '09-11', null, 0], ['cancelled', '07-09', NOW, 0], ['tried', '06-08', null, 1]] as const;
    for (const [id, slot, cancelledAt, chargesTried] of given) await addInvoice(database.orm, user.id, { id, dueDate: TODAY, chargesTried, bookingId: await addVisit(user.id, slot, cancelledAt) });
    const gateway = fakeGateway();
    expect(await charge(gateway)).toBe(1);
    expect(keysOf(gateway)).toEqual(['invoice-over-1']);
  });
});

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
    expect([isTold(row, NOW), isTold({ ...row, dueDate: '2026-11-18' }, NOW), isTold({ ...row, chargesTried: 1 }, NOW)]).toEqual([true, false, false]);
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
    const [user, abroad] = [await addPayer(), await addPayer({ currency: 'SGD' })];
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
    await database.orm.insert(paymentIntents).values({ id: `invoice-${row.id}-1`, kind: 'invoice', userId: row.userId, bodyHash: contentHash({ invoiceId: row.id }), country: 'hk', amount: row.total, status: 'paid', payload: {}, leaseUntil: NOW, createdAt: NOW, updatedAt: NOW });
    const gateway = fakeGateway();
    expect([await charge(gateway), gateway.asked]).toEqual([0, []]);
  });

  it('and pays by hand meanwhile is left alone', async () => {
    const user = await addPayer();
    const rows = await Promise.all(each(9).map((index) => addInvoice(database.orm, user.id, { dueDate: TODAY, number: `N-${index}` })));
    const last = rows.at(-1)?.id ?? '';
    const { chargeStoredCard, ...rest } = fakeGateway();
    const gateway: Gateway & { asked: unknown[] } = { ...rest, async chargeStoredCard(wish) {
      await database.orm.execute(`update invoices set status = 'processing' where id = '${last}'`);
      return chargeStoredCard(wish);
    } };
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
    const orm = Object.assign(Object.create(database.orm) as typeof database.orm, { transaction: () => Promise.reject(new Error('no database')) });
    await expect(chargeDueInvoices(billingContext({ ...database, orm }))).rejects.toThrow('no database');
  });
});

describe('who has no card', () => {
  it.each([['none at all', null], ['one that has expired', '10/26']])('is asked once to pay by hand: %s', async (_name, expiry) => {
    const user = expiry === null ? await addUser(database.orm) : await addPayer({ expiry });
    const row = await addInvoice(database.orm, user.id, { dueDate: TODAY, number: 'INV-HK-8', total: 45_000 });
    const gateway = fakeGateway();
    expect([await charge(gateway), await charge(gateway), gateway.asked]).toEqual([0, 0, []]);
    expect(await invoiceOf(row.id)).toMatchObject({ status: 'due', chargesTried: 1 });
    const [mail, ...more] = await mails();
    expect([mail?.subject, mail?.recipient, more]).toEqual(['Invoice INV-HK-8 is waiting for your payment', user.email, []]);
    for (const word of ['450', '21 November 2026', `/billings/${row.id}`]) expect(mail?.body).toContain(word);
    await charge(gateway, at('2026-11-24T02:00:00Z'));
    expect([(await invoiceOf(row.id))?.chargesTried, (await mails()).length]).toEqual([2, 1]);
  });

  it('is not asked on a day of reminding, and can still be charged on the next of the days', async () => {
    const user = await addUser(database.orm);
    const row = await addInvoice(database.orm, user.id, { dueDate: '2026-11-18' });
    await charge();
    expect([await invoiceOf(row.id), await mails()]).toMatchObject([{ status: 'due', chargesTried: 2 }, []]);
    await database.orm.insert(paymentMethods).values({ id: 'new', userId: user.id, currency: 'HKD', gatewayToken: 'new', brand: 'Visa', last4: '1111', expiry: '08/39', isDefault: true, createdAt: NOW });
    expect([await charge(), await charge(fakeGateway(), at('2026-11-25T02:00:00Z'))]).toEqual([0, 1]);
  });
});

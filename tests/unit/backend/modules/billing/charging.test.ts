import { describe, expect, it } from 'vitest';
import { contentHash } from '@/backend/twins/cms/content-hash';
import { BATCH_ROWS } from '@/backend/api/db/process-in-batches';
import { outboxMails } from '@/backend/api/db/schema/mail';
import { invoicePayments, invoices } from '@/backend/api/db/schema/orders';
import { paymentIntents } from '@/backend/api/db/schema/payments';
import { chargeDueInvoices } from '@/backend/api/modules/billing/charge-due-invoices';
import type { Gateway } from '@/backend/api/payments/gateway';
import { addInvoice, addUser, billingContext, fakeGateway, NOW, TODAY } from '@/tests/builders/billing';
import { testDatabase } from '@/tests/setup/memory-database';
import { addBooking, addCard } from './support';

const database = testDatabase();

const at = (moment: string) => new Date(moment);
const each = (count: number) => Array.from({ length: count }, (_unused, index) => index);
const invoiceOf = async (id: string) => (await database.orm.select().from(invoices)).find((invoice) => invoice.id === id);
const mails = () => database.orm.select().from(outboxMails);
const keysOf = (gateway: { asked: unknown[] }) => gateway.asked.map((charge) => (charge as { key: string }).key);
const charge = (gateway: Gateway = fakeGateway(), now = NOW) => chargeDueInvoices({ ...billingContext(database, { now }), gateway });

interface Payer {
  currency?: 'HKD' | 'SGD';
  expiry?: string;
  country?: 'hk' | 'sg';
  locale?: 'en' | 'en-SG';
}
async function addPayer({ currency = 'HKD', expiry = '08/39', ...fields }: Payer = {}) {
  const user = await addUser(database.orm, { firstName: 'Ada', ...fields });
  await addCard(database.orm, user.id, { currency, expiry });
  return user;
}

describe('an invoice that has become due', () => {
  it('is charged to the stored card, once, and the member has the receipt', async () => {
    const user = await addPayer();
    const row = await addInvoice(database.orm, user.id, { dueDate: TODAY, number: 'INV-HK-5', total: 45_050 });
    const gateway = fakeGateway();
    expect(await charge(gateway)).toBe(1);
    const until = new Date(NOW.getTime() + 20_000);
    expect(gateway.asked).toEqual([{ key: `invoice-${row.id}-1`, token: `token-of-${user.id}`, amount: 45_050, currency: 'HKD', until }]);
    expect((await invoiceOf(row.id))?.status).toBe('paid');
    expect(await database.orm.select().from(invoicePayments)).toEqual([
      { invoiceId: row.id, amount: 45_050, method: 'Visa 1111', chargeId: `charge-invoice-${row.id}-1`, paidAt: NOW },
    ]);
    expect(
      (await database.orm.select().from(paymentIntents)).map(({ kind, userId, country, amount, status, bodyHash }) => [
        kind,
        userId,
        country,
        amount,
        status,
        bodyHash,
      ]),
    ).toEqual([['invoice', user.id, 'hk', 45_050, 'paid', contentHash({ invoiceId: row.id })]]);
    expect((await mails()).map(({ subject, recipient }) => [subject, recipient])).toEqual([
      ['Payment received for invoice INV-HK-5', user.email],
    ]);
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
      { dueDate: '2026-11-22' },
      { status: 'paid' },
      { status: 'processing' },
      { status: 'void' },
      { total: 0 },
      { total: -500 },
      { chargesTried: 1 },
      { dueDate: '2026-01-01', chargesTried: 4 },
      { dueDate: '2026-11-16', chargesTried: 2 },
    ] as const;
    for (const [index, fields] of given.entries()) {
      await addInvoice(database.orm, user.id, { dueDate: TODAY, number: `N-${index}`, ...fields });
    }
    const rows = () => database.orm.select().from(invoices).orderBy(invoices.number);
    const before = await rows();
    const gateway = fakeGateway();
    expect([await charge(gateway), gateway.asked, await mails()]).toEqual([0, [], []]);
    expect(await rows()).toEqual(before);
  });

  it('is tried on its day, three days, a week and two weeks after, and once after a long pause', async () => {
    const user = await addPayer();
    const given = [
      ['pause', '2026-06-01', 0],
      ['fourth', '2026-11-07', 3],
      ['third', '2026-11-14', 2],
      ['second', '2026-11-18', 1],
      ['first', TODAY, 0],
    ] as const;
    for (const [id, dueDate, chargesTried] of given) await addInvoice(database.orm, user.id, { id, dueDate, chargesTried });
    const gateway = fakeGateway();
    expect(await charge(gateway)).toBe(5);
    expect(keysOf(gateway).toSorted()).toEqual([
      'invoice-first-1',
      'invoice-fourth-4',
      'invoice-pause-4',
      'invoice-second-2',
      'invoice-third-3',
    ]);
  });

  it('becomes due with the day of the region', async () => {
    await addInvoice(database.orm, (await addPayer()).id, { dueDate: '2026-11-22' });
    expect([await charge(fakeGateway(), at('2026-11-21T15:59:59Z')), await charge(fakeGateway(), at('2026-11-21T16:00:00Z'))]).toEqual([
      0, 1,
    ]);
  });

  it('is charged before what became due after it, and of one day by its number', async () => {
    const user = await addPayer();
    for (const [id, dueDate, number] of [
      ['c', TODAY, 'N-2'],
      ['a', '2026-11-19', 'N-9'],
      ['b', TODAY, 'N-1'],
    ] as const) {
      await addInvoice(database.orm, user.id, { id, dueDate, number });
    }
    const gateway = fakeGateway();
    expect(await charge(gateway)).toBe(3);
    expect(keysOf(gateway)).toEqual(['invoice-a-1', 'invoice-b-1', 'invoice-c-1']);
  });

  it('is found behind more than a page of others whose day of charging was used', async () => {
    const user = await addPayer();
    const used = await addInvoice(database.orm, user.id, { dueDate: '2026-11-20', chargesTried: 1 });
    await database.orm
      .insert(invoices)
      .values(each(BATCH_ROWS + 1).map((index) => ({ ...used, id: `used ${index}`, number: `USED-${index}` })));
    const last = await addInvoice(database.orm, user.id, { dueDate: TODAY });
    const gateway = fakeGateway();
    expect(await charge(gateway)).toBe(1);
    expect(keysOf(gateway)).toEqual([`invoice-${last.id}-1`]);
  });
});

describe('the fees of a visit', () => {
  it('are charged only when it has taken place, and once on that day', async () => {
    const user = await addPayer();
    const given = [
      ['over', '08-10', null, 0],
      ['goes-on', '09-11', null, 0],
      ['cancelled', '07-09', NOW, 0],
      ['tried', '06-08', null, 1],
    ] as const;
    for (const [id, slot, cancelledAt, chargesTried] of given) {
      await addInvoice(database.orm, user.id, {
        id,
        dueDate: TODAY,
        chargesTried,
        bookingId: await addBooking(database.orm, user.id, id, { slot, cancelledAt }),
      });
    }
    const gateway = fakeGateway();
    expect(await charge(gateway)).toBe(1);
    expect(keysOf(gateway)).toEqual(['invoice-over-1']);
  });
});

describe('who has no card', () => {
  it.each([
    ['none at all', null],
    ['one that has expired', '10/26'],
  ])('is asked once to pay by hand: %s', async (_name, expiry) => {
    const user = expiry === null ? await addUser(database.orm) : await addPayer({ expiry });
    const row = await addInvoice(database.orm, user.id, { dueDate: TODAY, number: 'INV-HK-8', total: 45_000 });
    const gateway = fakeGateway();
    expect([await charge(gateway), await charge(gateway), gateway.asked]).toEqual([0, 0, []]);
    expect(await invoiceOf(row.id)).toMatchObject({ status: 'due', chargesTried: 1 });
    const [mail, ...more] = await mails();
    expect([mail?.subject, mail?.recipient, more]).toEqual(['Payment due: invoice INV-HK-8', user.email, []]);
    for (const word of ['450', '21 November 2026', `/billings/${row.id}`]) expect(mail?.body).toContain(word);
    await charge(gateway, at('2026-11-24T02:00:00Z'));
    expect([(await invoiceOf(row.id))?.chargesTried, (await mails()).length]).toEqual([2, 1]);
  });

  it('is not asked on a day of reminding, and can still be charged on the next of the days', async () => {
    const user = await addUser(database.orm);
    const row = await addInvoice(database.orm, user.id, { dueDate: '2026-11-18' });
    await charge();
    expect([await invoiceOf(row.id), await mails()]).toMatchObject([{ status: 'due', chargesTried: 2 }, []]);
    await addCard(database.orm, user.id);
    expect([await charge(), await charge(fakeGateway(), at('2026-11-25T02:00:00Z'))]).toEqual([0, 1]);
  });
});

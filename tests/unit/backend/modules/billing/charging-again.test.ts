import { describe, expect, it } from 'vitest';
import { contentHash } from '@/backend/twins/cms/content-hash';
import { outboxMails } from '@/backend/api/db/schema/mail';
import { invoices } from '@/backend/api/db/schema/orders';
import { paymentIntents } from '@/backend/api/db/schema/payments';
import { chargeDueInvoices } from '@/backend/api/modules/billing/charge-due-invoices';
import { addInvoice, addUser, billingContext, fakeGateway, NOW, TODAY } from '@/tests/builders/billing';
import { keepCard } from '@/tests/builders/cards';
import { testDatabase } from '@/tests/setup/memory-database';

const database = testDatabase();

const each = (count: number) => Array.from({ length: count }, (_unused, index) => index);

describe('a charge of this day that was taken back', () => {
  it('is no silence of the gateway: the others are charged', async () => {
    const user = await addUser(database.orm);
    await keepCard(database.orm, user.id, 'token');
    for (const index of each(12)) {
      const { id, total } = await addInvoice(database.orm, user.id, {
        id: `back ${index}`,
        dueDate: '2026-11-20',
        number: `N-${index}`,
        chargesTried: 1,
      });
      await database.orm.insert(paymentIntents).values({
        id: `invoice-${id}-1`,
        kind: 'invoice',
        userId: user.id,
        bodyHash: contentHash({ invoiceId: id }),
        country: 'hk',
        amount: total,
        status: 'failed',
        code: 'PAYMENT_UNAVAILABLE',
        payload: {},
        leaseUntil: NOW,
        createdAt: NOW,
        updatedAt: NOW,
      });
    }
    const other = await addInvoice(database.orm, user.id, { dueDate: TODAY });
    const gateway = fakeGateway();
    expect(await chargeDueInvoices(billingContext(database, { gateway }))).toBe(1);
    expect(gateway.asked).toEqual([
      { key: `invoice-${other.id}-1`, token: 'token', amount: 88_000, currency: 'HKD', until: expect.any(Date) },
    ]);
  });
});

describe('cards that the bank refuses, one after the other,', () => {
  it('are no silence of the gateway: all are tried', async () => {
    const user = await addUser(database.orm);
    await keepCard(database.orm, user.id, 'token');
    for (const index of each(12)) await addInvoice(database.orm, user.id, { dueDate: TODAY, number: `N-${index}` });
    let asked = 0;
    const gateway = fakeGateway({
      chargeStoredCard: async () => {
        asked += 1;
        return { kind: 'declined', code: 'PAYMENT_DECLINED' };
      },
    });
    expect([await chargeDueInvoices(billingContext(database, { gateway })), asked]).toEqual([0, 12]);
    expect((await database.orm.select().from(invoices)).map(({ status, chargesTried }) => [status, chargesTried])).toEqual(
      each(12).map(() => ['due', 1]),
    );
  });
});

describe('who has no card, and is looked at by two at once,', () => {
  it('is asked once to pay by hand', async () => {
    const user = await addUser(database.orm);
    const row = await addInvoice(database.orm, user.id, { dueDate: TODAY, number: 'INV-HK-8' });
    expect(await Promise.all([chargeDueInvoices(billingContext(database)), chargeDueInvoices(billingContext(database))])).toEqual([0, 0]);
    expect(await database.orm.select().from(invoices)).toEqual([{ ...row, chargesTried: 1 }]);
    expect((await database.orm.select().from(outboxMails)).map(({ subject }) => subject)).toEqual(['Payment due: invoice INV-HK-8']);
    expect(await database.orm.select().from(paymentIntents)).toEqual([]);
  });
});

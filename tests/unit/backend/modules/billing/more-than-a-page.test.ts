import { describe, expect, it } from 'vitest';
import { readBackendEnv } from '@/backend/config/env';
import { itemRequests, wardrobeCharges } from '@/backend/api/db/schema/item-requests';
import { outboxMails } from '@/backend/api/db/schema/mail';
import { invoices, orders } from '@/backend/api/db/schema/orders';
import { users } from '@/backend/api/db/schema/users';
import { BATCH_ROWS } from '@/backend/api/db/process-in-batches';
import { remindOverdue } from '@/backend/api/modules/billing/overdue-invoices';
import { issueRenewals } from '@/backend/api/modules/billing/renewal';
import { invoiceWardrobe } from '@/backend/api/modules/billing/wardrobe-invoices';
import { addInvoice, addOrder, addUser, billingContext, NOW } from '@/tests/builders/billing';
import { testDatabase } from '@/tests/setup/memory-database';

const database = testDatabase();

const env = readBackendEnv({ LOG_LEVEL: 'silent' });
const each = Array.from({ length: BATCH_ROWS + 1 }, (_unused, index) => index);

describe('behind more than a page of others', () => {
  it('an overdue invoice is reminded of: those before it were reminded of already', async () => {
    const user = await addUser(database.orm);
    const told = await addInvoice(database.orm, user.id, { dueDate: '2026-11-18', number: 'A', remindersSent: 1 });
    await database.orm.insert(invoices).values(each.map((index) => ({ ...told, id: `told ${index}`, number: `A-${index}` })));
    const last = await addInvoice(database.orm, user.id, { dueDate: '2026-11-18', number: 'Z' });
    expect(await remindOverdue(billingContext(database))).toBe(1);
    expect((await database.orm.select().from(invoices)).filter(({ remindedAt }) => remindedAt !== null).map(({ id }) => id)).toEqual([
      last.id,
    ]);
    expect((await database.orm.select().from(outboxMails)).map(({ subject }) => subject)).toEqual(['Invoice Z is overdue']);
  });

  it('what the wardrobe has cost is billed: the vans of those before it have not come', async () => {
    const user = await addUser(database.orm);
    await database.orm
      .insert(users)
      .values(each.map((index) => ({ ...user, id: `waiting ${index}`, email: `waiting-${index}@example.com` })));
    const before = new Date('2026-10-20T04:00:00Z');
    const request = (userId: string, slotDate: string | null, createdAt = before) => ({
      id: `of ${userId}`,
      userId,
      number: userId,
      bodyHash: '',
      status: 'done' as const,
      undoUntil: before,
      isRush: false,
      slotDate,
      slotTime: slotDate && '11-13',
      extras: [{ extra: 'rush' as const, price: 100 }],
      usedFreeDelivery: false,
      total: 100,
      currency: 'HKD' as const,
      createdAt,
    });
    const requests = [
      ...each.map((index) => request(`waiting ${index}`, '2026-12-24')),
      request(user.id, null, new Date(before.getTime() + 1)),
    ];
    await database.orm.insert(itemRequests).values(requests);
    await database.orm.insert(wardrobeCharges).values(
      requests.map(({ id, userId, createdAt }) => ({
        requestId: id,
        userId,
        amount: 100,
        currency: 'HKD' as const,
        status: 'pending' as const,
        createdAt,
      })),
    );
    expect(await invoiceWardrobe({ orm: database.orm, env, now: NOW })).toBe(1);
    expect((await database.orm.select().from(invoices)).map(({ userId, total }) => [userId, total])).toEqual([[user.id, 100]]);
    expect(
      (await database.orm.select().from(wardrobeCharges)).filter(({ status }) => status === 'invoiced').map(({ userId }) => userId),
    ).toEqual([user.id]);
  });

  it('the month of an order is billed: those before it have nothing to bill', async () => {
    const user = await addUser(database.orm);
    const nothing = { membership: { percent: 0 }, monthlyListPrices: [] } as never;
    const empty = await addOrder(database.orm, user.id, { id: 'a', renewsOn: '2026-11-27', quote: nothing });
    await database.orm.insert(orders).values(each.map((index) => ({ ...empty, id: `a ${index}`, number: `A-${index}` })));
    const last = await addOrder(database.orm, user.id, { id: 'z', renewsOn: '2026-11-27' });
    expect(await issueRenewals({ orm: database.orm, env, now: NOW })).toBe(1);
    expect((await database.orm.select().from(invoices)).map(({ orderId, total }) => [orderId, total])).toEqual([[last.id, 44_100]]);
    expect([...new Set((await database.orm.select().from(orders)).map(({ renewsOn }) => renewsOn))]).toEqual(['2026-12-27']);
  });
});

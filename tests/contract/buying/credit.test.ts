import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { invoices } from '@/backend/api/db/schema/orders';
import { accountCredits } from '@/backend/api/db/schema/payments';
import { users } from '@/backend/api/db/schema/users';
import { creditOf, giveCredit, issueInvoice } from '@/backend/api/modules/billing/issue-invoice';
import { invoiceLine } from '@/backend/api/modules/order/order-invoice';
import { addCredit, addInvoice } from '@/tests/builders/billing';
import { dataFrom, signUpMember } from '@/tests/setup/member';
import { testBackend } from '@/tests/setup/test-backend';

const backend = testBackend({ rateLimitFactor: 1000 });

async function memberWithCredit(amount: number) {
  const { token } = await signUpMember(backend);
  const { user } = await dataFrom(backend, 'currentUser', { token });
  await addCredit(backend.context.database.orm, user.id, { amount, createdAt: new Date() });
  return user.id;
}

const issue = (userId: string) =>
  backend.context.database.orm.transaction((tx) =>
    issueInvoice(
      tx,
      { userId, orderId: null, country: 'hk', lines: [invoiceLine('care', 20_000)], status: 'due', usesCredit: true },
      new Date(),
    ),
  );

describe('credit', () => {
  it('is used once by invoices that are made at the same moment', async () => {
    const userId = await memberWithCredit(30_000);
    const made = await Promise.all(Array.from({ length: 6 }, () => issue(userId)));
    expect(made.map(({ total }) => total).toSorted((a, b) => a - b)).toEqual([0, 10_000, 20_000, 20_000, 20_000, 20_000]);
    expect(await creditOf(backend.context.database.orm, userId, 'HKD')).toBe(0);
    const rows = (await backend.context.database.orm.select().from(accountCredits)).filter((row) => row.userId === userId);
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  });

  it('is counted behind the lock of its member, because the embedded database lets no two transactions run at once', async () => {
    const userId = await memberWithCredit(5_000);
    const query = Object.getPrototypeOf(backend.context.database.orm.select().from(users)) as { for(strength: string): unknown };
    const lock = vi.spyOn(query, 'for');
    await issue(userId);
    expect(lock).toHaveBeenCalledExactlyOnceWith('no key update');
    const locked = lock.mock.results[0]?.value as { toSQL(): { sql: string; params: unknown[] } } | undefined;
    expect(locked?.toSQL()).toMatchObject({ sql: expect.stringContaining('from "users"'), params: [userId] });
    lock.mockRestore();
  });

  it('that is given pays an invoice which another transaction issued while this one waited for its member', async () => {
    const userId = await memberWithCredit(0);
    const { orm } = backend.context.database;
    const query = Object.getPrototypeOf(orm.select().from(users)) as { for(strength: string): unknown };
    await orm.transaction(async (tx) => {
      const lock = vi.spyOn(query, 'for').mockImplementationOnce(() => addInvoice(tx, userId, { id: 'meanwhile', total: 5_000 }));
      await giveCredit(tx, backend.context.env, { userId, country: 'hk', amount: 5_000, reason: 'referral' }, new Date());
      lock.mockRestore();
    });
    const [paid] = await orm.select().from(invoices).where(eq(invoices.id, 'meanwhile'));
    expect(paid).toMatchObject({ status: 'paid', total: 0 });
    expect(await creditOf(orm, userId, 'HKD')).toBe(0);
  });
});

import { randomUUID } from 'node:crypto';
import { and, eq, or } from 'drizzle-orm';
import type { Orm } from '@/backend/db/database';
import { invoices } from '@/backend/db/schema/orders';
import { accountCredits } from '@/backend/db/schema/payments';
import { REGIONS } from '@/lib/config/regions';

type Tx = Pick<Orm, 'update' | 'insert'>;

/** The fees of a visit are charged on its day, also when it has moved. */
export async function moveVisitInvoice(tx: Tx, bookingId: string, date: string): Promise<void> {
  await tx.update(invoices).set({ dueDate: date }).where(and(eq(invoices.bookingId, bookingId), eq(invoices.status, 'due')));
}

/** Who is not visited pays no fees of the visit; credit that they had used comes back. */
export async function voidVisitInvoice(tx: Tx, bookingId: string, now: Date): Promise<void> {
  const unpaid = or(eq(invoices.status, 'due'), and(eq(invoices.status, 'paid'), eq(invoices.total, 0)));
  const voided = await tx.update(invoices).set({ status: 'void' }).where(and(eq(invoices.bookingId, bookingId), unpaid)).returning();
  for (const { userId, country, lines } of voided) {
    const used = lines.reduce((sum, { kind, amount }) => (kind === 'credit' ? sum - amount : sum), 0);
    if (used > 0) await tx.insert(accountCredits).values({ id: randomUUID(), userId, currency: REGIONS[country].currency, amount: used, reason: 'store-credit', createdAt: now });
  }
}

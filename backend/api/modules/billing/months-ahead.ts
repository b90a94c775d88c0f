import { randomUUID } from 'node:crypto';
import { and, eq, gt, gte, inArray } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { invoices, type orders } from '@/backend/api/db/schema/orders';
import { accountCredits } from '@/backend/api/db/schema/payments';
import { regionTime } from '@/backend/api/modules/booking/region-time';
import { REGIONS } from '@/lib/config/regions';

/** Whoever pays a month that has not begun and whoever ends its term wait for each other. */
export async function lockMonthsAhead(
  tx: Pick<Orm, 'select'>,
  { id, country }: Pick<typeof orders.$inferSelect, 'id' | 'country'>,
  now: Date,
): Promise<void> {
  await tx
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.orderId, id), gt(invoices.periodFrom, regionTime(now, country).date)))
    .for('update');
}

/**
 * Periods from this day on are not owed once a term has ended, also one that is being paid at this moment: its charge finds nothing to pay
 * and is taken back. Credit that they had used is credit again.
 */
export async function voidMonthsAfter(
  tx: Pick<Orm, 'update' | 'insert'>,
  { orderId, from }: { orderId: string; from: string },
  now: Date,
): Promise<void> {
  const voided = await tx
    .update(invoices)
    .set({ status: 'void' })
    .where(and(eq(invoices.orderId, orderId), gte(invoices.periodFrom, from), inArray(invoices.status, ['due', 'processing'])))
    .returning();
  for (const { userId, country, lines } of voided) {
    const used = lines.reduce((sum, { kind, amount }) => (kind === 'credit' ? sum - amount : sum), 0);
    if (used > 0) {
      await tx
        .insert(accountCredits)
        .values({ id: randomUUID(), userId, currency: REGIONS[country].currency, amount: used, reason: 'store-credit', createdAt: now });
    }
  }
}

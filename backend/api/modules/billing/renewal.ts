import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import type { MailEnv } from '@/backend/api/mail/store-mail';
import type { Orm } from '@/backend/api/db/database';
import { orders, type InvoiceLine } from '@/backend/api/db/schema/orders';
import { afterKey, forEachRegion, BATCH_ROWS, processInBatches } from '@/backend/api/db/process-in-batches';
import { regionTime } from '@/backend/api/modules/booking/region-time';
import { coverOf, invoiceLine } from '@/backend/api/modules/order/order-invoice';
import { usableCardOf } from '@/backend/api/modules/payments/stored-cards';
import { addDays } from '@/lib/calendar-days';
import { REGIONS } from '@/lib/config/regions';
import type { InvoiceLineKind } from '@/lib/contract/billing';
import { NOTICE_DAYS, nextRenewalDay } from '@/lib/domain/billing/renewal-day';
import { discountedMonth } from '@/lib/domain/pricing/plan-benefits';
import { addMonths } from '@/lib/domain/shared/add-months';
import { announceInvoice } from './announce-invoice';
import { issueInvoice } from './issue-invoice';
import { storedCountsOf, type StoredCounts } from './stored-counts';

type Order = Pick<typeof orders.$inferSelect, 'quote'>;

/**
 * After the term the plan continues monthly, at the order's list prices and the term's discount. The order's estimate is shown beside the
 * amount for the pieces actually stored.
 */
export function renewalLines({ quote }: Order, used: StoredCounts = {}): InvoiceLine[] {
  const { percent } = quote.membership;
  const lines = quote.monthlyListPrices.map(({ kind, quantity: ordered, price: estimate, ...promised }) => {
    // Pieces sold or donated are not charged any more; never more than was ordered.
    const quantity = Math.min(ordered, used[kind] ?? ordered);
    return invoiceLine(kind as InvoiceLineKind, Math.round((estimate * quantity) / ordered), {
      quantity,
      months: 1,
      estimate,
      ...coverOf(promised),
    });
  });
  const off = lines.reduce((sum, { amount }) => sum + amount - discountedMonth(amount, percent), 0);
  return off > 0 ? [...lines, invoiceLine('membership-discount', -off)] : lines;
}

/**
 * Issues each monthly invoice a week before the month, one per month and order, also after an outage of the job; a stored card is charged
 * no earlier than a week from now, on the day named in the mail; without a card the normal payment term applies. The order is locked and
 * advanced in the same transaction, so that two copies issue nothing twice.
 */
export async function issueRenewals({
  orm,
  env,
  now,
  signal,
}: {
  orm: Orm;
  env: MailEnv;
  now: Date;
  signal?: AbortSignal | undefined;
}): Promise<number> {
  let issued = 0;
  await forEachRegion(async (country) => {
    const { date: today } = regionTime(now, country);
    const inAWeek = addDays(today, NOTICE_DAYS);
    const due = and(
      eq(orders.country, country),
      eq(orders.status, 'active'),
      isNull(orders.restingSince),
      isNotNull(orders.renewsOn),
      lte(orders.renewsOn, inAWeek),
    );
    const page = (after: { id: string; renewsOn: string | null } | null) =>
      orm
        .select({ id: orders.id, renewsOn: orders.renewsOn })
        .from(orders)
        .where(and(due, afterKey([orders.renewsOn, orders.id], after && [after.renewsOn, after.id])))
        .orderBy(asc(orders.renewsOn), asc(orders.id))
        .limit(BATCH_ROWS);
    await processInBatches({ page, signal }, async ({ id }) => {
      const added = await orm.transaction(async (tx) => {
        let count = 0;
        for (;;) {
          const [order] = await tx
            .select()
            .from(orders)
            .where(and(eq(orders.id, id), due))
            .for('update');
          if (!order?.renewsOn) return count;
          const to = nextRenewalDay(order.startsOn, order.renewsOn);
          const isFirst = order.renewsOn === addMonths(order.startsOn, order.months);
          const card = await usableCardOf(tx, { userId: order.userId, currency: REGIONS[country].currency }, now);
          const lines = renewalLines(order, await storedCountsOf(tx, order));
          await tx.update(orders).set({ renewsOn: to }).where(eq(orders.id, id));
          // All pieces have left: nothing to bill for this month.
          if (lines.every(({ amount }) => amount === 0)) continue;
          const invoice = await issueInvoice(
            tx,
            {
              userId: order.userId,
              orderId: id,
              country,
              lines,
              status: 'due',
              ...(card ? { dueDate: inAWeek } : {}),
              period: { from: order.renewsOn, to },
              usesCredit: true,
            },
            now,
          );
          await announceInvoice(tx, env, { invoice, termEnd: isFirst ? order.renewsOn : null }, now);
          count += 1;
        }
      });
      issued += added;
    });
  });
  return issued;
}

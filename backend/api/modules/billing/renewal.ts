import { and, asc, eq, isNotNull, isNull, lte, gt, or } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { orders, type InvoiceLine, bookings } from '@/backend/api/db/schema/orders';
import { forEachRegion, pagesOf, processInBatches } from '@/backend/api/db/process-in-batches';
import { regionTime } from '@/backend/api/modules/booking/region-time';
import { coverOf, invoiceLine } from '@/backend/api/modules/order/order-invoice';
import { usableCardOf } from '@/backend/api/modules/payments/stored-cards';
import { afterChange, applyChange, applyChanges } from '@/backend/api/modules/plan/plan-change';
import { itemsByPackage } from '@/backend/api/modules/wardrobe/plan-meter';
import { addDays } from '@/lib/calendar-days';
import { REGIONS } from '@/lib/config/regions';
import type { InvoiceLineKind } from '@/lib/contract/billing';
import { NOTICE_DAYS, nextRenewalDay } from '@/lib/domain/billing/invoice-days';
import { discountedMonth } from '@/lib/domain/pricing/plan-benefits';
import { addMonths } from '@/lib/domain/shared/add-months';
import { announceInvoice } from './billing-mails';
import { issueInvoice, type InvoicingContext } from './issue-invoice';

type Order = typeof orders.$inferSelect;

/**
 * After the term the plan continues monthly, at the order's list prices and the term's discount, or for the months that its member has
 * chosen. The order's estimate is shown beside the amount for the pieces actually stored.
 */
export function renewalLines({ quote }: Pick<Order, 'quote'>, used: StoredCounts = {}, months = 1): InvoiceLine[] {
  const { percent } = quote.membership;
  const lines = quote.monthlyListPrices.map(({ kind, quantity: ordered, price: estimate, ...promised }) => {
    // Pieces sold or donated are not charged any more; never more than was ordered.
    const quantity = Math.min(ordered, used[kind] ?? ordered);
    const month = Math.round((estimate * quantity) / ordered);
    return invoiceLine(kind as InvoiceLineKind, month * months, {
      quantity,
      unitPrice: month,
      months,
      estimate: estimate * months,
      ...coverOf(promised),
    });
  });
  const off = lines.reduce((sum, { amount, unitPrice }) => sum + amount - discountedMonth(unitPrice, percent) * months, 0);
  return off > 0 ? [...lines, invoiceLine('membership-discount', -off)] : lines;
}

/** What is billed for the period that begins on `renewsOn`. */
export async function nextPeriodOf(
  orm: Pick<Orm, 'select'>,
  order: Order & { renewsOn: string },
): Promise<{ months: number; to: string; lines: InvoiceLine[]; isChange: boolean }> {
  const { scheduled, changesOn, renewsOn } = order;
  const becomes = scheduled ? afterChange(order, scheduled) : order;
  const isChange = scheduled?.from === renewsOn && changesOn === null;
  // A longer period is paid for all of its places: they may be filled while it runs.
  const months = isChange ? scheduled.months : 1;
  return {
    months,
    isChange,
    to: months > 1 ? addMonths(renewsOn, months, becomes.anchorDay) : nextRenewalDay(becomes.startsOn, renewsOn, becomes.anchorDay),
    lines: renewalLines(becomes, months > 1 ? {} : await storedCountsOf(orm, becomes, renewsOn), months),
  };
}

/**
 * Issues each monthly invoice a week before the month, one per month and order, also after an outage of the job; a stored card is charged
 * no earlier than a week from now, on the day named in the mail; without a card the normal payment term applies. The order is locked and
 * advanced in the same transaction, so that two copies issue nothing twice.
 */
export async function issueRenewals({ orm, env, now, signal }: InvoicingContext): Promise<number> {
  let issued = 0;
  await forEachRegion(async (country) => {
    const { date: today } = regionTime(now, country);
    const inAWeek = addDays(today, NOTICE_DAYS);
    await applyChanges(orm, { country, now, signal });
    const due = and(
      eq(orders.country, country),
      eq(orders.status, 'active'),
      isNull(orders.restingSince),
      // Places that are being paid for are paid until this very day.
      isNull(orders.changing),
      isNotNull(orders.renewsOn),
      lte(orders.renewsOn, inAWeek),
    );
    const page = pagesOf(orm, orders, { renewsOn: orders.renewsOn, id: orders.id }, due);
    await processInBatches({ page, signal }, async ({ id }) => {
      const added = await orm.transaction(async (tx) => {
        let count = 0;
        for (;;) {
          const [order] = await tx
            .select()
            .from(orders)
            .where(and(eq(orders.id, id), due))
            .for('update');
          const renewsOn = order?.renewsOn;
          if (!renewsOn) return count;
          if (order.changesOn !== null && order.changesOn <= today) {
            await applyChange(tx, id, today);
            continue;
          }
          const { to, lines, isChange } = await nextPeriodOf(tx, { ...order, renewsOn });
          const isFirst = !isChange && renewsOn === addMonths(order.startsOn, order.months, order.anchorDay);
          const card = await usableCardOf(tx, { userId: order.userId, currency: REGIONS[country].currency }, now);
          await tx
            .update(orders)
            .set({ renewsOn: to, ...(isChange ? { changesOn: renewsOn } : {}) })
            .where(eq(orders.id, id));
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
              period: { from: renewsOn, to },
              usesCredit: true,
            },
            now,
          );
          await announceInvoice(tx, env, { invoice, termEnd: isFirst ? renewsOn : null }, now);
          count += 1;
        }
      });
      issued += added;
    });
  });
  return issued;
}

/** Charged per piece or bag actually stored. The other packages are tiers: a reserved capacity. */
const BY_THE_PIECE = ['luxe', 'lite'] as const;
type StoredCounts = Partial<Record<string, number>>;

type OrderPart = Pick<typeof orders.$inferSelect, 'id' | 'userId'>;

/**
 * How many of an order's pieces are in storage. Pieces know their package but not their order, so the oldest orders are filled first, and
 * none that is over on the first day of the period: it is billed days before. An order without a recorded collection counts as ordered.
 */
export async function storedCountsOf(orm: Pick<Orm, 'select'>, { id, userId }: OrderPart, from: string): Promise<StoredCounts> {
  const collected = await orm
    .select({ id: orders.id, quote: orders.quote })
    .from(orders)
    .innerJoin(bookings, and(eq(bookings.orderId, orders.id), eq(bookings.kind, 'collection'), isNotNull(bookings.collectedAt)))
    .where(and(eq(orders.userId, userId), or(isNull(orders.endsOn), gt(orders.endsOn, from))))
    .orderBy(asc(orders.orderedAt), asc(orders.id));
  if (!collected.some((order) => order.id === id)) return {};
  const stored = await itemsByPackage(orm, userId);
  return Object.fromEntries(
    BY_THE_PIECE.map((name) => {
      let left = stored.get(name) ?? 0;
      for (const order of collected) {
        const held = Math.min(order.quote.monthlyListPrices.find(({ kind }) => kind === name)?.quantity ?? 0, left);
        if (order.id === id) return [name, held];
        left -= held;
      }
      return [name, 0];
    }),
  );
}

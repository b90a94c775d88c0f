import { and, eq, gt, isNotNull, lte, or } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { pagesOf, processInBatches } from '@/backend/api/db/process-in-batches';
import { orders, type ScheduledChange } from '@/backend/api/db/schema/orders';
import { storagePlans } from '@/backend/api/db/schema/wardrobe';
import { regionTime } from '@/backend/api/modules/booking/region-time';
import { lockWardrobe } from '@/backend/api/modules/wardrobe/wardrobe-version';
import type { RegionCode } from '@/lib/config/regions';
import { addMonths } from '@/lib/domain/shared/add-months';

type Order = typeof orders.$inferSelect;
type Changed = Pick<Order, 'quote' | 'months' | 'startsOn' | 'anchorDay'>;

/**
 * The order after a change has taken effect. A longer period is a new term: it starts on its first day, keeps the plan's day of the
 * month, and has no promotion.
 */
export function afterChange<Known extends Changed>(order: Known, { lines, months, percent, from }: ScheduledChange): Known {
  const quote = { ...order.quote, monthlyListPrices: lines };
  if (months === 1) return { ...order, quote };
  return {
    ...order,
    quote: { ...quote, membership: { ...quote.membership, percent }, promotion: { kind: 'none' as const } },
    months,
    startsOn: from,
    anchorDay: order.anchorDay ?? Number(order.startsOn.slice(8)),
  };
}

/** The row of a line in the plan that the wardrobe reads. */
export const planRowId = (orderId: string, line: number): string => `${orderId}-${line + 1}`;

/** Changes that are billed become what the plan is, on their day. */
export async function applyChanges(
  orm: Orm,
  { country, now, signal }: { country: RegionCode; now: Date; signal?: AbortSignal | undefined },
): Promise<void> {
  const { date: today } = regionTime(now, country);
  const due = and(eq(orders.country, country), isNotNull(orders.changesOn), lte(orders.changesOn, today));
  const page = pagesOf(orm, orders, { changesOn: orders.changesOn, id: orders.id }, due);
  await processInBatches({ page, signal }, ({ id }) => orm.transaction((tx) => applyChange(tx, id, today)));
}

/** In the caller's transaction; does nothing before the day. */
export async function applyChange(tx: Orm, id: string, today: string): Promise<void> {
  const [known] = await tx.select({ userId: orders.userId }).from(orders).where(eq(orders.id, id));
  if (!known) return;
  await lockWardrobe(tx, known.userId);
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  if (!order?.scheduled || order.changesOn === null || order.changesOn > today) return;
  const becomes = afterChange(order, order.scheduled);
  const { quote, months, startsOn } = becomes;
  // Billed by an older version, which did not know the anchor day: its months are counted from its own first day.
  const isOtherwise =
    order.scheduled.months > 1 && order.renewsOn !== null && order.renewsOn !== addMonths(startsOn, months, becomes.anchorDay);
  const anchorDay = isOtherwise ? null : becomes.anchorDay;
  await tx.update(orders).set({ quote, months, startsOn, anchorDay, scheduled: null, changesOn: null }).where(eq(orders.id, id));
  await sizePlans(tx, { id, userId: order.userId, lines: quote.monthlyListPrices });
}

/** Writes the sizes of an order's lines where the wardrobe reads them. */
export async function sizePlans(
  tx: Pick<Orm, 'update'>,
  { id, userId, lines }: { id: string; userId: string; lines: readonly { quantity: number; price: number }[] },
): Promise<void> {
  for (const [line, { quantity, price }] of lines.entries()) {
    await tx
      .update(storagePlans)
      .set({ itemsAllowed: quantity, monthlyPrice: price })
      .where(and(eq(storagePlans.id, planRowId(id, line)), eq(storagePlans.userId, userId)));
  }
}

/** Places that scheduled changes will take away, by package: nothing new may be collected into them, nor while an end can be taken back. */
export async function placesGoing(orm: Pick<Orm, 'select'>, userId: string, today: string): Promise<Map<string, number>> {
  const going = new Map<string, number>();
  const rows = await orm
    .select({ quote: orders.quote, scheduled: orders.scheduled })
    .from(orders)
    .where(and(eq(orders.userId, userId), or(eq(orders.status, 'active'), gt(orders.endsOn, today)), isNotNull(orders.scheduled)));
  for (const { quote, scheduled } of rows) {
    for (const [line, { kind, quantity }] of quote.monthlyListPrices.entries()) {
      const less = quantity - (scheduled?.lines[line]?.quantity ?? quantity);
      if (less > 0) going.set(kind, (going.get(kind) ?? 0) + less);
    }
  }
  return going;
}

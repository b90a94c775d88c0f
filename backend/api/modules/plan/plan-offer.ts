import { and, eq, isNull } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { bookings, type orders } from '@/backend/api/db/schema/orders';
import { coverOf } from '@/backend/api/modules/order/order-invoice';
import { areDeliveriesPaused } from '@/backend/api/modules/billing/overdue-invoices';
import { regionTime } from '@/backend/api/modules/booking/region-time';
import type { Plan, PlanLine } from '@/lib/contract/plan';
import { packageName } from '@/lib/contract/package-selection';
import type { PriceListEntry, ShoppingCart } from '@/lib/contract/pricing';
import { discountedMonth } from '@/lib/domain/pricing/plan-benefits';
import { priceOfStretch } from '@/lib/domain/pricing/plan-prices';
import { entryOf, priceOfQuantity } from '@/lib/domain/pricing/price-list';

export type Order = typeof orders.$inferSelect;

/** Where a line is sold by the piece, so many sizes around the present one are offered. */
const FEWER = 20;
const MORE = 10;

export async function stateOf(orm: Pick<Orm, 'select'>, order: Order, now: Date): Promise<Plan['state']> {
  const { date: today } = regionTime(now, order.country);
  if (order.status === 'ended') return 'ended';
  if (order.restingSince !== null) return 'resting';
  if (order.startsOn > today) return 'coming';
  const [waiting] = await orm
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.orderId, order.id), eq(bookings.kind, 'collection'), isNull(bookings.cancelledAt), isNull(bookings.collectedAt)))
    .limit(1);
  return waiting ? 'coming' : 'running';
}

/** Why nothing can be added; null: it can. */
export async function closedBecause(orm: Pick<Orm, 'select'>, order: Order, now: Date): Promise<Plan['closed']> {
  if ((await stateOf(orm, order, now)) !== 'running') return 'state';
  if (order.changing !== null) return 'paying';
  if (order.scheduled !== null) return 'scheduled';
  return (await areDeliveriesPaused(orm, order.userId, now)) ? 'paused' : null;
}

function sizesOf(entry: PriceListEntry, present: number): number[] {
  if (entry.tiers) return [...new Set([...entry.tiers.map(({ numberItems }) => numberItems), present])].sort((one, other) => one - other);
  const first = Math.min(present, Math.max(entry.minimum, present - FEWER));
  return Array.from({ length: present + MORE - first + 1 }, (_, step) => first + step);
}

/** What each line of an order can be instead, at today's price list; the present size keeps the price that was agreed. */
export function offeredLines(
  { quote, packages, country, startsOn, anchorDay, renewsOn }: Order,
  { priceList, closed, now }: { priceList: readonly ShoppingCart[]; closed: Plan['closed']; now: Date },
): PlanLine[] {
  const { percent } = quote.membership;
  const { date: today } = regionTime(now, country);
  return quote.monthlyListPrices.map(({ kind, quantity, price, coverLimit: agreed }) => {
    const name = packageName.parse(kind);
    const xType = name === 'x' ? packages.x.xType : undefined;
    const entry = entryOf(priceList, name, xType);
    const listPrice = (size: number): number | null => {
      const found = entry ? priceOfQuantity(entry, size) : null;
      return found?.kind === 'sold' ? found.price : null;
    };
    const priceToday = listPrice(quantity);
    const sizes = entry ? sizesOf(entry, quantity) : [quantity];
    const options = sizes.flatMap((size) => {
      const monthly = size === quantity ? price : listPrice(size);
      if (monthly === null) return [];
      const more = discountedMonth(monthly, percent) - discountedMonth(price, percent);
      const isSold = closed === null && size > quantity && renewsOn !== null;
      const now = isSold ? priceOfStretch({ monthlyPrice: Math.max(0, more), startsOn, anchorDay, from: today, until: renewsOn }) : null;
      return [{ quantity: size, price: monthly, now }];
    });
    return {
      package: name,
      ...(xType ? { xType } : {}),
      quantity,
      price,
      ...(priceToday === null ? {} : { priceToday }),
      ...coverOf({ coverLimit: agreed ?? entry?.coverLimit }),
      options,
    };
  });
}

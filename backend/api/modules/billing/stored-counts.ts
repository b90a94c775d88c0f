import { and, asc, eq, gt, isNotNull, isNull, or } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { bookings, orders } from '@/backend/api/db/schema/orders';
import { itemsByPackage } from '@/backend/api/modules/wardrobe/plan-meter';

/** Charged per piece or bag actually stored. The other packages are tiers: a reserved capacity. */
const BY_THE_PIECE = ['luxe', 'lite'] as const;
export type StoredCounts = Partial<Record<string, number>>;

type OrderPart = Pick<typeof orders.$inferSelect, 'id' | 'userId'>;

/**
 * How many of an order's pieces are in storage. Pieces know their package but not their order, so the oldest orders are filled first. An
 * order without a recorded collection counts as ordered.
 */
export async function storedCountsOf(orm: Pick<Orm, 'select'>, { id, userId }: OrderPart): Promise<StoredCounts> {
  const collected = await orm
    .select({ id: orders.id, quote: orders.quote })
    .from(orders)
    .innerJoin(bookings, and(eq(bookings.orderId, orders.id), eq(bookings.kind, 'collection'), isNotNull(bookings.collectedAt)))
    .where(and(eq(orders.userId, userId), or(isNull(orders.endsOn), gt(orders.endsOn, orders.startsOn))))
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

import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { bookings, orders, type ExpectedArrival } from '@/backend/api/db/schema/orders';
import { regionDate } from '@/backend/api/modules/booking/region-time';
import { placesGoing } from '@/backend/api/modules/plan/plan-change';
import { itemsByPackage, runningPlans } from '@/backend/api/modules/wardrobe/plan-meter';
import type { CollectionPurpose } from '@/lib/contract/booking';
import type { ItemPlan } from '@/lib/contract/wardrobe';

type Read = Pick<Orm, 'select'>;

/**
 * What a collection for this member would fetch: the pieces of an uncollected order first, else more pieces if the plan has room. @returns
 * null for neither
 */
export async function collectionPurpose(orm: Read, userId: string, now: Date): Promise<CollectionPurpose | null> {
  const order = await uncollectedOrder(orm, userId);
  if (order) return { kind: 'order', orderId: order.id, orderNumber: order.number, pieces: sumOf(piecesOfOrder(order)) };
  const places = (await freePlaces(orm, userId, now)).filter(({ free }) => free > 0);
  return places.length > 0 ? { kind: 'more', places } : null;
}

/** The oldest order whose collection was cancelled and not replaced. */
async function uncollectedOrder(orm: Read, userId: string) {
  const rows = await orm
    .select({ order: orders, booking: bookings })
    .from(orders)
    .innerJoin(bookings, and(eq(bookings.orderId, orders.id), eq(bookings.kind, 'collection')))
    .where(and(eq(orders.userId, userId), eq(orders.status, 'active')))
    .orderBy(asc(orders.orderedAt));
  const covered = new Set(rows.filter(({ booking }) => booking.cancelledAt === null).map(({ order }) => order.id));
  return rows.find(({ order }) => !covered.has(order.id) && sumOf(piecesOfOrder(order)) > 0)?.order ?? null;
}

/** Allowed, as far as no scheduled change takes them away, minus stored minus expected by future collections. Photographed pieces take no place. */
export async function freePlaces(orm: Read, userId: string, now: Date): Promise<{ plan: ItemPlan; free: number }[]> {
  const today = regionDate(now);
  const plans = (await runningPlans(orm, userId, today)).filter((plan) => plan.package !== 'pix');
  const used = await itemsByPackage(orm, userId);
  const expected = await expectedArrivals(orm, userId);
  const going = await placesGoing(orm, userId, today);
  return [...new Set(plans.map((plan) => plan.package))].map((name) => {
    const allowed = plans.filter((plan) => plan.package === name).reduce((sum, { itemsAllowed }) => sum + itemsAllowed, 0);
    const coming = sumOf(expected.filter(({ plan }) => plan === name));
    return { plan: name, free: Math.max(0, allowed - (going.get(name) ?? 0) - (used.get(name) ?? 0) - coming) };
  });
}

async function expectedArrivals(orm: Read, userId: string): Promise<ExpectedArrival[]> {
  const open = and(
    eq(bookings.userId, userId),
    eq(bookings.kind, 'collection'),
    isNull(bookings.cancelledAt),
    isNull(bookings.collectedAt),
  );
  const ofOrders = await orm.select({ order: orders }).from(bookings).innerJoin(orders, eq(orders.id, bookings.orderId)).where(open);
  const ofPlans = await orm
    .select({ arrivals: bookings.arrivals })
    .from(bookings)
    .where(and(open, isNotNull(bookings.arrivals)));
  return [...ofOrders.flatMap(({ order }) => piecesOfOrder(order)), ...ofPlans.flatMap(({ arrivals }) => arrivals ?? [])];
}

/** Distributes pieces over the plans in order. @returns null when there are too few places */
export function fillPlaces(places: readonly { plan: ItemPlan; free: number }[], pieces: number): ExpectedArrival[] | null {
  let left = pieces;
  const arrivals = places.map(({ plan, free }) => {
    const count = Math.min(free, left);
    left -= count;
    return { plan, count };
  });
  return left > 0 ? null : arrivals.filter(({ count }) => count > 0);
}

const sumOf = (arrivals: readonly ExpectedArrival[]): number => arrivals.reduce((sum, { count }) => sum + count, 0);

/** Pieces of an order: to be stored, or (pix) photographed and returned. */
export function piecesOfOrder({
  packages: { x, lite, luxe, pix, serviceApartment },
}: Pick<typeof orders.$inferSelect, 'packages'>): ExpectedArrival[] {
  const apartment = serviceApartment.reduce((sum, { numberItems }) => sum + numberItems, 0);
  const counted: ExpectedArrival[] = [
    { plan: 'x', count: x.numberItems },
    { plan: 'lite', count: lite.numberItems },
    { plan: 'luxe', count: luxe.numberItems },
    { plan: 'pix', count: pix.numberItems },
    { plan: 'serviceApartment', count: apartment },
  ];
  return counted.filter(({ count }) => count > 0);
}

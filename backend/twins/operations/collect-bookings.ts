import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/api/db/database';
import { bookings, consignedPieces, consignmentOrders, orders, type BookingRow } from '@/backend/api/db/schema/orders';
import { users } from '@/backend/api/db/schema/users';
import { items } from '@/backend/api/db/schema/wardrobe';
import { slotMoment } from '@/backend/api/modules/booking/booking-shape';
import { regionTime } from '@/backend/api/modules/booking/region-time';
import { piecesOfOrder } from '@/backend/api/modules/collection/collection-purpose';
import { monthlyCostOf } from '@/backend/api/modules/wardrobe/move-item';
import { runningPlans } from '@/backend/api/modules/wardrobe/plan-meter';
import { announceWardrobe, lockWardrobe } from '@/backend/api/modules/wardrobe/wardrobe-version';
import { mailNotices } from '@/backend/api/notifications/notices';
import type { BackendEnv } from '@/backend/config/env';
import { addDays } from '@/lib/calendar-days';
import { REGION_CODES } from '@/lib/config/regions';
import { addArrivedItem, type ArrivedPiece } from './add-arrived-item';

type Context = Pick<BackendContext, 'database' | 'clock' | 'env' | 'realtime' | 'log'>;

/**
 * A collection counts as done after its slot: pieces ordered singly enter the wardrobe, and consigned pieces are tracked there from now on.
 * @returns how many collections
 */
export async function collectBookings(context: Context): Promise<number> {
  const {
    database: { orm },
    clock,
  } = context;
  const now = clock();
  let made = 0;
  for (const country of REGION_CODES) {
    const open = and(
      eq(bookings.country, country),
      eq(bookings.kind, 'collection'),
      isNull(bookings.collectedAt),
      isNull(bookings.cancelledAt),
      lte(bookings.date, addDays(regionTime(now, country).date, 1)),
    );
    const waiting = (await orm.select().from(bookings).where(open).orderBy(asc(bookings.date))).filter(
      (booking) => slotMoment(booking, 'end') <= now,
    );
    for (const { id, userId } of waiting) {
      const version = await orm.transaction((tx) => collect(tx, context.env, { id, userId, now }));
      if (version === null) continue;
      made += 1;
      await announceWardrobe(context, userId, version);
    }
  }
  return made;
}

async function collect(tx: Orm, env: BackendEnv, { id, userId, now }: { id: string; userId: string; now: Date }): Promise<number | null> {
  const version = await lockWardrobe(tx, userId);
  // Read again under the lock: it may have been moved, cancelled or collected.
  const [booking] = await tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, id), isNull(bookings.collectedAt), isNull(bookings.cancelledAt)))
    .for('update');
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!booking || !user || slotMoment(booking, 'end') > now) return null;
  const at = slotMoment(booking, 'end');
  const owner = { userId, country: booking.country, tier: 0, at, version };
  const arrived: string[] = [];
  for (const arrivals of [
    await arrivalsOfOrder(tx, booking),
    await arrivalsIntoPlan(tx, booking),
    await arrivalsOfConsignment(tx, booking),
  ]) {
    for (const [index, { pieceId, ...arrival }] of arrivals.entries()) {
      const itemId = await addArrivedItem(tx, arrival, owner, `${booking.id} ${index}`);
      arrived.push(itemId);
      if (pieceId) await tx.update(consignedPieces).set({ itemId, state: 'collected', since: at }).where(eq(consignedPieces.id, pieceId));
    }
  }
  // The list of what was handed over, while somebody still remembers.
  const pieces = arrived.length > 0 ? await tx.select().from(items).where(inArray(items.id, arrived)).orderBy(asc(items.sequence)) : [];
  const notices = pieces.map((item) => ({ about: 'collected' as const, event: 'deliveries' as const, item }));
  await mailNotices(tx, env, user, notices, at);
  await tx.update(bookings).set({ collectedAt: at }).where(eq(bookings.id, id));
  return version;
}

type Waiting = ArrivedPiece & { pieceId: string | null };

/** Pieces of the order's packages and its consigned pieces. */
async function arrivalsOfOrder(tx: Pick<Orm, 'select'>, { orderId }: BookingRow): Promise<Waiting[]> {
  const [order] = orderId === null ? [] : await tx.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return [];
  const many = (count: number, plan: ArrivedPiece['plan'], monthlyCost: number, onceCost = 0): Waiting[] =>
    Array.from({ length: count }, () => ({ plan, monthlyCost, onceCost, forSale: plan === 'consignment', known: null, pieceId: null }));
  const priceOf = (kind: string) => {
    const line = order.quote.monthlyListPrices.find((entry) => entry.kind === kind);
    return line && line.quantity > 0 ? Math.round(line.price / line.quantity) : 0;
  };
  return [
    ...piecesOfOrder(order).flatMap(({ plan, count }) =>
      plan === 'pix' ? many(count, plan, 0, Math.round(order.packages.pix.totalPrice / count)) : many(count, plan, priceOf(plan)),
    ),
    ...many(order.packages.consignment.numberItems, 'consignment', 0),
  ];
}

/** Additional pieces for a running plan, as many as were announced. */
async function arrivalsIntoPlan(tx: Pick<Orm, 'select'>, { userId, arrivals, date }: BookingRow): Promise<Waiting[]> {
  if (arrivals === null) return [];
  const plans = await runningPlans(tx, userId, date);
  return arrivals.flatMap(({ plan, count }) => {
    const running = plans.find((entry) => entry.package === plan);
    const monthlyCost = running ? monthlyCostOf(running) : 0;
    return Array.from({ length: count }, () => ({ plan, monthlyCost, onceCost: 0, forSale: false, known: null, pieceId: null }));
  });
}

async function arrivalsOfConsignment(tx: Pick<Orm, 'select'>, { id }: BookingRow): Promise<Waiting[]> {
  const rows = await tx
    .select({ piece: consignedPieces, taken: items.id })
    .from(consignmentOrders)
    .innerJoin(consignedPieces, eq(consignedPieces.orderId, consignmentOrders.id))
    .leftJoin(items, eq(items.id, consignedPieces.itemId))
    .where(eq(consignmentOrders.bookingId, id))
    .orderBy(asc(consignedPieces.position));
  return rows
    .filter(({ taken }) => taken === null)
    .map(({ piece }) => ({ plan: 'consignment' as const, monthlyCost: 0, onceCost: 0, forSale: true, known: piece, pieceId: piece.id }));
}

import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { DemoPiece } from '@/backend/api/db/seed/wardrobes/demo-pieces';
import { pieceRows } from '@/backend/api/db/seed/wardrobes/piece-rows';
import { nextNumber } from '@/backend/api/modules/billing/issue-invoice';
import { seededNumber, dueAfter } from '@/backend/api/modules/wardrobe/due-steps';
import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/api/db/database';
import { bookings, consignedPieces, consignmentOrders, orders, type BookingRow } from '@/backend/api/db/schema/orders';
import { users } from '@/backend/api/db/schema/users';
import { items, itemEvents, itemPictures } from '@/backend/api/db/schema/wardrobe';
import { slotMoment } from '@/backend/api/modules/booking/booking-shape';
import { regionTime } from '@/backend/api/modules/booking/region-time';
import { piecesOfOrder } from '@/backend/api/modules/collection/collection-purpose';
import { monthlyCostOf } from '@/backend/api/modules/wardrobe/move-item';
import { runningPlans } from '@/backend/api/modules/wardrobe/plan-meter';
import { announceWardrobe, lockWardrobe } from '@/backend/api/modules/wardrobe/wardrobe-version';
import { mailNotices } from '@/backend/api/notifications/notices';
import type { BackendEnv } from '@/backend/config/env';
import { addDays } from '@/lib/calendar-days';
import { REGION_CODES, type RegionCode } from '@/lib/config/regions';
import type { ItemPlan } from '@/lib/contract/wardrobe';
import { brandTierOf } from '@/lib/domain/consignment/brand-tier';
import type { Category as ConsignedCategory, Condition as ConsignedCondition } from '@/lib/domain/consignment/piece';
import { ITEM_CATEGORY_OF, ITEM_CONDITION_OF, ITEM_TIER_OF } from '@/lib/domain/consignment/wardrobe-mapping';
import { SAMPLE_GARMENTS } from '@/lib/domain/wardrobe/sample-garments';

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

/** A piece at its arrival. */
interface ArrivedPiece {
  plan: ItemPlan;
  monthlyCost: number;
  /** One-time costs, such as photographs. */
  onceCost: number;
  forSale: boolean;
  /** The owner's description; null: none, so a sample garment is used. */
  known: { brand: string; category: string; condition: string } | null;
}

interface Owner {
  userId: string;
  country: RegionCode;
  tier: number;
  at: Date;
  version: number;
}

const BRANDS = ['Northline', 'Harbour & Thread', 'Rue de Chine', 'Kopi Cotton', 'Aran & Sea', 'Fieldhouse'] as const;

/** Adds the piece to the wardrobe as collected; operations continue from there. @returns its id */
async function addArrivedItem(
  tx: Orm,
  { plan, monthlyCost, onceCost, forSale, known }: ArrivedPiece,
  { userId, country, tier, at, version }: Owner,
  seed: string,
): Promise<string> {
  const id = randomUUID();
  const number = await nextNumber(tx, 'booking', country);
  const { item, pictures } = pieceRows(pieceOf(plan, known, seed), { userId, country, tier }, 0, at);
  await tx.insert(items).values({
    ...item,
    id,
    code: number.slice(number.indexOf(country.toUpperCase())),
    monthlyCost,
    onceCost,
    forSale,
    version,
    state: 'collected',
    stateSince: at,
    storedSince: null,
    dueAt: dueAfter('collected', at, id),
    createdAt: at,
    updatedAt: at,
  });
  for (const picture of pictures) await tx.insert(itemPictures).values({ ...picture, itemId: id, takenAt: at });
  await tx.insert(itemEvents).values({ id: randomUUID(), itemId: id, at, kind: 'state', state: 'collected', by: 'team' });
  return id;
}

function pieceOf(plan: ItemPlan, known: ArrivedPiece['known'], seed: string): DemoPiece {
  if (plan === 'lite') return { garment: null, sealedNote: '', plan, storedAgo: 0, state: 'stored' };
  const category = known && Object.hasOwn(ITEM_CATEGORY_OF, known.category) ? ITEM_CATEGORY_OF[known.category as ConsignedCategory] : null;
  const fitting = SAMPLE_GARMENTS.filter((garment) => category === null || garment.category === category);
  const garment = fitting[seededNumber(seed, 'garment', fitting.length)] ?? SAMPLE_GARMENTS[0];
  return {
    garment: garment?.id ?? null,
    plan,
    storedAgo: 0,
    state: 'stored',
    brand: known?.brand ?? BRANDS[seededNumber(seed, 'brand', BRANDS.length)] ?? BRANDS[0],
    tier: known ? ITEM_TIER_OF[brandTierOf(known.brand)] : 'contemporary',
    condition:
      known && Object.hasOwn(ITEM_CONDITION_OF, known.condition) ? ITEM_CONDITION_OF[known.condition as ConsignedCondition] : 'very-good',
  };
}

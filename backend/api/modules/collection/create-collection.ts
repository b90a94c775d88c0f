import { and, asc, eq } from 'drizzle-orm';
import { readPriceList, readDistricts } from '@/backend/api/modules/pricing/price-list';
import type { BackendEnv } from '@/backend/config/env';
import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/api/db/database';
import { bookings, invoices, orders, type BookingRow, type ExpectedArrival } from '@/backend/api/db/schema/orders';
import type { User } from '@/backend/api/db/schema/users';
import { type CallHandler, type CallInput, ok, RefusalError, refused } from '@/backend/api/http/answer';
import { memberContext, findUser, lockUser, requireMember } from '@/backend/api/identity/authenticate';
import { notifyOfChanges, type Requesting } from '@/backend/api/identity/security-notices';
import { issueInvoice } from '@/backend/api/modules/billing/issue-invoice';
import { mailCollectionBooked } from '@/backend/api/modules/booking/booking-mails';
import { bookingShape } from '@/backend/api/modules/booking/booking-shape';
import { createBooking, reserveDuringPayment, slotOf } from '@/backend/api/modules/booking/create-booking';
import { readLateFee } from '@/backend/api/modules/booking/rush-slots';
import { slotGoneRefusal } from '@/backend/api/modules/booking/slot-reservations';
import { refuseCollection } from '@/backend/api/modules/order/check-collection';
import { invoiceLine } from '@/backend/api/modules/order/order-invoice';
import { moveTerm } from '@/backend/api/modules/terms/change-term';
import { announceWardrobe, lockWardrobe } from '@/backend/api/modules/wardrobe/wardrobe-version';
import { bodyHashOf, intentIdOf } from '@/backend/api/payments/intents/intent';
import { REGIONS } from '@/lib/config/regions';
import type { CollectionPurpose, Address } from '@/lib/contract/booking';
import type { ExtraPrice } from '@/lib/contract/pricing';
import { collectionExtras } from '@/lib/domain/pricing/collection-extras';
import { priceOfExtra, type ExtraName } from '@/lib/domain/pricing/price-list';
import { collectionPurpose, fillPlaces } from './collection-purpose';

type Body = CallInput<'createCollection'>['body'];

interface CollectionOrder {
  env: BackendEnv;
  user: User;
  body: Body;
  request: Requesting;
  key: string;
  bodyHash: string;
  now: Date;
}

/** Books a collection of additional pieces, or of an order whose own collection was cancelled. */
export const createCollection: CallHandler<'createCollection'> = async ({ body, request }, context) => {
  const { orm, now, user } = await memberContext(request, context);
  const { env } = context;
  const wrong = refuseCollection(body.booking, user.country, await readDistricts(orm, user.country), 'booking');
  if (wrong) return wrong;
  const collectionOrder = { env, user, body, request, key: intentIdOf(request, { userId: user.id }), bodyHash: bodyHashOf(body), now };
  try {
    const { row, version } = await orm.transaction((tx) => book(tx, collectionOrder, context));
    if (version !== null) {
      await announceWardrobe(context, user.id, version);
      context.wakeMailDelivery();
    }
    const [invoice] = await orm.select().from(invoices).where(eq(invoices.bookingId, row.id));
    return ok(
      {
        booking: bookingShape(row, await readLateFee(orm, user.country), now),
        ...(invoice ? { invoice: { id: invoice.id, amount: invoice.total } } : {}),
      },
      201,
    );
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    return error.refusal.code === 'SLOT_GONE' ? slotGoneRefusal(orm, slotOf(user.country, body.booking), now) : error.refusal;
  }
};

/** Booking, invoice and mail in one transaction. @returns the version to announce; null for an existing booking */
async function book(
  tx: Orm,
  collectionOrder: CollectionOrder,
  context: BackendContext,
): Promise<{ row: BookingRow; version: number | null }> {
  const { env, user, body, request, now } = collectionOrder;
  const version = await lockWardrobe(tx, user.id);
  const earlier = await sentBefore(tx, collectionOrder);
  if (earlier) return { row: earlier, version: null };
  await holdOrders(tx, user.id);
  // After the orders: ending an order also takes this lock, after the order's row.
  await lockUser(tx, user.id);
  const purpose = await collectionPurpose(tx, user.id, now);
  const fetched = purpose ? whatIsFetched(purpose, body.pieces) : null;
  if (!purpose && body.pieces === undefined) throw new RefusalError(refused('NOTHING_TO_COLLECT', 'There is nothing to collect.'));
  if (!purpose || !fetched) {
    throw new RefusalError(refused('PLAN_FULL', 'The plan has no free place for these pieces.', [{ path: 'pieces', code: 'full' }]));
  }
  const fees = await collectionFees(tx, user, purpose, body.booking.address);
  const total = totalOf(fees);
  if (total !== body.total) {
    throw new RefusalError(
      refused('PRICE_CHANGED', 'The fees have changed.', [{ path: 'total', code: 'changed', params: { was: body.total, now: total } }]),
    );
  }
  const { reservationId } = await reserveDuringPayment(tx, slotOf(user.country, body.booking), body.slotHoldId, now);
  const { booking, isAddressChanged } = await createBooking(
    tx,
    { userId: user.id, orderId: fetched.orderId, country: user.country, bookCollection: body.booking, reservationId },
    now,
  );
  if (fetched.orderId) await moveTerm(tx, fetched.orderId, booking.date);
  const [row] = await tx
    .update(bookings)
    .set({ arrivals: fetched.arrivals, idempotencyKey: collectionOrder.key, bodyHash: collectionOrder.bodyHash })
    .where(eq(bookings.id, booking.id))
    .returning();
  if (!row) throw new Error('A collection was not stored');
  const lines = fees.map(({ extra, price }) => invoiceLine(extra, price));
  if (lines.length > 0) {
    await issueInvoice(
      tx,
      {
        userId: user.id,
        orderId: fetched.orderId,
        bookingId: row.id,
        country: user.country,
        lines,
        status: 'due',
        dueDate: row.date,
        usesCredit: true,
      },
      now,
    );
  }
  await mailCollectionBooked(tx, env, { user, booking: row }, now);
  if (isAddressChanged) await notifyOfChanges(tx, context, user, ['address'], request);
  return { row, version };
}

/** Ending an order locks its row first, so the collection is settled either before or after, never in between. */
async function holdOrders(tx: Orm, userId: string): Promise<void> {
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.status, 'active')))
    .orderBy(asc(orders.id))
    .for('update');
}

function whatIsFetched(
  purpose: CollectionPurpose,
  pieces: number | undefined,
): { orderId: string | null; arrivals: ExpectedArrival[] | null } | null {
  if (purpose.kind === 'order') return { orderId: purpose.orderId, arrivals: null };
  const arrivals = pieces === undefined ? null : fillPlaces(purpose.places, pieces);
  return arrivals ? { orderId: null, arrivals } : null;
}

async function sentBefore(tx: Orm, { user, key, bodyHash }: CollectionOrder): Promise<BookingRow | null> {
  const [row] = await tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.userId, user.id), eq(bookings.idempotencyKey, key)));
  if (row && row.bodyHash !== bodyHash) {
    throw new RefusalError(refused('IDEMPOTENCY_MISMATCH', 'This key was used for another collection.'));
  }
  return row ?? null;
}

export const quoteCollection: CallHandler<'quoteCollection'> = async ({ body, request }, { database: { orm }, clock }) => {
  const user = await findUser(orm, requireMember(request).userId);
  const purpose = await collectionPurpose(orm, user.id, clock());
  const extras = purpose ? await collectionFees(orm, user, purpose, body.address) : [];
  return ok({ purpose, extras, total: totalOf(extras), currency: REGIONS[user.country].currency });
};

/** The trip, free for an uncollected order, and the address's extras. */
async function collectionFees(
  orm: Orm,
  { country }: Pick<User, 'country'>,
  purpose: CollectionPurpose,
  address: Address | undefined,
): Promise<ExtraPrice[]> {
  const priceList = await readPriceList(orm, country);
  const ofAddress = address
    ? collectionExtras({ address, districts: await readDistricts(orm, country), hasStorage: true, consignedItems: 0 })
    : [];
  const names: ExtraName[] = [...(purpose.kind === 'more' ? (['extra-delivery'] as const) : []), ...ofAddress];
  return names.flatMap((extra) => {
    const price = priceOfExtra(priceList, extra);
    return price === null ? [] : [{ extra, price }];
  });
}

const totalOf = (extras: readonly ExtraPrice[]): number => extras.reduce((sum, { price }) => sum + price, 0);

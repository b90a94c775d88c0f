import { and, desc, eq, getTableColumns, gte, inArray, isNull, or } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Orm } from '@/backend/api/db/database';
import { bookings, consignedPieces, consignmentOrders, invoicePayments, invoices, orders, uploads } from '@/backend/api/db/schema/orders';
import { accountCredits, gifts, paymentIntents, paymentMethods } from '@/backend/api/db/schema/payments';
import { refunds } from '@/backend/api/db/schema/refunds';
import { slotReservations } from '@/backend/api/db/schema/slots';
import type { User } from '@/backend/api/db/schema/users';
import { slotMoment } from '@/backend/api/modules/booking/booking-shape';
import { regionTime } from '@/backend/api/modules/booking/region-time';
import { termFigures } from '@/backend/api/modules/terms/term-figures';
import { queueCardDeletions } from '@/backend/api/payments/delete-vault-cards';
import { DAY_MS } from '@/lib/calendar-days';
import { erasePayer, keepConsignments, keepInvoices, keepOrders } from './kept-documents';

type Tx = Pick<Orm, 'select' | 'insert' | 'delete' | 'update' | '$count'>;

type Owned = PgTable & { userId: PgColumn };

/** Reads the member's own rows: all columns, or those that may be given away. */
export const ownRows =
  <Table extends Owned>(table: Table, shown?: readonly (keyof Table['_']['columns'] & string)[]) =>
  (tx: Pick<Orm, 'select'>, { id }: Pick<User, 'id'>): Promise<Record<string, unknown>[]> => {
    const all = Object.entries<PgColumn>(getTableColumns(table as PgTable));
    const columns = shown ? shown.flatMap((name) => all.filter(([column]) => column === name)) : all;
    return tx
      .select<Record<string, PgColumn>>(Object.fromEntries(columns))
      .from(table as PgTable)
      .where(eq(table.userId, id));
  };

/** Purchase data of a member; typed where it is used in `account-parts.ts`. */
export const BUYING_PARTS = [
  {
    name: 'orders',
    read: ownRows(orders),
    blockers: paidTerms,
    remove: keepOrders,
  },
  {
    name: 'invoices',
    read: (tx: Tx, { id }: User) => tx.select().from(invoices).where(eq(invoices.userId, id)).orderBy(desc(invoices.date)),
    blockers: openInvoices,
    remove: keepInvoices,
  },
  {
    name: 'payments',
    read: (tx: Tx, { id }: User) =>
      tx
        .select(getTableColumns(invoicePayments))
        .from(invoicePayments)
        .innerJoin(invoices, eq(invoices.id, invoicePayments.invoiceId))
        .where(eq(invoices.userId, id)),
    // Payments in progress refer to the member by id and would lose the account.
    blockers: paymentsUnderWay,
    remove: erasePayer,
  },
  {
    name: 'refunds',
    read: ownRows(refunds, ['orderId', 'invoiceId', 'toCard', 'asCredit', 'status', 'createdAt']),
    // Pending refunds would be lost with the account.
    blockers: refundsUnderWay,
  },
  {
    name: 'bookings',
    read: ownRows(bookings),
    blockers: openBookings,
    remove: givePlacesBack,
  },
  {
    name: 'cards',
    // Without the gateway's token, which can charge the card.
    read: ownRows(paymentMethods, ['currency', 'brand', 'last4', 'expiry', 'createdAt']),
    remove: letCardsBeForgotten,
  },
  { name: 'credits', read: ownRows(accountCredits) },
  {
    name: 'gifts',
    read: (tx: Tx, { id, email }: User) =>
      tx
        .select()
        .from(gifts)
        .where(or(eq(gifts.buyerEmail, email), eq(gifts.buyerId, id))),
    // The gift belongs to its recipient: it is kept, without the buyer.
    remove: (tx: Tx, { id, email }: User) =>
      tx
        .update(gifts)
        .set({ buyerName: '', buyerEmail: '', message: '', buyerId: null })
        .where(or(eq(gifts.buyerEmail, email), eq(gifts.buyerId, id))),
  },
  {
    name: 'consignments',
    read: ownRows(consignmentOrders),
    remove: keepConsignments,
  },
  { name: 'consignedPieces', read: ownRows(consignedPieces) },
  { name: 'uploads', read: ownRows(uploads) },
];

/** Prepaid months would be lost silently: a running term can be ended for a refund, a future one is settled by hand. */
async function paidTerms(tx: Tx, { id }: User, now: Date): Promise<string[]> {
  const active = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.userId, id), eq(orders.status, 'active')));
  const codes: string[] = [];
  for (const order of active) {
    if (await termFigures(tx, order, now)) codes.push('running-term');
    else if (order.renewsOn !== null) codes.push('coming-term');
  }
  return codes;
}

async function openInvoices(tx: Tx, { id }: User): Promise<string[]> {
  return unsettled(await tx.$count(invoices, and(eq(invoices.userId, id), inArray(invoices.status, ['due', 'processing']))));
}

async function paymentsUnderWay(tx: Tx, { id }: User): Promise<string[]> {
  return unsettled(await tx.$count(paymentIntents, and(eq(paymentIntents.userId, id), eq(paymentIntents.status, 'processing'))));
}

async function refundsUnderWay(tx: Tx, { id }: User): Promise<string[]> {
  return unsettled(await tx.$count(refunds, and(eq(refunds.userId, id), eq(refunds.status, 'pending'))));
}

const unsettled = (open: number) => (open > 0 ? ['open-invoice'] : []);

/** Long enough to record what was collected; a visit at which nobody was at home is never recorded, and must not block for ever. */
const RECORDED_WITHIN_DAYS = 14;

/** A collection blocks deletion until its pieces are recorded; otherwise they would arrive without an owner. */
async function openBookings(tx: Tx, { id, country }: User, now: Date): Promise<string[]> {
  const since = regionTime(new Date(now.getTime() - RECORDED_WITHIN_DAYS * DAY_MS), country).date;
  const open = await tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.userId, id), isNull(bookings.cancelledAt), isNull(bookings.collectedAt), gte(bookings.date, since)));
  const endOf = (booking: (typeof open)[number]) =>
    slotMoment(booking, 'end').getTime() + (booking.kind === 'collection' ? RECORDED_WITHIN_DAYS * DAY_MS : 0);
  return open.some((booking) => endOf(booking) > now.getTime()) ? ['open-booking'] : [];
}

/** Without an owner they must not stay chargeable. */
async function letCardsBeForgotten(tx: Tx, { id }: User, now: Date): Promise<void> {
  const cards = await tx.select({ token: paymentMethods.gatewayToken }).from(paymentMethods).where(eq(paymentMethods.userId, id));
  await queueCardDeletions(
    tx,
    cards.map(({ token }) => token),
    now,
  );
}

async function givePlacesBack(tx: Tx, { id }: User): Promise<void> {
  const taken = await tx.select({ id: bookings.reservationId }).from(bookings).where(eq(bookings.userId, id));
  const ids = taken.flatMap((row) => row.id ?? []);
  if (ids.length > 0) await tx.delete(slotReservations).where(inArray(slotReservations.id, ids));
}

import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { keptDocuments } from '@/backend/api/db/schema/after-account';
import { consignedPieces, consignmentOrders, invoicePayments, invoices, orders } from '@/backend/api/db/schema/orders';
import { paymentIntents } from '@/backend/api/db/schema/payments';
import { type RefundRow, refunds } from '@/backend/api/db/schema/refunds';
import type { User } from '@/backend/api/db/schema/users';
import { items, type ItemSale, itemSales, sellingAgreements } from '@/backend/api/db/schema/wardrobe';
import { nextNumber } from '@/backend/api/modules/billing/issue-invoice';
import { regionTime } from '@/backend/api/modules/booking/region-time';
import type { BackendContext } from '@/backend/context';
import { REGION_CODES, type RegionCode, REGIONS } from '@/lib/config/regions';
import { calendarDateOf } from '@/lib/dates';
import { payoutAt } from '@/lib/domain/pricing/commission';
import { personName } from '@/lib/text/names';

/**
 * Seven years in Hong Kong (Inland Revenue Ordinance, s. 51C); five in Singapore, from the end of the accounting period (Goods and Services
 * Tax Act, s. 46).
 */
const YEARS: Record<RegionCode, number> = { hk: 7, sg: 5 };

/**
 * The last day of the legal retention period, as each region's privacy policy says.
 * @param date of the document, in the region's calendar
 */
export function keepUntil(country: RegionCode, date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = year + YEARS[country];
  return country === 'hk' ? new Date(Date.UTC(last, month - 1, day)).toISOString().slice(0, 10) : `${last}-12-31`;
}

type Tx = Pick<Orm, 'select' | 'insert' | 'update' | 'execute'>;
type Document = Pick<typeof keptDocuments.$inferInsert, 'kind' | 'number' | 'country' | 'date' | 'content'> & { billedName?: string };

/*
 * Legally required records are copied before an account's rows are deleted: amounts, dates and the billed name. No id, address, phone,
 * email or code is copied, and no call reads the copies.
 */

export async function keepOrders(tx: Tx, user: User): Promise<void> {
  const rows = await tx.select().from(orders).leftJoin(refunds, eq(refunds.orderId, orders.id)).where(eq(orders.userId, user.id));
  const billed = await tx
    .select({ orderId: invoices.orderId, date: invoices.date })
    .from(invoices)
    .where(and(eq(invoices.userId, user.id), isNotNull(invoices.orderId)));
  await keep(
    tx,
    user,
    rows.map(({ orders: order, refunds: refund }): Document => {
      const { id, number, country, packages, months, quote, termsVersion, startsOn, endsOn, orderedAt, endedAt } = order;
      const days = [
        calendarDateOf(orderedAt, REGIONS[country].timeZone),
        startsOn,
        ...(endsOn ? [endsOn] : []),
        ...billed.filter(({ orderId }) => orderId === id).map(({ date }) => date),
      ];
      return {
        kind: 'order',
        number,
        country,
        date: latest(days),
        content: {
          packages,
          months,
          quote,
          termsVersion,
          startsOn,
          endsOn,
          orderedAt,
          endedAt,
          refund: refund && givenBack(refund),
        },
      };
    }),
  );
}

/** With their payments and refunds. */
export async function keepInvoices(tx: Tx, user: User): Promise<void> {
  const rows = await tx
    .select({ invoice: invoices, payment: invoicePayments, refund: refunds, orderNumber: orders.number })
    .from(invoices)
    .leftJoin(invoicePayments, eq(invoicePayments.invoiceId, invoices.id))
    .leftJoin(refunds, eq(refunds.invoiceId, invoices.id))
    .leftJoin(orders, eq(orders.id, invoices.orderId))
    .where(eq(invoices.userId, user.id));
  await keep(
    tx,
    user,
    rows.map(({ invoice, payment, refund, orderNumber }): Document => {
      const { number, country, date, dueDate, periodFrom, periodTo, status, total, lines, taxRate, taxAmount, billedTo } = invoice;
      return {
        kind: 'invoice',
        number,
        country,
        date,
        ...(billedTo ? { billedName: personName(billedTo) } : {}),
        content: {
          orderNumber,
          dueDate,
          periodFrom,
          periodTo,
          status,
          currency: REGIONS[country].currency,
          total,
          lines,
          taxRate,
          taxAmount,
          payment: payment && { amount: payment.amount, method: payment.method, chargeId: payment.chargeId, paidAt: payment.paidAt },
          refund: refund && givenBack(refund),
        },
      };
    }),
  );
}

const givenBack = ({ chargeId, toCard, asCredit, doneAt }: RefundRow) => ({ chargeId, toCard, asCredit, doneAt });

/** With sales and payouts; for pieces in the wardrobe those are stored there. */
export async function keepConsignments(tx: Tx, user: User): Promise<void> {
  const rows = await tx.select().from(consignmentOrders).where(eq(consignmentOrders.userId, user.id));
  const pieces = await tx
    .select()
    .from(consignedPieces)
    .leftJoin(itemSales, eq(itemSales.itemId, consignedPieces.itemId))
    .where(eq(consignedPieces.userId, user.id));
  await keep(
    tx,
    user,
    rows.map(({ id, number, country, orderedAt, termsVersion }): Document => {
      const own = pieces.flatMap(({ consigned_pieces: piece, item_sales: sold }) => (piece.orderId === id ? [{ ...piece, sold }] : []));
      const dayOf = (at: Date) => calendarDateOf(at, REGIONS[country].timeZone);
      return {
        kind: 'consignment',
        number,
        country,
        date: latest([dayOf(orderedAt), ...own.flatMap(({ since, sold }) => [since, sold?.paidAt ?? since].map(dayOf))]),
        content: {
          orderedAt,
          termsVersion,
          pieces: own.map(({ brand, category, condition, state, sale, sold }) => ({
            brand,
            category,
            condition,
            state,
            sale: sold ? (saleOf(sold) ?? sale) : sale,
          })),
        },
      };
    }),
  );
}

/** For pieces sold from the wardrobe: they have no consignment, so each gets its own number, and the terms that the sale rests on. */
export async function keepSales(tx: Tx, user: User): Promise<void> {
  const rows = await tx
    .select({ item: items, sale: itemSales })
    .from(itemSales)
    .innerJoin(items, eq(items.id, itemSales.itemId))
    .leftJoin(consignedPieces, eq(consignedPieces.itemId, items.id))
    .where(and(eq(items.userId, user.id), isNotNull(itemSales.soldAt), isNull(consignedPieces.id)));
  const sellingTerms = await tx
    .select({ version: sellingAgreements.version, agreedAt: sellingAgreements.agreedAt })
    .from(sellingAgreements)
    .where(eq(sellingAgreements.userId, user.id));
  const documents: Document[] = [];
  for (const {
    item: { brand, category, condition, names, state },
    sale,
  } of rows) {
    const at = sale.paidAt ?? sale.soldAt;
    if (at === null) continue;
    documents.push({
      kind: 'sale',
      number: await nextNumber(tx, 'sale', user.country),
      country: user.country,
      date: calendarDateOf(at, REGIONS[user.country].timeZone),
      content: { name: names.en, brand, category, condition, state, sale: saleOf(sale), sellingTerms },
    });
  }
  await keep(tx, user, documents);
}

/** Sale price and payout; null: not sold. */
function saleOf({ soldPrice, commissionPercent, soldAt, paidAt }: ItemSale) {
  return soldPrice === null || soldAt === null ? null : { ...payoutAt(soldPrice, commissionPercent ?? 0), soldAt, paidAt };
}

async function keep(tx: Tx, user: User, documents: readonly Document[]): Promise<void> {
  if (documents.length === 0) return;
  const billedName = personName(user);
  await tx
    .insert(keptDocuments)
    .values(
      documents.map((document) => ({ billedName, ...document, id: randomUUID(), keepUntil: keepUntil(document.country, document.date) })),
    );
}

/** Payment intents are kept for the gateway, without their owner. */
export async function erasePayer(tx: Tx, { id }: User): Promise<void> {
  await tx
    .update(paymentIntents)
    .set({ result: sql`${paymentIntents.result} - 'userId' - 'paymentMethodId'` })
    .where(and(eq(paymentIntents.userId, id), isNotNull(paymentIntents.result)));
}

const latest = (days: readonly string[]): string => days.reduce((last, day) => (day > last ? day : last));

/** Removes documents after their retention period. @returns how many */
export async function removeExpiredDocuments({ database: { orm }, clock }: Pick<BackendContext, 'database' | 'clock'>): Promise<number> {
  let removed = 0;
  for (const country of REGION_CODES) {
    const { date: today } = regionTime(clock(), country);
    const gone = await orm
      .delete(keptDocuments)
      .where(and(eq(keptDocuments.country, country), lt(keptDocuments.keepUntil, today)))
      .returning({ id: keptDocuments.id });
    removed += gone.length;
  }
  return removed;
}

import { and, asc, eq, inArray, lt, lte } from 'drizzle-orm';
import type { MailEnv } from '@/backend/api/mail/store-mail';
import type { Orm } from '@/backend/api/db/database';
import { itemRequestLines, itemRequests, wardrobeCharges } from '@/backend/api/db/schema/item-requests';
import type { InvoiceLine, InvoiceRow } from '@/backend/api/db/schema/orders';
import { users } from '@/backend/api/db/schema/users';
import { items } from '@/backend/api/db/schema/wardrobe';
import { afterKey, forEachRegion, BATCH_ROWS, processInBatches } from '@/backend/api/db/process-in-batches';
import { slotMoment } from '@/backend/api/modules/booking/booking-shape';
import { fromRegionTime, regionTime } from '@/backend/api/modules/booking/region-time';
import { invoiceLine } from '@/backend/api/modules/order/order-invoice';
import { itemName } from '@/backend/api/modules/wardrobe/find-item';
import type { Locale } from '@/lib/config/locales';
import { REGION_CODES, REGIONS, type RegionCode } from '@/lib/config/regions';
import { announceInvoice } from './billing-mails';
import { issueInvoice, type InvoicingContext } from './issue-invoice';

type RequestRow = typeof itemRequests.$inferSelect;
type Open = Pick<typeof wardrobeCharges.$inferSelect, 'userId' | 'createdAt' | 'requestId'>;

/**
 * Bills deliveries, care and the like of earlier months: one invoice per member and currency, on the first run of a month. Requests that
 * can still be undone wait for the next. @returns how many invoices were issued
 */
export async function invoiceWardrobe({ orm, env, now, signal }: InvoicingContext): Promise<number> {
  let issued = 0;
  await forEachRegion(async (country) => {
    const { currency } = REGIONS[country];
    const monthStart = fromRegionTime(`${regionTime(now, country).date.slice(0, 7)}-01`, 0, country);
    const isDue = and(
      eq(wardrobeCharges.status, 'pending'),
      eq(wardrobeCharges.currency, currency),
      lt(wardrobeCharges.createdAt, monthStart),
      lte(itemRequests.undoUntil, now),
    );
    const page = (after: Open | null) =>
      orm
        .select({ userId: wardrobeCharges.userId, createdAt: wardrobeCharges.createdAt, requestId: wardrobeCharges.requestId })
        .from(wardrobeCharges)
        .innerJoin(itemRequests, eq(itemRequests.id, wardrobeCharges.requestId))
        .where(and(isDue, afterKey([wardrobeCharges.createdAt, wardrobeCharges.requestId], after && [after.createdAt, after.requestId])))
        .orderBy(asc(wardrobeCharges.createdAt), asc(wardrobeCharges.requestId))
        .limit(BATCH_ROWS);
    // A member is listed once per open request; after the first time nothing is left.
    await processInBatches<Open>({ page, signal }, async ({ userId }) => {
      const added = await orm.transaction(async (tx) => {
        // Locked and marked in the invoice's transaction, so that two copies bill nothing twice.
        const charges = await tx
          .select()
          .from(wardrobeCharges)
          .where(
            and(
              eq(wardrobeCharges.userId, userId),
              eq(wardrobeCharges.status, 'pending'),
              eq(wardrobeCharges.currency, currency),
              lt(wardrobeCharges.createdAt, now),
            ),
          )
          .for('update');
        const before = charges.filter(({ createdAt }) => createdAt < monthStart).map(({ requestId }) => requestId);
        if (before.length === 0) return 0;
        const unchangeable = await tx
          .select()
          .from(itemRequests)
          .where(and(inArray(itemRequests.id, before), lte(itemRequests.undoUntil, now)))
          .orderBy(asc(itemRequests.createdAt));
        const requests = unchangeable.filter((request) => hasBegun(request, country, now));
        if (requests.length === 0) return 0;
        return (await invoiceRequests(tx, env, { userId, country, requests }, now)) === null ? 0 : 1;
      });
      issued += added;
    });
  });
  return issued;
}

/**
 * Bills the rest for an account that is being deleted: nothing can be undone any more, and the next run will not find it.
 * @returns whether something has to be paid now
 */
export async function invoiceWardrobeAtOnce(tx: Orm, env: MailEnv, userId: string, now: Date): Promise<boolean> {
  let isDue = false;
  for (const country of REGION_CODES) {
    const charges = await tx
      .select()
      .from(wardrobeCharges)
      .where(
        and(
          eq(wardrobeCharges.userId, userId),
          eq(wardrobeCharges.status, 'pending'),
          eq(wardrobeCharges.currency, REGIONS[country].currency),
        ),
      )
      .for('update');
    if (charges.length === 0) continue;
    const requests = await tx
      .select()
      .from(itemRequests)
      .where(
        inArray(
          itemRequests.id,
          charges.map(({ requestId }) => requestId),
        ),
      )
      .orderBy(asc(itemRequests.createdAt));
    const invoice = await invoiceRequests(tx, env, { userId, country, requests }, now);
    if (invoice?.status === 'due') isDue = true;
  }
  return isDue;
}

interface Billed {
  userId: string;
  country: RegionCode;
  requests: readonly RequestRow[];
}

/** Marks the requests' costs as invoiced. @returns null when there are none */
async function invoiceRequests(tx: Orm, env: MailEnv, { userId, country, requests }: Billed, now: Date): Promise<InvoiceRow | null> {
  const [member] = await tx.select({ locale: users.locale }).from(users).where(eq(users.id, userId));
  const lines = (
    await Promise.all(requests.map((request) => linesOf(tx, request, member?.locale ?? REGIONS[country].defaultLocale)))
  ).flat();
  const invoice =
    lines.length === 0 ? null : await issueInvoice(tx, { userId, orderId: null, country, lines, status: 'due', usesCredit: true }, now);
  await tx
    .update(wardrobeCharges)
    .set({ status: 'invoiced', invoiceId: invoice?.id ?? null })
    .where(
      inArray(
        wardrobeCharges.requestId,
        requests.map(({ id }) => id),
      ),
    );
  if (invoice) await announceInvoice(tx, env, { invoice, termEnd: null }, now);
  return invoice;
}

/** A visit can be moved or cancelled until the van comes, so its basket is final only then. */
function hasBegun({ slotDate, slotTime }: RequestRow, country: RegionCode, now: Date): boolean {
  return slotDate === null || slotTime === null || slotMoment({ country, date: slotDate, slot: slotTime }, 'start') <= now;
}

/** As confirmed: care by service and price with the pieces' names, then the cost of the trip. */
async function linesOf(tx: Pick<Orm, 'select'>, { id, extras }: RequestRow, locale: Locale): Promise<InvoiceLine[]> {
  const rows = await tx
    .select({ service: itemRequestLines.service, price: itemRequestLines.price, names: items.names })
    .from(itemRequestLines)
    .innerJoin(items, eq(items.id, itemRequestLines.itemId))
    .where(eq(itemRequestLines.requestId, id))
    .orderBy(asc(itemRequestLines.position));
  const care = new Map<string, { service: CareService | null; price: number; pieces: string[] }>();
  for (const { service, price, names } of rows) {
    if (price === 0) continue;
    const known = care.get(`${service} ${price}`) ?? { service, price, pieces: [] };
    care.set(`${service} ${price}`, { ...known, pieces: [...known.pieces, itemName(names, locale)] });
  }
  return [
    ...[...care.values()].map(({ service, price, pieces }) => ({
      ...invoiceLine('care', price * pieces.length, { quantity: pieces.length, unitPrice: price }),
      description: `${service ? CARE_NAMES[service] : 'Care'}: ${pieces.join(', ')}`,
      pieces,
      ...(service ? { service } : {}),
    })),
    ...extras.map(({ extra, price }) => invoiceLine(extra, price)),
  ];
}

type CareService = NonNullable<(typeof itemRequestLines.$inferSelect)['service']>;

const CARE_NAMES: Record<CareService, string> = {
  'dry-cleaning': 'Dry cleaning',
  repair: 'Repair',
  alteration: 'Alteration',
  authentication: 'Authentication',
};

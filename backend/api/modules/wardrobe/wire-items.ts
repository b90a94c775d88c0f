import { and, eq, inArray } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { itemRequestLines, itemRequests } from '@/backend/api/db/schema/item-requests';
import type { PayoutDestinationRow, User } from '@/backend/api/db/schema/users';
import { type Item, type ItemSale, itemSales } from '@/backend/api/db/schema/wardrobe';
import { regionDate, regionMoment } from '@/backend/api/modules/booking/region-time';
import { findDestination } from '@/backend/api/modules/payout/sealed-destination';
import type { Locale } from '@/lib/config/locales';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { payoutAt } from '@/lib/domain/pricing/commission';
import { monthsBegun } from '@/lib/domain/shared/add-months';
import { colourFamilyOf } from '@/lib/domain/wardrobe/colour-family';
import { type ColourName, COLOURS } from '@/lib/domain/wardrobe/garment';
import { itemName } from './find-item';
import { ownCovers } from './item-files';
import { settlementOf, readResaleTable, type ResaleTable } from './settlement';

interface Stored {
  monthlyCost: number;
  /** One-time costs, such as photographs. */
  onceCost: number;
  /** Null: it was never in storage. */
  storedOn: string | null;
  /** Today, or the day it left for good. */
  until: string;
}

/** Storage cost of the piece so far; a month counts when it begins. Its place is paid while it is at home, too. */
export function storageCostToDate({ monthlyCost, onceCost, storedOn, until }: Stored): number {
  return onceCost + (storedOn === null ? 0 : monthsBegun(storedOn, until) * monthlyCost);
}

interface View {
  user: Pick<User, 'country' | 'locale'>;
  locale?: Locale | undefined;
  now: Date;
}

type OpenRequest = NonNullable<WardrobeItem['openRequest']>;

/** Rows in the contract's form with their relations; the number of queries is constant. */
export async function wireItems(orm: Pick<Orm, 'select'>, rows: readonly Item[], view: View): Promise<WardrobeItem[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const resale = await readResaleTable(orm, view.user.country);
  const sales = new Map((await orm.select().from(itemSales).where(inArray(itemSales.itemId, ids))).map((sale) => [sale.itemId, sale]));
  const open = await openRequestsOf(orm, ids, view.now);
  const covers = await ownCovers(orm, rows);
  const [sold] = rows.filter(({ state }) => state === 'sold');
  const destination = sold ? await findDestination(orm, sold.userId) : null;
  return rows.map((row) =>
    wireItem(row, {
      ...view,
      resale,
      sale: sales.get(row.id),
      openRequest: open.get(row.id) ?? null,
      destination,
      cover: covers.get(row.id),
    }),
  );
}

export async function openRequestsOf(orm: Pick<Orm, 'select'>, itemIds: readonly string[], now: Date): Promise<Map<string, OpenRequest>> {
  const lines = await orm
    .select({ line: itemRequestLines, date: itemRequests.slotDate, undoUntil: itemRequests.undoUntil, requestStatus: itemRequests.status })
    .from(itemRequestLines)
    .innerJoin(itemRequests, eq(itemRequests.id, itemRequestLines.requestId))
    .where(and(inArray(itemRequestLines.itemId, [...itemIds]), inArray(itemRequestLines.status, ['booked', 'under-way'])));
  return new Map(
    lines.map(({ line, date, undoUntil, requestStatus }) => [
      line.itemId,
      {
        id: line.requestId,
        action: line.action,
        ...(line.service ? { service: line.service } : {}),
        status: line.status,
        ...(date && (line.action === 'deliver' || line.action === 'collect') ? { date } : {}),
        undoUntil: requestStatus === 'booked' && undoUntil > now ? undoUntil.toISOString() : null,
      },
    ]),
  );
}

interface Parts extends View {
  resale: ResaleTable;
  sale: ItemSale | undefined;
  openRequest: OpenRequest | null;
  /** The member's own photograph that the piece is shown by. */
  cover: string | undefined;
  /** The member's payout destination; loaded if something is sold. */
  destination: PayoutDestinationRow | null;
}

function wireItem(row: Item, { user, locale, now, resale, sale, openRequest, destination, cover }: Parts): WardrobeItem {
  const isGone = row.state === 'sold' || row.state === 'paid' || row.state === 'donated';
  return {
    id: row.id,
    code: row.code,
    name: itemName(row.names, locale ?? user.locale),
    brand: row.brand,
    category: row.category,
    kind: row.kind,
    colour: wireColour(row.colour),
    accent: wireColour(row.accent),
    pattern: row.pattern,
    fabric: row.fabric,
    size: row.size,
    season: row.seasons,
    formality: row.formality,
    layer: row.layer,
    warmth: row.warmth,
    condition: row.condition,
    state: row.state,
    storedSince: row.storedSince?.toISOString() ?? null,
    plan: row.plan,
    picture: { name: row.picture, ...(cover ? { upload: cover } : {}) },
    wearCount: row.wearCount,
    lastWornAt: row.lastWornOn ? regionMoment(row.lastWornOn).toISOString() : null,
    resale: resale.estimate(row),
    storageCostToDate: storageCostToDate({
      monthlyCost: row.monthlyCost,
      onceCost: row.onceCost,
      storedOn: row.storedSince && regionDate(row.storedSince),
      until: regionDate(isGone ? row.stateSince : now),
    }),
    ...(row.sealedNote === null ? { note: row.note } : { sealedNote: row.sealedNote }),
    ...(sale ? { consignment: wireSale(row, sale, resale, destination) } : {}),
    openRequest,
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
  };
}

function wireSale(
  row: Item,
  sale: ItemSale,
  resale: ResaleTable,
  destination: PayoutDestinationRow | null,
): NonNullable<WardrobeItem['consignment']> {
  const price = sale.soldPrice ?? sale.listPrice;
  const payout = price === null ? null : resale.payout(price);
  const percent = sale.commissionPercent ?? payout?.percent ?? null;
  const received = price === null || percent === null ? null : payoutAt(price, percent).payout;
  return {
    listPrice: sale.listPrice,
    floorPrice: sale.floorPrice,
    commissionPercent: percent,
    ...(row.state === 'priced' || row.state === 'listed' ? { commissionBands: [...resale.bands] } : {}),
    payout: received,
    soldPrice: sale.soldPrice,
    settlement: settlementOf(row, sale, received, destination),
    rejectedBecause: sale.rejectedBecause,
    submittedAt: sale.submittedAt.toISOString(),
    listedAt: sale.listedAt?.toISOString() ?? null,
    soldAt: sale.soldAt?.toISOString() ?? null,
    receivedAt: sale.receivedAt?.toISOString() ?? null,
    paidAt: sale.paidAt?.toISOString() ?? null,
  };
}

function wireColour(name: string | null): WardrobeItem['colour'] {
  if (name === null || !Object.hasOwn(COLOURS, name)) return null;
  const colour = name as ColourName;
  return { name, hex: COLOURS[colour], family: colourFamilyOf(colour) };
}

import { asc, desc, eq, and, inArray } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { outfitItems, outfits } from '@/backend/api/db/schema/outfits';
import { itemEvents, itemPictures, type Item, type ItemEventRow } from '@/backend/api/db/schema/wardrobe';
import { type CallHandler, ok } from '@/backend/api/http/answer';
import { memberContext } from '@/backend/api/identity/authenticate';
import { regionDate } from '@/backend/api/modules/booking/region-time';
import { itemRequestLines, itemRequests, wardrobeCharges } from '@/backend/api/db/schema/item-requests';
import { invoices } from '@/backend/api/db/schema/orders';
import { REGIONS, type RegionCode } from '@/lib/config/regions';
import type { ItemFile } from '@/lib/contract/item-files';
import type { BreakEven, ItemEvent, CareEntry } from '@/lib/contract/wardrobe-calls';
import { actionsOf } from '@/lib/domain/wardrobe/item-states';
import { addMonths, monthsBegun } from '@/lib/domain/shared/add-months';
import { findItem, noSuchItem, recordedName } from './find-item';
import { filesOf, wireFile } from './item-files';
import { readResaleTable } from './settlement';
import { wardrobeVersion } from './wardrobe-version';
import { wireItems } from './wire-items';

interface Kept {
  /** Share of the piece in its package's monthly price, minor units. */
  monthlyCost: number;
  /** The middle estimate less commission. */
  netResale: number;
  /** Calendar date on which it was stored first. */
  storedOn: string;
  today: string;
}

/** Months before the break-even at which selling is suggested. */
const THINK_AHEAD_MONTHS = 3;

/** Store or sell: the first month in which storage costs exceed the proceeds of a sale. A month counts when it begins. */
export function breakEvenOf({ monthlyCost, netResale, storedOn, today }: Kept): BreakEven {
  const month = monthlyCost > 0 ? Math.floor(netResale / monthlyCost) + 1 : null;
  if (month === null) return { netResale, monthlyCost, month, date: null, advice: 'keep' };
  const begun = monthsBegun(storedOn, today);
  const advice = begun >= month ? 'sell' : begun >= month - THINK_AHEAD_MONTHS ? 'consider' : 'keep';
  return { netResale, monthlyCost, month, date: addMonths(storedOn, month - 1), advice };
}

const HISTORY_SHOWN = 200;

export const item: CallHandler<'item'> = async ({ params, query, request }, context) => {
  const { orm, now, user } = await memberContext(request, context);
  const version = await wardrobeVersion(orm, user.id);
  const row = await findItem(orm, user.id, params.id);
  if (!row) return noSuchItem();
  const [wire] = await wireItems(orm, [row], { user, locale: query.locale, now });
  if (!wire) return noSuchItem();
  const history = (await historyOf(orm, row.id)).map(wireEvent);
  const files = (await filesOf(orm, [row.id])).map(wireFile);
  return ok({
    item: {
      ...wire,
      gallery: row.plan === 'own' ? ownGallery(files) : await galleryOf(orm, row),
      careLabel: row.careLabel,
      conditionTimeline: history.flatMap(({ at, condition, note }) => (condition === null ? [] : [{ at, condition, note }])).reverse(),
      history,
      breakEven: await storeOrSell(orm, row, user.country, now),
      careLog: await careLogOf(orm, row.id),
      files,
      outfits: await outfitsWith(orm, row.id),
      ...(row.names.own === undefined ? {} : { recordedName: recordedName(row.names, query.locale ?? user.locale) }),
      actions: actionsOf({ state: row.state, plan: row.plan, isSealed: row.sealedNote !== null, isBusy: wire.openRequest !== null }),
    },
    currency: REGIONS[user.country].currency,
    version,
  });
};

function historyOf(orm: Orm, itemId: string): Promise<ItemEventRow[]> {
  return orm
    .select()
    .from(itemEvents)
    .where(eq(itemEvents.itemId, itemId))
    .orderBy(desc(itemEvents.at), desc(itemEvents.id))
    .limit(HISTORY_SHOWN);
}

export function wireEvent({ id, at, kind, state, condition, service, finding, amount, note, by }: ItemEventRow): ItemEvent {
  return { id, at: at.toISOString(), kind, state, condition, service, finding, amount, note, by };
}

async function galleryOf(orm: Orm, row: Item) {
  const pictures = await orm.select().from(itemPictures).where(eq(itemPictures.itemId, row.id)).orderBy(asc(itemPictures.position));
  return pictures.map(({ name, src, view, takenAt }) => ({ name, ...(src ? { src } : {}), view, takenAt: takenAt.toISOString() }));
}

/** Of a piece that nobody of us has photographed. */
const ownGallery = (files: readonly ItemFile[]) =>
  files.filter(({ kind }) => kind === 'photo').map(({ upload, addedAt }) => ({ name: '', upload, takenAt: addedAt }));

function outfitsWith(orm: Orm, itemId: string) {
  return orm
    .select({ id: outfits.id, name: outfits.name })
    .from(outfitItems)
    .innerJoin(outfits, eq(outfits.id, outfitItems.outfitId))
    .where(eq(outfitItems.itemId, itemId))
    .orderBy(desc(outfits.updatedAt));
}

/** Null for pieces without a known value or storage time, and while one is on sale: whether to sell it has been decided. */
async function storeOrSell(orm: Orm, row: Item, country: RegionCode, now: Date): Promise<BreakEven | null> {
  const resale = await readResaleTable(orm, country);
  const estimate = resale.estimate(row);
  if (estimate === null || row.storedSince === null || row.state === 'listed') return null;
  return breakEvenOf({
    monthlyCost: row.monthlyCost,
    netResale: resale.payout(estimate.middle).payout,
    storedOn: regionDate(row.storedSince),
    today: regionDate(now),
  });
}

const SHOWN = 100;

/** What was done to a piece, newest first: the request tells what was asked for and billed, its events when it was begun and done. */
async function careLogOf(orm: Pick<Orm, 'select'>, itemId: string): Promise<CareEntry[]> {
  const asked = await orm
    .select({ line: itemRequestLines, charged: wardrobeCharges.status, invoiceId: invoices.id, invoiceNumber: invoices.number })
    .from(itemRequestLines)
    .innerJoin(itemRequests, eq(itemRequests.id, itemRequestLines.requestId))
    .leftJoin(wardrobeCharges, eq(wardrobeCharges.requestId, itemRequestLines.requestId))
    .leftJoin(invoices, eq(invoices.id, wardrobeCharges.invoiceId))
    .where(
      and(
        eq(itemRequestLines.itemId, itemId),
        eq(itemRequestLines.action, 'care'),
        inArray(itemRequestLines.status, ['under-way', 'done']),
      ),
    )
    .orderBy(desc(itemRequests.createdAt))
    .limit(SHOWN);
  if (asked.length === 0) return [];
  const events = await orm
    .select()
    .from(itemEvents)
    .where(
      and(
        eq(itemEvents.itemId, itemId),
        inArray(
          itemEvents.requestId,
          asked.map(({ line }) => line.requestId),
        ),
      ),
    )
    .orderBy(asc(itemEvents.at));
  return asked.flatMap(({ line, charged, invoiceId, invoiceNumber }): CareEntry[] => {
    const { requestId, service, status, note, price } = line;
    if (service === null || (status !== 'under-way' && status !== 'done')) return [];
    const own = events.filter((event) => event.requestId === requestId);
    const end = status === 'done' ? own.at(-1) : undefined;
    return [
      {
        id: `${requestId}-${line.position}`,
        service,
        status,
        begunAt: own.find(({ kind }) => kind === 'care')?.at.toISOString() ?? null,
        doneAt: end?.at.toISOString() ?? null,
        note,
        condition: end?.condition ?? null,
        finding: end?.finding ?? null,
        price,
        billing: price === 0 ? 'free' : charged === 'invoiced' ? 'invoiced' : 'pending',
        invoice: invoiceId !== null && invoiceNumber !== null ? { id: invoiceId, number: invoiceNumber } : null,
      },
    ];
  });
}

import { readFileSync } from 'node:fs';
import type { itemEvents, ItemNames, itemPictures, items, itemSales } from '@/backend/api/db/schema/wardrobe';
import { COMMISSION_BANDS, priceListOf } from '@/backend/api/db/seed/price-list';
import { resaleRowsOf } from '@/backend/api/db/seed/resale-seed';
import { regionDate } from '@/backend/api/modules/booking/region-time';
import { DELIVERY_DAYS, dueAfter, inDays } from '@/backend/api/modules/wardrobe/due-steps';
import { DAY_MS } from '@/lib/calendar-days';
import { LOCALE_CODES } from '@/lib/config/locales';
import type { RegionCode } from '@/lib/config/regions';
import { LISTING_DAYS, PAYOUT_DAYS } from '@/lib/domain/consignment/markdown';
import { payoutOfSale } from '@/lib/domain/pricing/commission';
import { CARE_OF } from '@/lib/domain/wardrobe/garment';
import { layerOf } from '@/lib/domain/wardrobe/define-garment';
import { picturesOf, SAMPLE_GARMENTS } from '@/lib/domain/wardrobe/sample-garments';
import type { DemoPiece } from './demo-pieces';
import { type SeedEvent, timelineOf } from './timeline';

const SEALED_PICTURE = 'package-lite';
const FLOOR_PERCENT = 85;
const SOLD_PERCENT = 94;

const GARMENTS = new Map(SAMPLE_GARMENTS.map((garment) => [garment.id, garment]));
let names: ReadonlyMap<string, ItemNames> | null = null;

/** From the site's texts, which the home page shows too. */
function namesOf(piece: string): ItemNames {
  names ??= readNames();
  const found = names.get(piece);
  if (!found) throw new Error(`locales/en/wardrobe.json has no name for "${piece}"`);
  return found;
}

function readNames(): Map<string, ItemNames> {
  const found = new Map<string, ItemNames>();
  for (const locale of LOCALE_CODES) {
    const text = readFileSync(new URL(`../../../../../locales/${locale}/wardrobe.json`, import.meta.url), 'utf8');
    const { garment = {} } = JSON.parse(text) as { garment?: Record<string, string> };
    for (const [id, name] of Object.entries(garment)) found.set(id, { ...(found.get(id) ?? { en: name }), [locale]: name });
  }
  return found;
}

export interface PieceRows {
  item: typeof items.$inferInsert;
  events: (typeof itemEvents.$inferInsert)[];
  pictures: (typeof itemPictures.$inferInsert)[];
  sale: typeof itemSales.$inferInsert | null;
}

interface Owner {
  userId: string;
  country: RegionCode;
  /** Tier of their x package. */
  tier: number;
}

/** A piece with its full history, as if it had always been in use. */
export function pieceRows(piece: DemoPiece, owner: Owner, index: number, now: Date): PieceRows {
  const garment = piece.garment === null ? null : GARMENTS.get(piece.garment);
  if (garment === undefined) throw new Error(`There is no sample garment "${piece.garment}"`);
  const id = `${owner.userId}-${piece.garment ?? `bag-${index + 1}`}`;
  const timeline = timelineOf(piece);
  const at = ({ ago }: SeedEvent) => new Date(now.getTime() - ago * DAY_MS);
  const lastOf = (test: (event: SeedEvent) => boolean) => timeline.filter(test).at(-1);
  const moved = lastOf(({ kind }) => kind === 'state');
  const stateSince = moved ? at(moved) : now;
  const stored = timeline.find(({ state }) => state === 'stored');
  const photographed = lastOf(({ kind }) => kind === 'photographed') ?? moved;
  const worn = lastOf(({ kind }) => kind === 'worn');
  const picture = garment?.picture ?? SEALED_PICTURE;
  const first = timeline[0];
  const sale = saleOf(piece, owner.country, id, timeline, at);
  const receivedAt = sale?.soldAt ? inDays(sale.soldAt, DELIVERY_DAYS) : null;
  const isReceived = receivedAt !== null && receivedAt <= now;
  return {
    item: {
      id,
      userId: owner.userId,
      code: `${owner.country.toUpperCase()}-${codeOf(owner.userId, index)}`,
      names: namesOf(piece.garment ?? 'sealed-bag'),
      brand: piece.brand ?? null,
      brandTier: piece.tier ?? null,
      category: garment?.category ?? 'sealed-bag',
      kind: garment?.kind ?? null,
      colour: garment?.colour.name ?? null,
      accent: garment?.accent.name ?? null,
      pattern: garment?.pattern ?? null,
      fabric: garment?.fabric ?? null,
      size: piece.size ?? null,
      seasons: [...(garment?.seasons ?? [])],
      formality: garment?.formality ?? null,
      layer: garment ? layerOf(garment.kind, garment.category) : 'none',
      warmth: garment?.warmth ?? 0,
      condition: piece.condition ?? null,
      state: piece.state,
      stateSince,
      storedSince: stored ? at(stored) : null,
      plan: piece.plan,
      monthlyCost: monthlyCost(piece, owner),
      picture,
      sealedNote: piece.sealedNote ?? null,
      careLabel: garment ? CARE_OF[garment.fabric] : null,
      wearCount: piece.worn?.length ?? 0,
      lastWornOn: worn ? regionDate(at(worn)) : null,
      dueAt: dueAt(),
      createdAt: first ? at(first) : now,
      updatedAt: stateSince,
      version: 1,
    },
    events: timeline.map((event, position) => ({
      id: `${id}-${position + 1}`,
      itemId: id,
      at: at(event),
      kind: event.kind,
      state: event.state ?? null,
      condition: event.condition ?? null,
      by:
        event.kind === 'worn' || event.state === 'requested' || event.state === 'submitted' || event.state === 'listed' ? 'member' : 'team',
      ...(event.kind === 'worn' ? { wornOn: regionDate(at(event)) } : {}),
    })),
    pictures: (garment ? picturesOf(garment) : []).map(({ name, view }, position) => ({
      itemId: id,
      position,
      name,
      view,
      takenAt: photographed ? at(photographed) : now,
    })),
    sale: sale && { ...sale, receivedAt: isReceived ? receivedAt : null },
  };

  function dueAt(): Date | null {
    if (piece.state === 'sold' && isReceived) return inDays(receivedAt, PAYOUT_DAYS);
    // Unsold at the end of its listing: its owner is asked.
    return piece.state === 'listed' && (piece.since ?? 0) >= LISTING_DAYS ? null : dueAfter(piece.state, stateSince, id);
  }
}

function monthlyCost({ plan }: DemoPiece, { country, tier }: Owner): number {
  const entry = priceListOf(country).find((candidate) => candidate.package === plan && candidate.xType !== 'plus');
  if (plan === 'x') return Math.round((entry?.tiers?.find(({ numberItems }) => numberItems === tier)?.price ?? 0) / tier);
  return entry?.unit === 'item' ? 0 : (entry?.unitPrice ?? 0);
}

function saleOf(
  { state, tier, garment, condition }: DemoPiece,
  country: RegionCode,
  itemId: string,
  timeline: SeedEvent[],
  at: (event: SeedEvent) => Date,
): PieceRows['sale'] {
  const whenOf = (wanted: string) => {
    const event = timeline.find((candidate) => candidate.state === wanted);
    return event ? at(event) : null;
  };
  const submittedAt = whenOf('submitted');
  if (!submittedAt) return null;
  const category = garment === null ? undefined : GARMENTS.get(garment)?.category;
  const middle =
    resaleRowsOf(country).find((row) => row.brandTier === tier && row.category === category && row.condition === condition)?.middle ?? 0;
  const isPriced = ['priced', 'listed', 'sold', 'paid'].includes(state);
  const isSold = state === 'sold' || state === 'paid';
  const soldPrice = isSold ? Math.round((middle * SOLD_PERCENT) / 10_000) * 100 : null;
  const bands = COMMISSION_BANDS.map(({ percent, from }) => ({ percent, from: from[country] }));
  return {
    itemId,
    submittedAt,
    listPrice: isPriced ? middle : null,
    floorPrice: isPriced && state !== 'priced' ? Math.round((middle * FLOOR_PERCENT) / 10_000) * 100 : null,
    commissionPercent: isPriced ? payoutOfSale(soldPrice ?? middle, bands).percent : null,
    soldPrice,
    rejectedBecause: state === 'rejected' ? 'worn-out' : null,
    listedAt: whenOf('listed'),
    soldAt: whenOf('sold'),
    paidAt: whenOf('paid'),
  };
}

/** Four digits that differ by member and piece. */
function codeOf(userId: string, index: number): string {
  const start = [...userId].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 89, 7);
  return String((10 + start) * 1_000 + index + 1).padStart(6, '0');
}

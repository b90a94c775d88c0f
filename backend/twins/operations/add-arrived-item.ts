import { randomUUID } from 'node:crypto';
import type { Orm } from '@/backend/api/db/database';
import { itemEvents, itemPictures, items } from '@/backend/api/db/schema/wardrobe';
import type { DemoPiece } from '@/backend/api/db/seed/wardrobes/demo-pieces';
import { pieceRows } from '@/backend/api/db/seed/wardrobes/piece-rows';
import { nextNumber } from '@/backend/api/modules/billing/issue-invoice';
import { seededNumber, dueAfter } from '@/backend/api/modules/wardrobe/due-steps';
import type { RegionCode } from '@/lib/config/regions';
import type { ItemPlan } from '@/lib/contract/wardrobe';
import { brandTierOf } from '@/lib/domain/consignment/brand-tier';
import type { Category as ConsignedCategory, Condition as ConsignedCondition } from '@/lib/domain/consignment/piece';
import { ITEM_CATEGORY_OF, ITEM_CONDITION_OF, ITEM_TIER_OF } from '@/lib/domain/consignment/wardrobe-mapping';
import { SAMPLE_GARMENTS } from '@/lib/domain/wardrobe/sample-garments';

/** A piece at its arrival. */
export interface ArrivedPiece {
  plan: ItemPlan;
  monthlyCost: number;
  /** One-time costs, such as photographs. */
  onceCost: number;
  forSale: boolean;
  /** The owner's description; null: none, so a sample garment is used. */
  known: { brand: string; category: string; condition: string } | null;
}

export interface Owner {
  userId: string;
  country: RegionCode;
  tier: number;
  at: Date;
  version: number;
}

const BRANDS = ['Northline', 'Harbour & Thread', 'Rue de Chine', 'Kopi Cotton', 'Aran & Sea', 'Fieldhouse'] as const;

/** Adds the piece to the wardrobe as collected; operations continue from there. @returns its id */
export async function addArrivedItem(
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

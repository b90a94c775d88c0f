import { inArray, max, sql } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { wornOutfits, type OutfitRow } from '@/backend/api/db/schema/outfits';
import type { Outfit } from '@/lib/contract/outfits';

export async function wireOutfits(orm: Pick<Orm, 'select'>, rows: readonly OutfitRow[]): Promise<Outfit[]> {
  if (rows.length === 0) return [];
  const worn = await orm
    .select({ outfitId: wornOutfits.outfitId, times: sql<number>`count(*)::int`, last: max(wornOutfits.wornOn) })
    .from(wornOutfits)
    .where(
      inArray(
        wornOutfits.outfitId,
        rows.map(({ id }) => id),
      ),
    )
    .groupBy(wornOutfits.outfitId);
  const wornOf = new Map(worn.map((entry) => [entry.outfitId, entry]));
  return rows.map(({ id, name, items, occasion, note, createdAt, updatedAt }) => ({
    id,
    name,
    items,
    occasion,
    note,
    wearCount: wornOf.get(id)?.times ?? 0,
    lastWornOn: wornOf.get(id)?.last ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }));
}

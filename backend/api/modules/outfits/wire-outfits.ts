import { and, eq, inArray, max, sql } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { type OutfitRow, wornOutfits } from '@/backend/api/db/schema/outfits';
import { type Item, items } from '@/backend/api/db/schema/wardrobe';
import { type Refusal, refused } from '@/backend/api/http/answer';
import type { Outfit } from '@/lib/contract/outfits';

/** The member's own pieces of a look; others' pieces count as unknown. */
export async function ownItems(
  tx: Pick<Orm, 'select'>,
  userId: string,
  ids: readonly string[],
): Promise<{ kind: 'found'; items: Item[] } | Refusal> {
  const found = await tx
    .select()
    .from(items)
    .where(and(eq(items.userId, userId), inArray(items.id, [...ids])));
  const known = new Map(found.map((item) => [item.id, item]));
  const missing = ids.flatMap((id, index) => (known.has(id) ? [] : [{ path: `items.${index}.id`, code: 'not-found' }]));
  if (missing.length > 0) return refused('NOT_FOUND', 'There is no such item.', missing);
  if (found.length !== ids.length) return refused('VALIDATION', 'Some fields cannot be accepted.', [{ path: 'items', code: 'twice' }]);
  return { kind: 'found', items: ids.flatMap((id) => known.get(id) ?? []) };
}

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

import { and, eq, inArray } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { items, type Item } from '@/backend/api/db/schema/wardrobe';
import { refused, type Refusal } from '@/backend/api/http/answer';

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

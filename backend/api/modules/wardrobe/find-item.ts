import { and, eq } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { items, type Item } from '@/backend/api/db/schema/wardrobe';
import { refused, type Refusal } from '@/backend/api/http/answer';

/** The member's own piece; others' pieces count as unknown. */
export async function findItem(tx: Pick<Orm, 'select'>, userId: string, id: string): Promise<Item | null> {
  const [item] = await tx
    .select()
    .from(items)
    .where(and(eq(items.id, id), eq(items.userId, userId)));
  return item ?? null;
}

export const noSuchItem = (): Refusal => refused('NOT_FOUND', 'There is no such item.');

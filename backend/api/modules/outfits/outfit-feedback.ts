import { type CallHandler, ok, refused } from '@/backend/api/http/answer';
import { outfitFeedback as table } from '@/backend/api/db/schema/outfits';
import { desc, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { requireMember } from '@/backend/api/identity/authenticate';
import { ownItems } from './saved-outfits';

export const outfitFeedback: CallHandler<'outfitFeedback'> = async ({ body, request }, { database: { orm }, clock }) => {
  const { userId } = requireMember(request);
  const { verdict, itemIds, itemId = null, occasion = null } = body;
  if ((verdict === 'not-this-item') !== (itemId !== null) || (itemId !== null && !itemIds.includes(itemId))) {
    return refused('VALIDATION', 'Some fields cannot be accepted.', [{ path: 'itemId', code: itemId === null ? 'required' : 'enum' }]);
  }
  const pieces = await ownItems(orm, userId, itemIds);
  if (pieces.kind === 'refused') return pieces;
  const word = { verdict, itemIds, itemId, occasion, at: clock() };
  await orm
    .insert(table)
    .values({ id: randomUUID(), userId, look: lookOf(itemIds, itemId), ...word })
    .onConflictDoUpdate({ target: [table.userId, table.look], set: word });
  return ok({});
};

export const outfitFeedbackList: CallHandler<'outfitFeedbackList'> = async ({ query, request }, { database: { orm } }) => {
  const { userId } = requireMember(request);
  const rows = await orm.select().from(table).where(eq(table.userId, userId)).orderBy(desc(table.at), desc(table.id)).limit(query.take);
  return ok({
    feedback: rows.map(({ id, at, verdict, itemIds, itemId, occasion }) => ({
      id,
      at: at.toISOString(),
      verdict,
      itemIds,
      itemId,
      occasion,
    })),
  });
};

/** A look is a set of pieces; "not this one" is stored separately from feedback on the whole. */
function lookOf(itemIds: readonly string[], refusedItem: string | null): string {
  return [...itemIds].sort().join(' ') + (refusedItem === null ? '' : ` without ${refusedItem}`);
}

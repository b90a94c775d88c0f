import { randomUUID } from 'node:crypto';
import { and, desc, eq, gte } from 'drizzle-orm';
import { outfits, wornOutfits, outfitFeedback as table } from '@/backend/api/db/schema/outfits';
import { type CallHandler, ok, type Refusal, refused } from '@/backend/api/http/answer';
import { requireMember } from '@/backend/api/identity/authenticate';
import { canBeWorn, dayWorn, recordWorn } from '@/backend/api/modules/wardrobe/mark-worn';
import { announceWardrobe, lockWardrobe } from '@/backend/api/modules/wardrobe/wardrobe-version';
import { noSuchOutfit, ownItems, wireOutfits } from './saved-outfits';

export const wearOutfit: CallHandler<'wearOutfit'> = async ({ params, body, request }, context) => {
  const {
    database: { orm },
    clock,
  } = context;
  const { userId } = requireMember(request);
  const now = clock();
  const worn = dayWorn(body.date, now);
  if (worn.kind === 'refused') return worn;
  const result = await orm.transaction(
    async (tx): Promise<Refusal | { kind: 'worn'; row: typeof outfits.$inferSelect; version: number }> => {
      const version = await lockWardrobe(tx, userId);
      const [row] = await tx
        .select()
        .from(outfits)
        .where(and(eq(outfits.id, params.id), eq(outfits.userId, userId)));
      if (!row) return noSuchOutfit();
      const itemIds = row.items.map(({ id }) => id);
      const pieces = await ownItems(tx, userId, itemIds);
      // A piece that is with us, or sold meanwhile, was not worn; the others were.
      const wearable = pieces.kind === 'found' ? pieces.items.filter((item) => canBeWorn(item, worn.day, now)) : [];
      if (wearable.length === 0) return refused('ITEM_UNAVAILABLE', 'Nothing of this outfit is at home.');
      await tx
        .insert(wornOutfits)
        .values({ id: randomUUID(), userId, outfitId: row.id, name: row.name, itemIds: wearable.map(({ id }) => id), wornOn: worn.day })
        .onConflictDoNothing();
      for (const item of wearable) await recordWorn(tx, item, { day: worn.day, now, version });
      return { kind: 'worn', row, version };
    },
  );
  if (result.kind === 'refused') return result;
  await announceWardrobe(context, userId, result.version);
  const [outfit] = await wireOutfits(orm, [result.row]);
  return outfit ? ok({ outfit, version: result.version }) : noSuchOutfit();
};

export const outfitHistory: CallHandler<'outfitHistory'> = async ({ query, request }, { database: { orm } }) => {
  const { userId } = requireMember(request);
  const rows = await orm
    .select()
    .from(wornOutfits)
    .where(and(eq(wornOutfits.userId, userId), query.from === undefined ? undefined : gte(wornOutfits.wornOn, query.from)))
    .orderBy(desc(wornOutfits.wornOn), desc(wornOutfits.id))
    .limit(query.take);
  return ok({ worn: rows.map(({ id, wornOn, outfitId, name, itemIds }) => ({ id, date: wornOn, outfitId, name, itemIds })) });
};

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

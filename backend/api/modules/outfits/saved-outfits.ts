import { randomUUID } from 'node:crypto';
import { and, count, desc, eq, inArray, max, sql } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { outfitItems, outfits as outfitTable, type OutfitRow, wornOutfits } from '@/backend/api/db/schema/outfits';
import { type Item, items } from '@/backend/api/db/schema/wardrobe';
import { type CallHandler, ok, type Refusal, refused } from '@/backend/api/http/answer';
import { idempotencyKeyOf } from '@/backend/api/http/request-source';
import { requireMember } from '@/backend/api/identity/authenticate';
import { lockWardrobe } from '@/backend/api/modules/wardrobe/wardrobe-version';
import type { Outfit } from '@/lib/contract/outfits';

/** Limits the size of the table. */
const MAX_OUTFITS = 1_000;

export const outfits: CallHandler<'outfits'> = async ({ request }, { database: { orm } }) => {
  const { userId } = requireMember(request);
  const rows = await orm
    .select()
    .from(outfitTable)
    .where(eq(outfitTable.userId, userId))
    .orderBy(desc(outfitTable.updatedAt), desc(outfitTable.id));
  return ok({ outfits: await wireOutfits(orm, rows) });
};

export const saveOutfit: CallHandler<'saveOutfit'> = async ({ body, request }, { database: { orm }, clock }) => {
  const { userId } = requireMember(request);
  const now = clock();
  const key = idempotencyKeyOf(request.headers);
  const result = await orm.transaction(async (tx): Promise<OutfitRow | Refusal> => {
    await lockWardrobe(tx, userId);
    const [known] =
      key === null
        ? []
        : await tx
            .select()
            .from(outfitTable)
            .where(and(eq(outfitTable.userId, userId), eq(outfitTable.idempotencyKey, key)));
    // Changed in the list since: both are kept, and the key belongs to what is saved now.
    const isChanged = known && known.updatedAt > known.createdAt;
    if (isChanged) await tx.update(outfitTable).set({ idempotencyKey: null }).where(eq(outfitTable.id, known.id));
    const repeated = isChanged ? undefined : known;
    const [held] = await tx.select({ value: count() }).from(outfitTable).where(eq(outfitTable.userId, userId));
    if (!repeated && (held?.value ?? 0) >= MAX_OUTFITS) {
      return refused('CONFLICT', `A wardrobe keeps ${MAX_OUTFITS} outfits; delete one first.`);
    }
    const pieces = await ownItems(
      tx,
      userId,
      body.items.map(({ id }) => id),
    );
    if (pieces.kind === 'refused') return pieces;
    const look = {
      name: body.name,
      items: placed(body.items),
      occasion: body.occasion ?? null,
      note: body.note ?? '',
      createdAt: now,
      updatedAt: now,
    };
    // A repeated key may carry a changed look: what came last is kept.
    const [row] = repeated
      ? await tx.update(outfitTable).set(look).where(eq(outfitTable.id, repeated.id)).returning()
      : await tx
          .insert(outfitTable)
          .values({ id: randomUUID(), userId, idempotencyKey: key, ...look })
          .returning();
    if (!row) throw new Error('The outfit was not stored');
    await linkItems(tx, row);
    return row;
  });
  return 'kind' in result ? result : answer(orm, result, 201);
};

export const updateOutfit: CallHandler<'updateOutfit'> = async ({ params, body, request }, { database: { orm }, clock }) => {
  const { userId } = requireMember(request);
  const result = await orm.transaction(async (tx): Promise<OutfitRow | Refusal> => {
    const own = and(eq(outfitTable.id, params.id), eq(outfitTable.userId, userId));
    const [row] = await tx.select().from(outfitTable).where(own).for('update');
    if (!row) return noSuchOutfit();
    const pieces =
      body.items &&
      (await ownItems(
        tx,
        userId,
        body.items.map(({ id }) => id),
      ));
    if (pieces?.kind === 'refused') return pieces;
    const [changed] = await tx
      .update(outfitTable)
      .set({
        name: body.name ?? row.name,
        items: body.items ? placed(body.items) : row.items,
        occasion: body.occasion === undefined ? row.occasion : body.occasion,
        note: body.note ?? row.note,
        updatedAt: clock(),
      })
      .where(own)
      .returning();
    if (!changed) return noSuchOutfit();
    if (body.items) await linkItems(tx, changed);
    return changed;
  });
  return 'kind' in result ? result : answer(orm, result);
};

export const deleteOutfit: CallHandler<'deleteOutfit'> = async ({ params, request }, { database: { orm } }) => {
  const { userId } = requireMember(request);
  const gone = await orm
    .delete(outfitTable)
    .where(and(eq(outfitTable.id, params.id), eq(outfitTable.userId, userId)))
    .returning({ id: outfitTable.id });
  return gone.length > 0 ? ok({}) : noSuchOutfit();
};

export const noSuchOutfit = (): Refusal => refused('NOT_FOUND', 'There is no such outfit.');

async function answer(orm: Orm, row: OutfitRow, status: 200 | 201 = 200) {
  const [outfit] = await wireOutfits(orm, [row]);
  return outfit ? ok({ outfit }, status) : noSuchOutfit();
}

async function linkItems(tx: Pick<Orm, 'insert' | 'delete'>, { id, items }: OutfitRow): Promise<void> {
  await tx.delete(outfitItems).where(eq(outfitItems.outfitId, id));
  await tx.insert(outfitItems).values(items.map((item) => ({ outfitId: id, itemId: item.id })));
}

type Given = { [Key in keyof Outfit['items'][number]]: Outfit['items'][number][Key] | undefined } & { id: string };

/** Stores a place, a size and an angle only where one was given. */
function placed(items: readonly Given[]): Outfit['items'] {
  return items.map(({ id, x, y, size, angle }) => ({
    id,
    ...(x === undefined ? {} : { x }),
    ...(y === undefined ? {} : { y }),
    ...(size === undefined ? {} : { size }),
    ...(angle === undefined ? {} : { angle }),
  }));
}

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

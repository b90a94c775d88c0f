import { createHash, randomUUID } from 'node:crypto';
import { and, asc, count, eq, inArray, or } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { outfitItems, outfits } from '@/backend/api/db/schema/outfits';
import { itemFiles, items, type Item } from '@/backend/api/db/schema/wardrobe';
import { type CallHandler, type CallInput, ok, refused, type Refusal } from '@/backend/api/http/answer';
import { idempotencyKeyOf } from '@/backend/api/http/request-source';
import { memberContext } from '@/backend/api/identity/authenticate';
import type { GarmentKind } from '@/lib/domain/wardrobe/garment';
import { GARMENT_KINDS, isColourName, usualFacts } from '@/lib/domain/wardrobe/own-piece';
import { findItem, noSuchItem } from './find-item';
import { changeFiles, filesOf, forgetUploads, refuseUploads, removeBytes } from './item-files';
import { changeItem } from './move-item';
import { wireItems } from './wire-items';

/** Limits the size of the table. */
const MAX_OWN_ITEMS = 1_000;

type Body = CallInput<'addOwnItem'>['body'];

export const addOwnItem: CallHandler<'addOwnItem'> = async ({ query, body, request }, context) => {
  const { now, user } = await memberContext(request, context);
  const kind = GARMENT_KINDS.find((known) => known === body.kind);
  if (!kind || !isColourName(body.colour)) {
    return refused('VALIDATION', 'Some fields cannot be accepted.', [{ path: kind ? 'colour' : 'kind', code: 'unknown' }]);
  }
  let gone: string[] = [];
  const answer = await changeFiles(request, context, async (tx, userId, version) => {
    const photos = [...new Set(body.photos)];
    const code = codeOf(userId, idempotencyKeyOf(request.headers));
    const added = await itemOfBefore(tx, { userId, photos, code });
    const facts = factsOf(body, kind);
    const wire = async (row: Item) => {
      const [item] = await wireItems(tx, [row], { user, locale: query.locale, now });
      return item ? ok({ item, version }, added ? 200 : 201) : noSuchItem();
    };
    // Changed in the list before it was sent again: that is newer.
    if (added && isCorrected(added)) return wire(added);
    const held = added ? (await filesOf(tx, [added.id])).map(({ file }) => file.uploadId) : [];
    const ids = photos.filter((id) => !held.includes(id));
    const refusal = (added ? null : await refuseOneMore(tx, userId)) ?? (await refuseUploads(tx, userId, { ids, isPicture: true }));
    if (refusal) return refusal;
    const row = added
      ? await changeItem(tx, added, { ...facts, createdAt: now, updatedAt: now, version })
      : await storeItem(tx, { userId, code, facts, now, version });
    await tx.delete(itemFiles).where(eq(itemFiles.itemId, row.id));
    await addPhotos(tx, row, photos, now);
    gone = await forgetUploads(
      tx,
      userId,
      held.filter((id) => !photos.includes(id)),
    );
    return wire(row);
  });
  await removeBytes(context, gone);
  return answer;
};

/** Unique in the table and never shown: only what we store has a tag. The same key of a member makes the same. */
function codeOf(userId: string, key: string | null): string {
  const secret = key === null ? randomUUID() : `${userId} ${key}`;
  return `own-${createHash('sha256').update(secret).digest('base64url')}`;
}

const isCorrected = ({ createdAt, updatedAt }: Item): boolean => updatedAt > createdAt;

/**
 * Finds what an earlier attempt stored when its answer was lost, by idempotency key first, then by photographs. It is replaced by what is
 * sent now, even if all photographs are different files.
 */
async function itemOfBefore(
  tx: Pick<Orm, 'select' | 'update'>,
  { userId, photos, code }: { userId: string; photos: readonly string[]; code: string },
): Promise<Item | null> {
  const found = await tx
    .select({ item: items, photo: itemFiles.uploadId })
    .from(items)
    .leftJoin(itemFiles, eq(itemFiles.itemId, items.id))
    .where(and(eq(items.userId, userId), eq(items.plan, 'own'), or(inArray(itemFiles.uploadId, [...photos]), eq(items.code, code))))
    .orderBy(asc(items.id));
  const keyed = found.find(({ item }) => item.code === code)?.item;
  const pictured = found.filter(({ photo }) => photo !== null && photos.includes(photo)).map(({ item }) => item);
  if (keyed && (!isCorrected(keyed) || pictured.some(({ id }) => id === keyed.id))) return keyed;
  // Corrected in the list since, and none of its photographs is sent: both are kept, and the key belongs to what is sent now.
  if (keyed) await changeItem(tx, keyed, { code: codeOf(userId, null) });
  return pictured[0] ?? null;
}

interface Added {
  userId: string;
  code: string;
  facts: ReturnType<typeof factsOf>;
  now: Date;
  version: number;
}

async function refuseOneMore(tx: Pick<Orm, 'select'>, userId: string): Promise<Refusal | null> {
  const [held] = await tx
    .select({ value: count() })
    .from(items)
    .where(and(eq(items.userId, userId), eq(items.plan, 'own')));
  return (held?.value ?? 0) >= MAX_OWN_ITEMS
    ? refused('CONFLICT', `A wardrobe keeps ${MAX_OWN_ITEMS} pieces of your own; remove one first.`)
    : null;
}

function factsOf(body: Body, kind: GarmentKind) {
  const { category, layer, warmth, seasons, formality } = usualFacts(kind);
  return {
    names: { en: body.name },
    brand: body.brand || null,
    category,
    kind,
    colour: body.colour,
    seasons: body.season && body.season.length > 0 ? [...new Set(body.season)] : [...seasons],
    formality: body.formality ?? formality,
    layer,
    warmth,
    note: body.note ?? '',
  };
}

async function storeItem(tx: Orm, { userId, code, facts, now, version }: Added): Promise<Item> {
  const [row] = await tx
    .insert(items)
    .values({
      id: randomUUID(),
      userId,
      code,
      ...facts,
      pattern: 'solid',
      state: 'at-home',
      stateSince: now,
      plan: 'own',
      monthlyCost: 0,
      picture: '',
      createdAt: now,
      updatedAt: now,
      version,
    })
    .returning();
  if (!row) throw new Error('The piece was not stored');
  return row;
}

async function addPhotos(tx: Orm, { id: itemId, userId }: Item, photos: readonly string[], addedAt: Date): Promise<void> {
  await tx.insert(itemFiles).values(
    photos.map((uploadId, position) => ({
      id: randomUUID(),
      userId,
      itemId,
      uploadId,
      position,
      kind: 'photo' as const,
      date: null,
      note: '',
      addedAt,
    })),
  );
}

/** A corrected kind brings its category and layer; the name is its member's in every language. @returns the field that is not known */
export function changesOfOwn(item: Item, { name, kind, colour, brand }: CallInput<'editItem'>['body']): Partial<Item> | { path: string } {
  const known = GARMENT_KINDS.find((one) => one === kind);
  if (kind !== undefined && !known) return { path: 'kind' };
  if (colour !== undefined && !isColourName(colour)) return { path: 'colour' };
  const facts = known && known !== item.kind ? usualFacts(known) : null;
  return {
    names: { en: name || item.names.en },
    ...(facts && known ? { kind: known, category: facts.category, layer: facts.layer, warmth: facts.warmth } : {}),
    ...(colour === undefined ? {} : { colour }),
    ...(brand === undefined ? {} : { brand: brand || null }),
  };
}

export const removeOwnItem: CallHandler<'removeOwnItem'> = async ({ params, request }, context) => {
  let gone: string[] = [];
  const answer = await changeFiles(request, context, async (tx, userId, version) => {
    const item = await findItem(tx, userId, params.id);
    // What we have tagged cannot be removed from the record.
    if (item?.plan !== 'own') return noSuchItem();
    const files = await tx.select({ id: itemFiles.uploadId }).from(itemFiles).where(eq(itemFiles.itemId, item.id));
    await leaveLooks(tx, item.id);
    await tx.delete(items).where(eq(items.id, item.id));
    gone = await forgetUploads(
      tx,
      userId,
      files.map(({ id }) => id),
    );
    return ok({ version });
  });
  await removeBytes(context, gone);
  return answer;
};

/** A look goes on without the piece; one that has nothing else is gone. */
async function leaveLooks(tx: Orm, itemId: string): Promise<void> {
  const looks = await tx
    .select({ look: outfits })
    .from(outfitItems)
    .innerJoin(outfits, eq(outfits.id, outfitItems.outfitId))
    .where(eq(outfitItems.itemId, itemId));
  for (const { look } of looks) {
    const rest = look.items.filter(({ id }) => id !== itemId);
    if (rest.length > 0) await tx.update(outfits).set({ items: rest }).where(eq(outfits.id, look.id));
    else await tx.delete(outfits).where(eq(outfits.id, look.id));
  }
}

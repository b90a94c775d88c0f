import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/api/db/database';
import { consignedPieces, uploads } from '@/backend/api/db/schema/orders';
import { itemFiles, items, type Item } from '@/backend/api/db/schema/wardrobe';
import { type CallHandler, ok, refused, type Refusal } from '@/backend/api/http/answer';
import { requireMember } from '@/backend/api/identity/authenticate';
import { ITEM_FILES_MAXIMUM, type ItemFile } from '@/lib/contract/item-files';
import { findItem, noSuchItem } from './find-item';
import { changeItem } from './move-item';
import { announceWardrobe, lockWardrobe } from './wardrobe-version';

type Row = typeof itemFiles.$inferSelect;
type Stored = { file: Row; upload: typeof uploads.$inferSelect };

export function wireFile({ file: { id, kind, uploadId, date, note, addedAt }, upload: { name, type, size } }: Stored): ItemFile {
  return { id, kind, upload: uploadId, name, type: type as ItemFile['type'], size, date, note, addedAt: addedAt.toISOString() };
}

/** In the order in which they were added. */
export function filesOf(orm: Pick<Orm, 'select'>, itemIds: readonly string[]): Promise<Stored[]> {
  if (itemIds.length === 0) return Promise.resolve([]);
  return orm
    .select({ file: itemFiles, upload: uploads })
    .from(itemFiles)
    .innerJoin(uploads, eq(uploads.id, itemFiles.uploadId))
    .where(inArray(itemFiles.itemId, [...itemIds]))
    .orderBy(asc(itemFiles.position));
}

/** Of all pieces, in the same order. */
export function filesOfMember(orm: Pick<Orm, 'select'>, userId: string): Promise<Stored[]> {
  return orm
    .select({ file: itemFiles, upload: uploads })
    .from(itemFiles)
    .innerJoin(uploads, eq(uploads.id, itemFiles.uploadId))
    .where(eq(itemFiles.userId, userId))
    .orderBy(asc(itemFiles.itemId), asc(itemFiles.position));
}

/** Pictures that belong to the member and to no other piece; a stranger's upload counts as unknown. */
export async function refuseUploads(
  tx: Pick<Orm, 'select'>,
  userId: string,
  { ids, isPicture }: { ids: readonly string[]; isPicture: boolean },
): Promise<Refusal | null> {
  const found = await tx
    .select({ id: uploads.id, type: uploads.type, taken: itemFiles.id })
    .from(uploads)
    .leftJoin(itemFiles, eq(itemFiles.uploadId, uploads.id))
    .where(and(eq(uploads.userId, userId), inArray(uploads.id, [...ids])));
  if (found.length !== new Set(ids).size) return refused('NOT_FOUND', 'There is no such file.');
  if (isPicture && found.some(({ type }) => !type.startsWith('image/'))) return refused('UPLOAD_TYPE', 'A photograph is a picture.');
  return found.some(({ taken }) => taken !== null) ? refused('CONFLICT', 'The file belongs to a piece already.') : null;
}

export const addItemFile: CallHandler<'addItemFile'> = async ({ params, body, request }, context) => {
  const now = context.clock();
  return changeFiles(request, context, async (tx, userId, version) => {
    const item = await findItem(tx, userId, params.id);
    if (!item) return noSuchItem();
    const refusal = await refuseUploads(tx, userId, { ids: [body.upload], isPicture: body.kind === 'photo' });
    if (refusal) return refusal;
    const [held] = await tx
      .select({ files: count(), last: sql<number>`coalesce(max(${itemFiles.position}), -1)`.mapWith(Number) })
      .from(itemFiles)
      .where(eq(itemFiles.itemId, item.id));
    if ((held?.files ?? 0) >= ITEM_FILES_MAXIMUM) {
      return refused('CONFLICT', `A piece keeps ${ITEM_FILES_MAXIMUM} files; remove one first.`);
    }
    const [row] = await tx
      .insert(itemFiles)
      .values({
        id: randomUUID(),
        userId,
        itemId: item.id,
        uploadId: body.upload,
        position: (held?.last ?? -1) + 1,
        kind: body.kind,
        date: body.date ?? null,
        note: body.note ?? '',
        addedAt: now,
      })
      .returning();
    await changeItem(tx, item, { updatedAt: now, version });
    return answerOf(tx, row, version);
  });
};

export const editItemFile: CallHandler<'editItemFile'> = ({ params, body, request }, context) =>
  changeFiles(request, context, async (tx, userId, version) => {
    const own = and(eq(itemFiles.id, params.id), eq(itemFiles.userId, userId));
    const [held] = await tx.select().from(itemFiles).where(own);
    if (!held) return noSuchFile();
    const [row] = await tx
      .update(itemFiles)
      .set({ date: body.date === undefined ? held.date : body.date, note: body.note ?? held.note })
      .where(own)
      .returning();
    await touch(tx, held.itemId, version, context.clock());
    return answerOf(tx, row, version);
  });

export const removeItemFile: CallHandler<'removeItemFile'> = async ({ params, request }, context) => {
  let gone: string[] = [];
  const answer = await changeFiles(request, context, async (tx, userId, version) => {
    const [row] = await tx
      .delete(itemFiles)
      .where(and(eq(itemFiles.id, params.id), eq(itemFiles.userId, userId)))
      .returning();
    if (!row) return noSuchFile();
    gone = await forgetUploads(tx, userId, [row.uploadId]);
    await touch(tx, row.itemId, version, context.clock());
    return ok({ version });
  });
  await removeBytes(context, gone);
  return answer;
};

/**
 * Deletes the records of these uploads, except of those that a consignment shows to our authenticators.
 * @returns the names whose bytes are to be removed once the transaction has ended
 */
export async function forgetUploads(tx: Pick<Orm, 'select' | 'delete'>, userId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const shown = new Set(
    (await tx.select({ photos: consignedPieces.photos }).from(consignedPieces).where(eq(consignedPieces.userId, userId))).flatMap(
      ({ photos }) => photos,
    ),
  );
  const unused = ids.filter((id) => !shown.has(id));
  if (unused.length > 0) await tx.delete(uploads).where(and(eq(uploads.userId, userId), inArray(uploads.id, unused)));
  return unused;
}

/** A file without a record is only space. */
export async function removeBytes({ files, log }: Pick<BackendContext, 'files' | 'log'>, ids: readonly string[]): Promise<void> {
  await Promise.all(ids.map((id) => files.remove(id).catch(() => log.warn('a removed file was not deleted from the store'))));
}

const noSuchFile = (): Refusal => refused('NOT_FOUND', 'There is no such file.');

async function touch(tx: Pick<Orm, 'update'>, itemId: string, version: number, now: Date): Promise<void> {
  await tx.update(items).set({ updatedAt: now, version }).where(eq(items.id, itemId));
}

async function answerOf(tx: Pick<Orm, 'select'>, row: Row | undefined, version: number) {
  const [upload] = row ? await tx.select().from(uploads).where(eq(uploads.id, row.uploadId)) : [];
  return row && upload ? ok({ file: wireFile({ file: row, upload }), version }) : noSuchFile();
}

/** Under the wardrobe's lock, and announced to open pages. */
export async function changeFiles<Done extends { kind: 'ok'; data: { version: number } }>(
  request: Parameters<typeof requireMember>[0],
  context: BackendContext,
  change: (tx: Orm, userId: string, version: number) => Promise<Done | Refusal>,
): Promise<Done | Refusal> {
  const { userId } = requireMember(request);
  const result = await context.database.orm.transaction(async (tx) => change(tx, userId, await lockWardrobe(tx, userId)));
  if (result.kind === 'ok') await announceWardrobe(context, userId, result.data.version);
  return result;
}

/** The first photograph of each piece that is only at home: what it is shown by. */
export async function ownCovers(orm: Pick<Orm, 'select'>, rows: readonly Item[]): Promise<Map<string, string>> {
  const own = rows.filter(({ plan }) => plan === 'own').map(({ id }) => id);
  const covers = new Map<string, string>();
  for (const { file } of await filesOf(orm, own)) {
    if (file.kind === 'photo' && !covers.has(file.itemId)) covers.set(file.itemId, file.uploadId);
  }
  return covers;
}

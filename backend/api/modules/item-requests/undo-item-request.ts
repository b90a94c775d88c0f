import { and, eq } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { itemRequestLines, itemRequests, type ItemRequestRow } from '@/backend/api/db/schema/item-requests';
import type { MailAttachment } from '@/backend/api/db/schema/mail';
import type { User } from '@/backend/api/db/schema/users';
import { type CallHandler, ok, type Refusal, refused } from '@/backend/api/http/answer';
import { memberContext } from '@/backend/api/identity/authenticate';
import type { MailEnv } from '@/backend/api/mail/store-mail';
import { visitFile } from '@/backend/api/modules/booking/visit-facts';
import { findItem } from '@/backend/api/modules/wardrobe/find-item';
import { announceWardrobe, lockWardrobe } from '@/backend/api/modules/wardrobe/wardrobe-version';
import { mailNotices, type Notice } from '@/backend/api/notifications/notices';
import { EVENT_OF_ACTION } from './quote';
import { visitOfAll } from './request-facts';
import { takeBackRequest } from './take-back-request';
import { wireRequests } from './item-requests';

type Undone = { kind: 'undone'; row: ItemRequestRow; version: number };

export const undoItemRequest: CallHandler<'undoItemRequest'> = async ({ params, request }, context) => {
  const { orm, now, user } = await memberContext(request, context);
  const result = await orm.transaction((tx) => undo(tx, { env: context.env, user, requestId: params.id, now }));
  if (result.kind === 'refused') return result;
  await announceWardrobe(context, user.id, result.version);
  context.wakeMailDelivery();
  const [wire] = await wireRequests(orm, [result.row], user.locale, now);
  return wire ? ok({ request: wire, version: result.version }) : unknown();
};

const unknown = (): Refusal => refused('NOT_FOUND', 'There is no such request.');
const over = (): Refusal => refused('UNDO_OVER', 'This can no longer be undone.');

async function undo(
  tx: Orm,
  { env, user, requestId, now }: { env: MailEnv; user: User; requestId: string; now: Date },
): Promise<Refusal | Undone> {
  const userId = user.id;
  const own = and(eq(itemRequests.id, requestId), eq(itemRequests.userId, userId));
  const [seen] = await tx.select({ id: itemRequests.id }).from(itemRequests).where(own);
  if (!seen) return unknown();
  const version = await lockWardrobe(tx, userId);
  // Read again after locking: another tab may have been first.
  const [row] = await tx.select().from(itemRequests).where(own);
  // A retry after a lost answer: already undone and mailed.
  if (row?.status === 'undone') return { kind: 'undone', row, version };
  if (!row || row.undoUntil <= now) return over();
  const undone = await takeBackRequest(tx, row, { now, version });
  if (!undone) return over();
  const attachments = await calendarFiles(tx, { env, user, row }, now);
  await mailNotices(tx, env, user, await noticesOf(tx, user, undone, attachments), now);
  return { kind: 'undone', row: undone, version };
}

/** Replaces the pending confirmation mail with one about the undo. */
async function noticesOf(
  tx: Pick<Orm, 'select'>,
  user: User,
  request: ItemRequestRow,
  attachments: readonly MailAttachment[],
): Promise<Notice[]> {
  const lines = await tx.select().from(itemRequestLines).where(eq(itemRequestLines.requestId, request.id));
  const found = await Promise.all(lines.map(async ({ itemId, action }) => ({ action, item: await findItem(tx, user.id, itemId) })));
  const values = { number: request.number, request: request.number };
  return found.flatMap(({ action, item }): Notice[] =>
    item ? [{ about: 'takenBack', event: EVENT_OF_ACTION[action], item, values, attachments, requestId: request.id }] : [],
  );
}

/** Cancels the visit that this basket had booked, and sends what is left: of the basket that took the visit over, or that it had joined. */
async function calendarFiles(
  tx: Pick<Orm, 'select'>,
  { env, user, row }: { env: MailEnv; user: User; row: ItemRequestRow },
  now: Date,
): Promise<MailAttachment[]> {
  const { joinedTo, slotReservationId } = row;
  if (joinedTo === null && slotReservationId === null) return [];
  const isHolder = joinedTo === null ? eq(itemRequests.slotReservationId, slotReservationId ?? '') : eq(itemRequests.id, joinedTo);
  const [holder] = await tx
    .select()
    .from(itemRequests)
    .where(and(eq(itemRequests.userId, user.id), isHolder));
  const own = joinedTo === null ? await visitOfAll(tx, row) : null;
  const left = holder ? await visitOfAll(tx, holder) : null;
  return [...(own ? [visitFile(env, own, user, now, true)] : []), ...(left ? [visitFile(env, left, user, now)] : [])];
}

import { and, eq } from 'drizzle-orm';
import type { Orm } from '@/backend/db/database';
import { itemRequests, type ItemRequestRow } from '@/backend/db/schema/item-requests';
import { ok, refused, type Refusal } from '@/backend/http/answer';
import type { CallHandler } from '@/backend/http/call-handler';
import { requireMember } from '@/backend/identity/authenticate';
import { findUser } from '@/backend/identity/find-user';
import { announceWardrobe, takeWardrobeTurn } from '@/backend/modules/wardrobe/wardrobe-turn';
import { takeBackRequest } from './take-back-request';
import { wireRequests } from './wire-request';

type Undone = { kind: 'undone'; row: ItemRequestRow; version: number };

export const undoItemRequest: CallHandler<'undoItemRequest'> = async ({ params, request }, context) => {
  const { database: { orm }, clock } = context;
  const now = clock();
  const user = await findUser(orm, requireMember(request).userId);
  const result = await orm.transaction((tx) => undo(tx, { userId: user.id, requestId: params.id, now }));
  if (result.kind === 'refused') return result;
  await announceWardrobe(context, user.id, result.version);
  const [wire] = await wireRequests(orm, [result.row], user.locale, now);
  return wire ? ok({ request: wire, version: result.version }) : unknown();
};

const unknown = (): Refusal => refused('NOT_FOUND', 'There is no such request.');
const over = (): Refusal => refused('UNDO_OVER', 'This can no longer be undone.');

async function undo(tx: Orm, { userId, requestId, now }: { userId: string; requestId: string; now: Date }): Promise<Refusal | Undone> {
  const own = and(eq(itemRequests.id, requestId), eq(itemRequests.userId, userId));
  const [seen] = await tx.select({ id: itemRequests.id }).from(itemRequests).where(own);
  if (!seen) return unknown();
  const version = await takeWardrobeTurn(tx, userId);
  // Read again now that it is our turn: the other tab may have been first.
  const [row] = await tx.select().from(itemRequests).where(own);
  if (!row || row.undoUntil <= now) return over();
  const undone = await takeBackRequest(tx, row, { now, version });
  return undone ? { kind: 'undone', row: undone, version } : over();
}

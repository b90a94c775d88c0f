import { eq } from 'drizzle-orm';
import { deleteQueuedCards } from '@/backend/api/payments/delete-vault-cards';
import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/api/db/database';
import { uploads } from '@/backend/api/db/schema/orders';
import { users, type User } from '@/backend/api/db/schema/users';
import { type CallHandler, ok, type Refusal, RefusalError, refused } from '@/backend/api/http/answer';
import type { MailEnv } from '@/backend/api/mail/store-mail';
import { mailAccountDeleted } from '@/backend/api/identity/account-mails';
import { requireMember, findUser } from '@/backend/api/identity/authenticate';
import { recordFailedProof, requireProof } from '@/backend/api/identity/member-proof';
import { isRefusal, requireSecondFactor } from '@/backend/api/identity/second-factor';
import { recordSecurity } from '@/backend/api/identity/security-records';
import { invoiceWardrobeAtOnce } from '@/backend/api/modules/billing/wardrobe-invoices';
import { repeatJob, type RepeatedJob } from '@/backend/repeat-job';
import { blockersOf } from './account-deletion';
import { ACCOUNT_PARTS, type AccountPart } from './account-parts';
import { removeExpiredDocuments } from './kept-documents';

export const deleteAccount: CallHandler<'deleteAccount'> = async ({ body, request }, context) => {
  const {
    database: { orm },
    clock,
    files,
    log,
    wakeMailDelivery,
    wakeAccountJob,
  } = context;
  const user = await findUser(orm, requireMember(request).userId);
  const unproven =
    (await requireProof(user, 'delete-account', body, context)) ?? (await requireSecondFactor(context, user.id, body.secondFactor));
  // A code is not used up: it goes with the account, or stays for the next try.
  if (isRefusal(unproven)) {
    await recordFailedProof(context, user.id, unproven, request);
    return unproven;
  }
  const kept = await orm.select({ id: uploads.id }).from(uploads).where(eq(uploads.userId, user.id));
  const refusal = await orm.transaction(async (tx) => {
    // Locked: of two requests one deletes, and nothing can be bought between the check and the deletion.
    const [held] = await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update');
    if (!held) return refused('UNAUTHENTICATED', 'This account is deleted.');
    const now = clock();
    // Kept although the account stays: the member has to pay it first.
    const isOwing =
      (await blockersOf(tx, user, ACCOUNT_PARTS, now)).length === 0 && (await invoiceWardrobeAtOnce(tx, context.env, user.id, now));
    const blocked = isOwing ? blockedBy(['last-invoice']) : await removeAccount(tx, context.env, user, ACCOUNT_PARTS, now);
    if (blocked) return blocked;
    await recordSecurity(tx, context, { kind: 'account-deleted', userId: user.id }, request);
    // Inside the transaction: if the conversation cannot be deleted, nothing is, and the member gets an error.
    await forget(context, user.id);
    return null;
  });
  if (refusal) {
    wakeMailDelivery();
    return refusal;
  }
  await Promise.all(
    kept.map(({ id }) => files.remove(id).catch(() => log.warn('a file of a deleted account was not removed from the store'))),
  );
  wakeMailDelivery();
  wakeAccountJob();
  return ok({});
};

async function forget({ realtime, log }: Pick<BackendContext, 'realtime' | 'log'>, userId: string): Promise<void> {
  try {
    await realtime.forgetUser(userId);
  } catch {
    log.warn('an account was not deleted: its conversation could not be removed');
    throw new RefusalError(refused('UNAVAILABLE', 'The account cannot be deleted just now; nothing of it was removed.'));
  }
}

const blockedBy = (codes: readonly string[]): Refusal =>
  refused(
    'ACCOUNT_DELETION_BLOCKED',
    'Something has to be settled first.',
    codes.map((code) => ({ path: 'account', code })),
  );

/** @returns the blockers; nothing is removed then */
export async function removeAccount(tx: Orm, env: MailEnv, user: User, parts: readonly AccountPart[], now: Date): Promise<Refusal | null> {
  const blockers = await blockersOf(tx, user, parts, now);
  if (blockers.length > 0) return blockedBy(blockers);
  for (const part of parts) await part.remove?.(tx, user, now);
  await tx.delete(users).where(eq(users.id, user.id));
  await mailAccountDeleted(tx, env, user, now);
  return null;
}

const EVERY_MS = 15 * 60_000;

/**
 * Cleans up after deleted accounts: cards at the gateway, retried until it answers, and documents after their retention period. Separate
 * from the member's request, which must not wait for a slow gateway; also at the start, in case a previous process stopped midway.
 */
export function startAccountJob(context: BackendContext): RepeatedJob {
  return repeatJob(() => runAccountJob(context), {
    everyMs: EVERY_MS,
    onFailure: () => context.log.warn('data of deleted accounts was not cleaned up'),
  });
}

export async function runAccountJob(context: BackendContext): Promise<void> {
  await deleteQueuedCards(context);
  await removeExpiredDocuments(context);
}

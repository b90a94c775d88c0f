import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { payoutDestinations, type PayoutDestinationRow } from '@/backend/api/db/schema/users';
import { items } from '@/backend/api/db/schema/wardrobe';
import { type CallHandler, ok, RefusalError, refused } from '@/backend/api/http/answer';
import { requireMember, findUser, lockUser } from '@/backend/api/identity/authenticate';
import { hashOfMailedCode } from '@/backend/api/identity/mailed-tokens';
import { recordFailedProof, requireProof, consumeProof } from '@/backend/api/identity/member-proof';
import { hashOfCode, isRefusal, requireSecondFactor, spendCode } from '@/backend/api/identity/second-factor';
import { notifyOfPayout } from '@/backend/api/identity/security-notices';
import { refuseEnded } from '@/backend/api/identity/sessions';
import { recordSecurity } from '@/backend/api/identity/security-records';
import { proveAddress } from '@/backend/api/modules/account/prove-address';
import { announceWardrobe, lockWardrobe } from '@/backend/api/modules/wardrobe/wardrobe-version';
import { checkPayout, plainAccount, type PayoutDetails } from '@/lib/domain/wardrobe/payout-details';
import { openDestination, sealDestination, findDestination, wireDestination } from './sealed-destination';

const RETRY_MS = 10 * 60_000;

/**
 * Whether the same code has already set this choice: a retry after a lost answer is no error.
 * @param choice as typed
 */
async function isChosenAlready(tx: Pick<Orm, 'select'>, choice: PayoutDestinationRow, keys: readonly string[]): Promise<boolean> {
  if (choice.provenBy === null) return false;
  const stands = await findDestination(tx, choice.userId);
  return (
    stands !== null &&
    stands.provenBy === choice.provenBy &&
    choice.chosenAt.getTime() - stands.chosenAt.getTime() < RETRY_MS &&
    isSameDestination(openDestination(stands, keys), choice)
  );
}

type Destination = Pick<PayoutDestinationRow, 'method' | 'holder' | 'bankCode' | 'account'>;

/** @param one null if it cannot be decrypted: it counts as changed, so the member is notified */
const isSameDestination = (one: Destination | null, other: Destination): boolean =>
  one !== null &&
  one.method === other.method &&
  one.holder === other.holder &&
  one.bankCode === other.bankCode &&
  one.account === other.account;

/** Every choice needs a proof, the first one too: money may be waiting, and a stolen session must not redirect it. */
export const choosePayout: CallHandler<'choosePayout'> = async ({ body, request }, context) => {
  const {
    database: { orm },
    clock,
    log,
    env: { dataKeys },
  } = context;
  const now = clock();
  const member = requireMember(request);
  const user = await findUser(orm, member.userId);
  const { password, code, secondFactor, ...choice } = body;
  const details: PayoutDetails = { holder: '', bankCode: '', account: '', ...choice };
  const errors = checkPayout(details, user.country);
  if (errors.length > 0) return refused('VALIDATION', 'Some fields cannot be accepted.', errors);
  const proof = { password, code };
  // Either works once, and the same press again is told what it has done.
  const provenBy = code === undefined ? secondFactor && hashOfCode(user.id, secondFactor) : hashOfMailedCode('choose-payout', user, code);
  const row = {
    userId: user.id,
    method: details.method,
    holder: details.holder,
    bankCode: plainAccount(details.bankCode),
    account: plainAccount(details.account),
    chosenAt: now,
    provenBy: provenBy ?? null,
  };
  const done = ok({ destination: wireDestination(row) });
  // Not counted as a guess: a used code grants nothing.
  if (await isChosenAlready(orm, row, dataKeys)) return done;
  const factor = (await requireProof(user, 'choose-payout', proof, context)) ?? (await requireSecondFactor(context, user.id, secondFactor));
  // A concurrent duplicate may have succeeded first, here as well as below.
  if (isRefusal(factor)) {
    if (await isChosenAlready(orm, row, dataKeys)) return done;
    await recordFailedProof(context, user.id, factor, request);
    return factor;
  }
  const version = await orm.transaction(async (tx) => {
    const spent = await consumeProof(tx, user, 'choose-payout', proof, now);
    if (spent) return (await isChosenAlready(tx, row, dataKeys)) ? done : spent;
    const turn = await lockWardrobe(tx, user.id);
    await lockUser(tx, user.id);
    await refuseEnded(tx, member);
    const isUsed = await spendCode(tx, user.id, factor);
    if (isUsed) {
      if (await isChosenAlready(tx, row, dataKeys)) return done;
      throw new RefusalError(isUsed);
    }
    // The code proves the mailbox.
    if (code !== undefined) await proveAddress(tx, context, user.id, member, request);
    const before = await findDestination(tx, user.id);
    const stored = sealDestination(row, dataKeys);
    await tx.insert(payoutDestinations).values(stored).onConflictDoUpdate({ target: payoutDestinations.userId, set: stored });
    await tellSales(tx, user.id, turn, now);
    const opened = before && openDestination(before, dataKeys);
    // Our fault; the member's new choice repairs it.
    if (before && !opened) {
      log.error(
        { table: 'payout_destinations', method: before.method },
        'an account could not be opened: DATA_KEY does not hold its key, or somebody has changed it',
      );
    }
    if (!before || !isSameDestination(opened, row)) {
      await notifyOfPayout(tx, context, user, { isFirst: before === null, method: row.method, request });
    }
    await recordSecurity(tx, context, { kind: 'payout-chosen', userId: user.id }, request);
    return turn;
  });
  if (typeof version !== 'number') return version;
  await announceWardrobe(context, user.id, version);
  context.wakeMailDelivery();
  return done;
};

/** Pieces waiting for a destination continue; their sales show it. */
async function tellSales(tx: Pick<Orm, 'update'>, userId: string, version: number, now: Date): Promise<void> {
  const sold = and(eq(items.userId, userId), eq(items.state, 'sold'));
  await tx.update(items).set({ version, updatedAt: now }).where(sold);
  await tx
    .update(items)
    .set({ dueAt: sql`greatest(${now.toISOString()}::timestamptz, state_since)` })
    .where(and(sold, isNull(items.dueAt)));
}

import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { payoutDestinations, type PayoutDestinationRow } from '@/backend/api/db/schema/payouts';
import { items } from '@/backend/api/db/schema/wardrobe';
import { ok, refused } from '@/backend/api/http/answer';
import type { CallHandler } from '@/backend/api/http/call-handler';
import { requireMember } from '@/backend/api/identity/authenticate';
import { findUser } from '@/backend/api/identity/find-user';
import { hashOfMailedCode } from '@/backend/api/identity/mailed-tokens';
import { lockUser } from '@/backend/api/identity/lock-user';
import { recordFailedProof, requireProof, consumeProof } from '@/backend/api/identity/member-proof';
import { notifyOfPayout } from '@/backend/api/identity/security-notices';
import { refuseEnded } from '@/backend/api/identity/sessions';
import { recordSecurity } from '@/backend/api/identity/security-records';
import { proveAddress } from '@/backend/api/modules/account/prove-address';
import { announceWardrobe, lockWardrobe } from '@/backend/api/modules/wardrobe/wardrobe-version';
import { checkPayout, plainAccount, type PayoutDetails } from '@/lib/domain/wardrobe/payout-details';
import { findDestination, wireDestination } from './find-destination';
import { openDestination, sealDestination } from './sealed-destination';

const RETRY_MS = 10 * 60_000;

/**
 * Whether it stands by the same code: whoever lost the answer presses again, and the code that is spent is not wrong.
 * @param choice as it was typed
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

/** @param one null where it cannot be opened: it counts as another one, which its member hears of */
const isSameDestination = (one: Destination | null, other: Destination): boolean =>
  one !== null &&
  one.method === other.method &&
  one.holder === other.holder &&
  one.bankCode === other.bankCode &&
  one.account === other.account;

/**
 * Each choice is proven, the first one too: money may wait for it, and whoever holds a session alone must not be the one who says where it
 * goes.
 */
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
  const { password, code, ...choice } = body;
  const details: PayoutDetails = { holder: '', bankCode: '', account: '', ...choice };
  const errors = checkPayout(details, user.country);
  if (errors.length > 0) return refused('VALIDATION', 'Some fields cannot be accepted.', errors);
  const proof = { password, code };
  const provenBy = code === undefined ? null : hashOfMailedCode('choose-payout', user, code);
  const row = {
    userId: user.id,
    method: details.method,
    holder: details.holder,
    bankCode: plainAccount(details.bankCode),
    account: plainAccount(details.account),
    chosenAt: now,
    provenBy,
  };
  const done = ok({ destination: wireDestination(row) });
  // Not counted as a guess: a code that is spent opens nothing to whoever hits upon it.
  if (await isChosenAlready(orm, row, dataKeys)) return done;
  const unproven = await requireProof(user, 'choose-payout', proof, context);
  // Of two presses at once the other one may have been first here as well as below.
  if (unproven) {
    if (await isChosenAlready(orm, row, dataKeys)) return done;
    await recordFailedProof(context, user.id, unproven, request);
    return unproven;
  }
  const version = await orm.transaction(async (tx) => {
    const spent = await consumeProof(tx, user, 'choose-payout', proof, now);
    if (spent) return (await isChosenAlready(tx, row, dataKeys)) ? done : spent;
    const turn = await lockWardrobe(tx, user.id);
    await lockUser(tx, user.id);
    await refuseEnded(tx, member);
    // The code was read in the letter box.
    if (code !== undefined) await proveAddress(tx, context, user.id, member);
    const before = await findDestination(tx, user.id);
    const stored = sealDestination(row, dataKeys);
    await tx.insert(payoutDestinations).values(stored).onConflictDoUpdate({ target: payoutDestinations.userId, set: stored });
    await tellSales(tx, user.id, turn, now);
    const opened = before && openDestination(before, dataKeys);
    // A fault of ours, which choosing anew mends for this member.
    if (before && !opened) {
      log.error(
        { table: 'payout_destinations', method: before.method },
        'an account could not be opened: DATA_KEY does not hold its key, or somebody has changed it',
      );
    }
    if (!before || !isSameDestination(opened, row)) await notifyOfPayout(tx, context, user, before === null);
    await recordSecurity(tx, context, { kind: 'payout-chosen', userId: user.id }, request);
    return turn;
  });
  if (typeof version !== 'number') return version;
  await announceWardrobe(context, user.id, version);
  context.wakeMailDelivery();
  return done;
};

/** Pieces whose money has waited for this go on; those that are sold say where it goes. */
async function tellSales(tx: Pick<Orm, 'update'>, userId: string, version: number, now: Date): Promise<void> {
  const sold = and(eq(items.userId, userId), eq(items.state, 'sold'));
  await tx.update(items).set({ version, updatedAt: now }).where(sold);
  await tx
    .update(items)
    .set({ dueAt: sql`greatest(${now.toISOString()}::timestamptz, state_since)` })
    .where(and(sold, isNull(items.dueAt)));
}

import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Orm } from '@/backend/db/database';
import { payoutDestinations } from '@/backend/db/schema/payouts';
import { items } from '@/backend/db/schema/wardrobe';
import { ok, refused } from '@/backend/http/answer';
import type { CallHandler } from '@/backend/http/call-handler';
import { mailPayoutChanged } from '@/backend/identity/account-mails';
import { requireMember } from '@/backend/identity/authenticate';
import { findUser } from '@/backend/identity/find-user';
import { announceWardrobe, takeWardrobeTurn } from '@/backend/modules/wardrobe/wardrobe-turn';
import { checkPayout, plainAccount, type PayoutDetails } from '@/lib/domain/wardrobe/payout-details';
import { findDestination, wireDestination } from './find-destination';

export const choosePayout: CallHandler<'choosePayout'> = async ({ body, request }, context) => {
  const { database: { orm }, clock, env } = context;
  const now = clock();
  const user = await findUser(orm, requireMember(request).userId);
  const details: PayoutDetails = { holder: '', bankCode: '', account: '', ...body };
  const errors = checkPayout(details, user.country);
  if (errors.length > 0) return refused('VALIDATION', 'Some fields cannot be accepted.', errors);
  const row = { userId: user.id, method: details.method, holder: details.holder, bankCode: plainAccount(details.bankCode), account: plainAccount(details.account), chosenAt: now };
  const version = await orm.transaction(async (tx) => {
    const turn = await takeWardrobeTurn(tx, user.id);
    const before = await findDestination(tx, user.id);
    await tx.insert(payoutDestinations).values(row).onConflictDoUpdate({ target: payoutDestinations.userId, set: row });
    await tellSales(tx, user.id, turn, now);
    if (before) await mailPayoutChanged(tx, env, user, now);
    return turn;
  });
  await announceWardrobe(context, user.id, version);
  context.wakeMailDelivery();
  return ok({ destination: wireDestination(row) });
};

/** Pieces whose money has waited for this go on; those that are sold say where it goes. */
async function tellSales(tx: Pick<Orm, 'update'>, userId: string, version: number, now: Date): Promise<void> {
  const sold = and(eq(items.userId, userId), eq(items.state, 'sold'));
  await tx.update(items).set({ version, updatedAt: now }).where(sold);
  await tx.update(items).set({ dueAt: sql`greatest(${now.toISOString()}::timestamptz, state_since)` }).where(and(sold, isNull(items.dueAt)));
}

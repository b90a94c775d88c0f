import { and, eq, ne } from 'drizzle-orm';
import type { Orm } from '@/backend/db/database';
import { payoutDestinations, type PayoutDestinationRow } from '@/backend/db/schema/payouts';
import { isSealedByFirst, openText, sealText, type Place } from '@/backend/db/sealed-text';
import { endingOf } from '@/lib/domain/wardrobe/payout-details';

const SEALED = ['bankCode', 'account'] as const;

/** A number belongs to its member and its method: neither can be exchanged beneath it. */
const placeOf = (column: (typeof SEALED)[number], { userId, method }: PayoutDestinationRow): Place => ({ column: `payout_destinations.${column}`, row: [userId, method] });

/**
 * As it is stored. The end of the account stays readable: it is what the member is shown, so whatever shows it needs no key, and
 * `endingOf` says the same of both.
 */
export function sealDestination<Row extends PayoutDestinationRow>(row: Row, keys: readonly string[]): Row {
  return {
    ...row,
    bankCode: sealText(row.bankCode, keys, placeOf('bankCode', row)),
    account: sealText(row.account, keys, placeOf('account', row), endingOf(row).length),
  };
}

/** As it was typed. @throws Error where DATA_KEY does not hold its key, or somebody has changed it */
export function openDestination<Row extends PayoutDestinationRow>(row: Row, keys: readonly string[]): Row {
  return { ...row, bankCode: openText(row.bankCode, keys, placeOf('bankCode', row)), account: openText(row.account, keys, placeOf('account', row)) };
}

/** Seals with the first key what is not sealed, or by another one; what a member chooses meanwhile is left to them. @returns how many */
export async function resealDestinations(orm: Pick<Orm, 'select' | 'update'>, keys: readonly string[]): Promise<number> {
  const rows = await orm.select().from(payoutDestinations).where(ne(payoutDestinations.method, 'credit'));
  let changed = 0;
  for (const row of rows.filter((each) => !SEALED.every((column) => isSealedByFirst(each[column], keys)))) {
    const { bankCode, account } = sealDestination(openDestination(row, keys), keys);
    const { userId } = payoutDestinations;
    const done = await orm.update(payoutDestinations).set({ bankCode, account }).where(and(eq(userId, row.userId), eq(payoutDestinations.account, row.account), eq(payoutDestinations.bankCode, row.bankCode))).returning({ userId });
    changed += done.length;
  }
  return changed;
}

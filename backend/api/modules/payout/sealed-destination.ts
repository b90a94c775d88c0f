import { and, eq, ne } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { payoutDestinations, type PayoutDestinationRow } from '@/backend/api/db/schema/payouts';
import { isSealedByFirst, openText, sealText, type Place } from '@/backend/api/db/sealed-text';
import { endingOf } from '@/lib/domain/wardrobe/payout-details';

const SEALED = ['bankCode', 'account'] as const;

/** A number belongs to its member and its method: neither can be exchanged beneath it. */
const placeOf = (column: (typeof SEALED)[number], { userId, method }: PayoutDestinationRow): Place => ({
  column: `payout_destinations.${column}`,
  row: [userId, method],
});

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

/** As it was typed; null where DATA_KEY does not hold its key, or somebody has changed it. */
export function openDestination<Row extends PayoutDestinationRow>(row: Row, keys: readonly string[]): Row | null {
  const [bankCode, account] = [
    openText(row.bankCode, keys, placeOf('bankCode', row)),
    openText(row.account, keys, placeOf('account', row)),
  ];
  return bankCode === null || account === null ? null : { ...row, bankCode, account };
}

export interface Resealed {
  changed: number;
  /** Whose can be opened by none of the keys, or was changed by somebody: ids of members. */
  unreadable: readonly string[];
  /** Not as the first key wants them: these, and what members have chosen meanwhile on a copy with other keys. */
  left: number;
}

/**
 * Seals with the first key what is not sealed, or by another one; without a first one, has all of it in the clear. What a member
 * chooses meanwhile is left to them, and one row that cannot be opened keeps no other from it.
 */
export async function resealDestinations(orm: Pick<Orm, 'select' | 'update'>, keys: readonly string[]): Promise<Resealed> {
  const unreadable: string[] = [];
  let changed = 0;
  for (const row of await notAsWanted(orm, keys)) {
    const opened = openDestination(row, keys);
    if (opened === null) unreadable.push(row.userId);
    else if (await replaceSealed(orm, row, sealDestination(opened, keys))) changed += 1;
  }
  return { changed, unreadable, left: (await notAsWanted(orm, keys)).length };
}

async function notAsWanted(orm: Pick<Orm, 'select'>, keys: readonly string[]): Promise<PayoutDestinationRow[]> {
  const rows = await orm
    .select()
    .from(payoutDestinations)
    .where(ne(payoutDestinations.method, 'credit'))
    .orderBy(payoutDestinations.userId);
  return rows.filter((row) => !SEALED.every((column) => isSealedByFirst(row[column], keys)));
}

async function replaceSealed(
  orm: Pick<Orm, 'update'>,
  row: PayoutDestinationRow,
  { bankCode, account }: PayoutDestinationRow,
): Promise<boolean> {
  const { userId } = payoutDestinations;
  const done = await orm
    .update(payoutDestinations)
    .set({ bankCode, account })
    .where(and(eq(userId, row.userId), eq(payoutDestinations.account, row.account), eq(payoutDestinations.bankCode, row.bankCode)))
    .returning({ userId });
  return done.length > 0;
}

import { and, eq, ne } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { payoutDestinations, type PayoutDestinationRow } from '@/backend/api/db/schema/users';
import { isSealedByFirst, openText, sealText, type Place } from '@/backend/api/db/sealed-text';
import { type CallHandler, ok } from '@/backend/api/http/answer';
import { requireMember } from '@/backend/api/identity/authenticate';
import type { PayoutDestination } from '@/lib/contract/payout';
import { STORE_CREDIT_BONUS_PERCENT } from '@/lib/domain/pricing/commission';
import { endingOf } from '@/lib/domain/wardrobe/payout-details';

const SEALED = ['bankCode', 'account'] as const;

/** The value is bound to its member and method, so that neither can be swapped. */
const placeOf = (column: (typeof SEALED)[number], { userId, method }: PayoutDestinationRow): Place => ({
  column: `payout_destinations.${column}`,
  row: [userId, method],
});

/** Encrypts for storage. The end of the account stays readable, so that showing it needs no key; `endingOf` gives the same for both. */
export function sealDestination<Row extends PayoutDestinationRow>(row: Row, keys: readonly string[]): Row {
  return {
    ...row,
    bankCode: sealText(row.bankCode, keys, placeOf('bankCode', row)),
    account: sealText(row.account, keys, placeOf('account', row), endingOf(row).length),
  };
}

/** Decrypts; null if DATA_KEY lacks the key, or the value was tampered with. */
export function openDestination<Row extends PayoutDestinationRow>(row: Row, keys: readonly string[]): Row | null {
  const [bankCode, account] = [
    openText(row.bankCode, keys, placeOf('bankCode', row)),
    openText(row.account, keys, placeOf('account', row)),
  ];
  return bankCode === null || account === null ? null : { ...row, bankCode, account };
}

export interface Resealed {
  changed: number;
  /** Ids of members whose value no key can decrypt, or that was tampered with. */
  unreadable: readonly string[];
  /** Values not encrypted with the first key: these, and changes made meanwhile by a copy with other keys. */
  left: number;
}

/**
 * Re-encrypts with the first key; without one, stores plain text. Concurrent changes by members are kept, and a row that cannot be
 * decrypted does not stop the others.
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

/** As stored: bank code and account may be encrypted, the end of the account is always readable. */
export async function findDestination(tx: Pick<Orm, 'select'>, userId: string): Promise<PayoutDestinationRow | null> {
  const [row] = await tx.select().from(payoutDestinations).where(eq(payoutDestinations.userId, userId));
  return row ?? null;
}

export const wireDestination = (row: PayoutDestinationRow): PayoutDestination => ({
  method: row.method,
  holder: row.holder,
  ending: endingOf(row),
});

export const payout: CallHandler<'payout'> = async ({ request }, { database: { orm } }) => {
  const row = await findDestination(orm, requireMember(request).userId);
  return ok({ destination: row && wireDestination(row), bonusPercent: STORE_CREDIT_BONUS_PERCENT });
};

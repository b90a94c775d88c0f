import { isDeepStrictEqual } from 'node:util';
import type { Orm } from '@/backend/api/db/database';
import type { User } from '@/backend/api/db/schema/users';
import { type CallHandler, ok } from '@/backend/api/http/answer';
import { requireMember, findUser } from '@/backend/api/identity/authenticate';
import { creditOf } from '@/backend/api/modules/billing/issue-invoice';
import { REGION_CODES, REGIONS } from '@/lib/config/regions';
import type { AccountDeletion } from '@/lib/contract/account-access';
import type { Address } from '@/lib/contract/booking';
import { ACCOUNT_PARTS, type AccountPart } from './account-parts';

/** Whether an address takes the place of another one. The first is no change, and PostgreSQL keeps no order of fields. */
export const isAddressChanged = (before: Address | null | undefined, now: Address): boolean =>
  Boolean(before) && !isDeepStrictEqual(before, now);

/** Shown before the deletion: what blocks it, and what money would be lost. */
export const accountDeletion: CallHandler<'accountDeletion'> = async ({ request }, { database: { orm }, clock }) => {
  const user = await findUser(orm, requireMember(request).userId);
  const credits: AccountDeletion['credits'] = [];
  for (const country of REGION_CODES) {
    const { currency } = REGIONS[country];
    const amount = await creditOf(orm, user.id, currency);
    if (amount > 0) credits.push({ currency, amount });
  }
  return ok({ blockers: await blockersOf(orm, user, ACCOUNT_PARTS, clock()), credits });
};

/** Codes of what blocks the deletion, without duplicates. */
export async function blockersOf(tx: Orm, user: User, parts: readonly AccountPart[], now: Date): Promise<string[]> {
  const blockers = new Set<string>();
  for (const part of parts) for (const code of (await part.blockers?.(tx, user, now)) ?? []) blockers.add(code);
  return [...blockers];
}

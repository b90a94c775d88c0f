import type { Orm } from '@/backend/db/database';
import type { PayoutDestinationRow } from '@/backend/db/schema/payouts';
import { findDestination } from './find-destination';
import { openDestination } from './sealed-destination';

const AGAIN_MS = 10 * 60_000;

/**
 * Whether it stands by the same code: whoever lost the answer presses again, and the code that is spent is not wrong.
 * @param choice as it was typed
 */
export async function isChosenAlready(tx: Pick<Orm, 'select'>, choice: PayoutDestinationRow, keys: readonly string[]): Promise<boolean> {
  if (choice.provenBy === null) return false;
  const stands = await findDestination(tx, choice.userId);
  return (
    stands !== null &&
    stands.provenBy === choice.provenBy &&
    choice.chosenAt.getTime() - stands.chosenAt.getTime() < AGAIN_MS &&
    isSameDestination(openDestination(stands, keys), choice)
  );
}

type Destination = Pick<PayoutDestinationRow, 'method' | 'holder' | 'bankCode' | 'account'>;

/** @param one null where it cannot be opened: it counts as another one, which its member hears of */
export const isSameDestination = (one: Destination | null, other: Destination): boolean =>
  one !== null &&
  one.method === other.method &&
  one.holder === other.holder &&
  one.bankCode === other.bankCode &&
  one.account === other.account;

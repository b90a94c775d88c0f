import { eq } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { payoutDestinations, type PayoutDestinationRow } from '@/backend/api/db/schema/payouts';
import type { PayoutDestination } from '@/lib/contract/payout';
import { endingOf } from '@/lib/domain/wardrobe/payout-details';

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

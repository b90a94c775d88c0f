import { and, lt, sql } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import { newsletterSubscriptions } from '@/backend/api/db/schema/newsletter';
import { users } from '@/backend/api/db/schema/users';

/** As in the privacy policy. */
const KEPT_YEARS = 2;

/**
 * Addresses that were never proven, after their last sign-up: anyone may have entered them. The subscription of an account with the same
 * proven address is kept until it is withdrawn.
 */
export async function removeOldSubscriptions({ database: { orm }, clock }: Pick<BackendContext, 'database' | 'clock'>): Promise<void> {
  const oldest = clock();
  oldest.setUTCFullYear(oldest.getUTCFullYear() - KEPT_YEARS);
  // A correlated subquery per row, as with coupons (remove-old-coupons.ts).
  const isNobodys = sql`(select ${users.id} from ${users} where ${users.email} = ${newsletterSubscriptions.email} and ${users.emailVerifiedAt} is not null limit 1) is null`;
  await orm.delete(newsletterSubscriptions).where(and(lt(newsletterSubscriptions.subscribedAt, oldest), isNobodys));
}

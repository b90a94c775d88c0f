import { and, lt, sql } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import { newsletterSubscriptions } from '@/backend/api/db/schema/newsletter';
import { users } from '@/backend/api/db/schema/users';

/** As the privacy policy says. */
const KEPT_YEARS = 2;

/**
 * Of addresses that nobody has shown to be theirs, after the last sign-up: anybody may have typed them, and who does not read
 * the letter does not leave it either. An account with the same confirmed address keeps its own until it is withdrawn.
 */
export async function removeOldSubscriptions({ database: { orm }, clock }: Pick<BackendContext, 'database' | 'clock'>): Promise<void> {
  const oldest = clock();
  oldest.setUTCFullYear(oldest.getUTCFullYear() - KEPT_YEARS);
  // One look by the index for each, as with coupons (remove-old-coupons.ts).
  const isNobodys = sql`(select ${users.id} from ${users} where ${users.email} = ${newsletterSubscriptions.email} and ${users.emailVerifiedAt} is not null limit 1) is null`;
  await orm.delete(newsletterSubscriptions).where(and(lt(newsletterSubscriptions.subscribedAt, oldest), isNobodys));
}

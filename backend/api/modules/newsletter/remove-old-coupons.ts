import { and, isNotNull, lt, sql } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import { coupons } from '@/backend/api/db/schema/coupons';
import { orders } from '@/backend/api/db/schema/orders';

/** As in the privacy policy. */
const KEPT_YEARS = 1;

/** Unused personal codes, with or without an account. Codes used by an order are kept with it. */
export async function removeOldCoupons({ database: { orm }, clock }: Pick<BackendContext, 'database' | 'clock'>): Promise<void> {
  const oldest = clock();
  oldest.setUTCFullYear(oldest.getUTCFullYear() - KEPT_YEARS);
  // A correlated subquery uses the index per coupon; `not exists` would be planned as a join over all orders.
  const isUnused = sql`(select ${orders.id} from ${orders} where ${orders.couponCode} = ${coupons.code} limit 1) is null`;
  await orm.delete(coupons).where(and(isNotNull(coupons.issuedFor), lt(coupons.expiresAt, oldest), isUnused));
}

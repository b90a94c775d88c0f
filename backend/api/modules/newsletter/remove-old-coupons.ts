import { and, isNotNull, lt, sql } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import { coupons } from '@/backend/api/db/schema/coupons';
import { orders } from '@/backend/api/db/schema/orders';

/** As the privacy policy says. */
const KEPT_YEARS = 1;

/** Of whoever had one and did not use it, an account or not: a code with their address. An order's own stays with the order. */
export async function removeOldCoupons({ database: { orm }, clock }: Pick<BackendContext, 'database' | 'clock'>): Promise<void> {
  const oldest = clock();
  oldest.setUTCFullYear(oldest.getUTCFullYear() - KEPT_YEARS);
  // One look by the index for each coupon: `not exists` is planned as a join, which reads every order that had one.
  const isUnused = sql`(select ${orders.id} from ${orders} where ${orders.couponCode} = ${coupons.code} limit 1) is null`;
  await orm.delete(coupons).where(and(isNotNull(coupons.issuedFor), lt(coupons.expiresAt, oldest), isUnused));
}

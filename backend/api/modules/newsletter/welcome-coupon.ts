import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import type { Orm } from '@/backend/api/db/database';
import { coupons } from '@/backend/api/db/schema/coupons';
import { newsletterSubscriptions } from '@/backend/api/db/schema/contact';
import { orders } from '@/backend/api/db/schema/orders';
import { users } from '@/backend/api/db/schema/users';
import { WELCOME_RULE } from '@/backend/api/db/seed/promotions';
import { type CallHandler, ok, refused } from '@/backend/api/http/answer';
import type { BackendContext } from '@/backend/context';
import { regionDate, regionMoment } from '@/backend/api/modules/booking/region-time';
import { hasOrders } from '@/backend/api/modules/pricing/resolve-coupon';
import { addDays } from '@/lib/calendar-days';
import { comparableEmail } from '@/lib/contract/email-address';

const VALID_DAYS = 90;
/** Without the letters and digits that are mistaken for one another when typed from a mail. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 10;

/**
 * The personal coupon of a subscriber: created by the first request, the same one after that. One that has ended unused holds again: nobody
 * is sent a code that is refused. @param email in lower case
 */
export async function welcomeCoupon(
  tx: Pick<Orm, 'select' | 'insert' | 'update'>,
  email: string,
  now: Date,
): Promise<{ code: string; percent: number; expiresAt: Date; isUsed: boolean }> {
  // The last moment of the day that the mail names.
  const until = new Date(regionMoment(addDays(regionDate(now), VALID_DAYS), 24).getTime() - 1);
  // Two calls at once: one inserts, both read the same row.
  await tx
    .insert(coupons)
    .values({ ...WELCOME_RULE, code: personalCode(), issuedFor: email, expiresAt: until })
    .onConflictDoNothing({ target: coupons.issuedFor });
  const [coupon] = await tx.select().from(coupons).where(eq(coupons.issuedFor, email));
  if (!coupon?.expiresAt || coupon.percent === null) throw new Error('A personal coupon was stored without its end or its worth');
  const { code, percent, expiresAt } = coupon;
  const isUsed = await hasOrders(tx, eq(orders.couponCode, code));
  if (isUsed || expiresAt > now) return { code, percent, expiresAt, isUsed };
  await tx.update(coupons).set({ expiresAt: until }).where(eq(coupons.code, code));
  return { code, percent, expiresAt: until, isUsed };
}

/** Of the account with this address: a code for a first order would be refused to it. */
export const hasOrdered = (tx: Pick<Orm, 'select'>, email: string): Promise<boolean> =>
  hasOrders(tx, inArray(orders.userId, tx.select({ id: users.id }).from(users).where(eq(users.email, email))));

function personalCode(): string {
  const letters = Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `HELLO-${letters.join('')}`;
}

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

export const getMyCoupon: CallHandler<'newsletterGetMyCoupon'> = async ({ body }, { database: { orm }, clock }) => {
  const email = comparableEmail(body.emailAddress);
  const [subscription] = await orm.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email));
  if (!subscription) return refused('NOT_SUBSCRIBED', 'This address is not subscribed to the newsletter.');
  const { code, percent, expiresAt, isUsed } = await welcomeCoupon(orm, email, clock());
  // Other orders are not told of: anyone can ask here for any address.
  if (isUsed) return refused('COUPON_USED', 'This code has been used.');
  return ok({ couponCode: code, percent, expiresAt: expiresAt.toISOString() });
};

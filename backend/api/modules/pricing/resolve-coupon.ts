import { and, count, eq, gt, inArray, isNotNull, not, notExists, notInArray, or, exists, type SQL } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { coupons } from '@/backend/api/db/schema/coupons';
import { invoices, orders } from '@/backend/api/db/schema/orders';
import { gifts } from '@/backend/api/db/schema/payments';
import { refused, type Refusal } from '@/backend/api/http/answer';
import type { RegionCode } from '@/lib/config/regions';
import type { ErrorCode } from '@/lib/contract/error-codes';
import { packageName, type Packages } from '@/lib/contract/package-selection';
import type { CouponRule } from '@/lib/domain/pricing/promotion';
import { matchesCode } from './basket-refusal';

interface Buyer {
  /** Null: not known yet, or no account. */
  userId: string | null;
  /** In lower case; null: not known yet, so that it excludes nothing. */
  email: string | null;
}

interface CouponQuestion extends Buyer {
  code: string;
  country: RegionCode;
  packages: Packages;
  now: Date;
}

/** The rule, and for a gift its original value. */
export type ResolvedCoupon = { kind: 'coupon'; rule: CouponRule; giftId: string | null; giftValue: number | null } | Refusal;

const MESSAGES = {
  COUPON_UNKNOWN: 'This code is not known.',
  COUPON_EXPIRED: 'This code has expired.',
  COUPON_COUNTRY: 'This code is not for this country.',
  COUPON_FIRST_ORDER: 'This code is for a first order.',
  COUPON_USED: 'This code has been used.',
  COUPON_PACKAGE: 'Nothing in the basket goes with this code.',
  COUPON_PERSONAL: 'This code belongs to another address.',
} satisfies Partial<Record<ErrorCode, string>>;
const no = (code: keyof typeof MESSAGES): Refusal => refused(code, MESSAGES[code], [{ path: 'couponCode', code }]);

/** Whether this buyer may use a code (coupon or gift) for this basket. */
export async function resolveCoupon(tx: Pick<Orm, 'select'>, question: CouponQuestion): Promise<ResolvedCoupon> {
  const [coupon] = await tx.select().from(coupons).where(matchesCode(coupons.code, question.code));
  return coupon ? judgeCoupon(tx, coupon, question) : judgeGift(tx, question);
}

async function judgeCoupon(
  tx: Pick<Orm, 'select'>,
  coupon: typeof coupons.$inferSelect,
  { country, packages, userId, email, now }: CouponQuestion,
): Promise<ResolvedCoupon> {
  const { code, kind, percent, expiresAt, issuedFor, firstOrderOnly } = coupon;
  const amount = country === 'hk' ? coupon.amountHk : coupon.amountSg;
  const value = kind === 'percent' ? percent : amount;
  if (expiresAt && expiresAt <= now) return no('COUPON_EXPIRED');
  if ((coupon.country && coupon.country !== country) || value === null) return no('COUPON_COUNTRY');
  if (issuedFor && email !== null && issuedFor !== email) return no('COUPON_PERSONAL');
  // A personal code is used up by its one order; a public one by each member separately.
  if (
    issuedFor
      ? await hasOrders(tx, eq(orders.couponCode, code))
      : userId && (await hasOrders(tx, and(eq(orders.userId, userId), eq(orders.couponCode, code))))
  ) {
    return no('COUPON_USED');
  }
  if (firstOrderOnly && userId && (await hasOrders(tx, eq(orders.userId, userId)))) return no('COUPON_FIRST_ORDER');
  const only = packageName.safeParse(coupon.onlyPackage).data;
  if (only && !hasPackage(packages, only)) return no('COUPON_PACKAGE');
  return { kind: 'coupon', rule: { code, kind, value, ...(only ? { onlyPackage: only } : {}) }, giftId: null, giftValue: null };
}

async function judgeGift(tx: Pick<Orm, 'select'>, { code: typed, country, now }: CouponQuestion): Promise<ResolvedCoupon> {
  const [gift] = await tx.select().from(gifts).where(matchesCode(gifts.code, typed));
  if (!gift) return no('COUPON_UNKNOWN');
  if (gift.country !== country) return no('COUPON_COUNTRY');
  if (gift.expiresAt <= now) return no('COUPON_EXPIRED');
  if (gift.balance === 0) return no('COUPON_USED');
  return { kind: 'coupon', rule: { code: gift.code, kind: 'gift', value: gift.balance }, giftId: gift.id, giftValue: gift.value };
}

/** Orders that count as using a code or as a first order: not fully refunded ones. */
export async function hasOrders(tx: Pick<Orm, 'select'>, where: SQL | undefined): Promise<boolean> {
  const [row] = await tx
    .select({ value: count() })
    .from(orders)
    .where(and(where, not(isGivenBack(tx))));
  return (row?.value ?? 0) > 0;
}

const GIVEN_BACK: ('refunded' | 'void')[] = ['refunded', 'void'];

/** Ended before the collection, which refunds everything, or refunded by the provider: nothing is left to pay or paid. */
function isGivenBack(tx: Pick<Orm, 'select'>): SQL {
  const charged = (status: SQL) =>
    tx
      .select({ id: invoices.id })
      .from(invoices)
      .where(and(eq(invoices.orderId, orders.id), gt(invoices.total, 0), status));
  const isRefunded = and(
    exists(charged(inArray(invoices.status, GIVEN_BACK))),
    notExists(charged(notInArray(invoices.status, GIVEN_BACK))),
  );
  return or(and(eq(orders.status, 'ended'), isNotNull(orders.restingSince)), isRefunded) as SQL; // two conditions are never none
}

function hasPackage(packages: Packages, name: keyof Packages): boolean {
  const chosen = packages[name];
  return Array.isArray(chosen) ? chosen.some(({ numberItems }) => numberItems > 0) : chosen.numberItems > 0;
}

import type { AppliedCoupon } from '@/lib/contract/pricing';
import type { PackageName } from '@/lib/contract/package-selection';
import { percentOf } from '@/lib/domain/shared/round-half-up';

/** A coupon's rule; `value` is whole percent, or minor units for `amount` and `gift`. */
export type CouponRule = Pick<AppliedCoupon, 'code' | 'kind' | 'value'> & { onlyPackage?: PackageName };

/** The answer of check-coupon-code as a rule of the quote; a gift code pays up to its balance. */
export function couponRuleOf({ code, kind, value, balance, onlyPackage }: AppliedCoupon): CouponRule {
  return { code, kind, value: kind === 'gift' ? (balance ?? value) : value, ...(onlyPackage ? { onlyPackage } : {}) };
}

/** What one line costs after the membership discount, the base of a promotion. */
export interface ChargedLine {
  package: PackageName;
  amount: number;
}

/** Discount of a coupon on these lines, at most their cost. Gift codes are payments, see `payWithGift`. */
export function couponDiscount(coupon: CouponRule, lines: readonly ChargedLine[]): number {
  const meant = lines.filter((line) => coupon.onlyPackage === undefined || line.package === coupon.onlyPackage);
  const base = meant.reduce((sum, line) => sum + line.amount, 0);
  switch (coupon.kind) {
    case 'percent':
      return Math.min(
        base,
        meant.reduce((sum, line) => sum + percentOf(line.amount, coupon.value), 0),
      );
    case 'amount':
      return Math.min(base, coupon.value);
    case 'gift':
      return 0;
  }
}

export type Promotion =
  | { kind: 'none' }
  | { kind: 'coupon'; code: string; amount: number; passedOver: 'referral' | null }
  | { kind: 'referral'; amount: number; passedOver: 'coupon' | null };

/** The better of coupon and referral wins, a tie goes to the typed coupon; `passedOver` must be shown. */
export function betterPromotion(coupon: CouponRule | null, friendReward: number | null, lines: readonly ChargedLine[]): Promotion {
  const base = lines.reduce((sum, line) => sum + line.amount, 0);
  const byCoupon = coupon ? couponDiscount(coupon, lines) : 0;
  const byReferral = Math.min(base, friendReward ?? 0);
  if (coupon && byCoupon > 0 && byCoupon >= byReferral) {
    return { kind: 'coupon', code: coupon.code, amount: byCoupon, passedOver: byReferral > 0 ? 'referral' : null };
  }
  if (byReferral > 0) return { kind: 'referral', amount: byReferral, passedOver: byCoupon > 0 ? 'coupon' : null };
  return { kind: 'none' };
}

/** A gift's balance pays what is due today, up to the full amount; it combines with a discount. */
export function payWithGift(coupon: CouponRule | null, due: number): { paid: number; balanceLeft: number } | null {
  if (coupon?.kind !== 'gift') return null;
  const paid = Math.min(due, coupon.value);
  return { paid, balanceLeft: coupon.value - paid };
}

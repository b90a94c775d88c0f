import type { RegionCode } from '@/lib/config/regions';
import type { AppliedCoupon } from '@/lib/contract/pricing';
import type { Quote } from '@/lib/domain/pricing/quote-basket';
import type { ActionFailure } from '@/services/http/outcome';
import { tidyCode } from '@/lib/domain/shared/typed-code';
import { sendCall } from '@/services/http/send-call';

export type CheckedCoupon = { kind: 'applied'; coupon: AppliedCoupon } | { kind: 'refused'; failure: ActionFailure };

/** What a coupon or a gift code takes off this basket. @param quote the basket without it */
export async function checkCoupon(
  code: string,
  country: RegionCode,
  { packages, service }: Pick<Quote, 'packages' | 'service'>,
): Promise<CheckedCoupon> {
  const outcome = await sendCall('checkCouponCode', {
    body: { couponCode: tidyCode(code), price: service.totalPrice, country, packages, service },
  });
  return outcome.kind === 'ok' ? { kind: 'applied', coupon: outcome.data.couponCode } : { kind: 'refused', failure: outcome };
}

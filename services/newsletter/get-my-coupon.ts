import { useCallAction } from '@/services/http/use-call-action';

/** The personal coupon of a subscribed address. */
export function useNewsletterCoupon() {
  return useCallAction('newsletterGetMyCoupon');
}

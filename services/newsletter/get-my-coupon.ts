import type { CallData } from '@/services/http/send-call';
import { useCallAction } from '@/services/http/use-call-action';
import type { CallCallbacks } from '@/services/http/outcome';

/** The personal coupon of a subscribed address. */
export function useNewsletterCoupon(callbacks?: CallCallbacks<CallData<'newsletterGetMyCoupon'>>) {
  return useCallAction('newsletterGetMyCoupon', callbacks);
}

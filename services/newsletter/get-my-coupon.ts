import type { CallData } from '@/services/http/send-call';
import { useCallAction, type CallCallbacks } from '@/services/http/use-call-action';

/** The personal coupon of a subscribed address. */
export function useNewsletterCoupon(callbacks?: CallCallbacks<CallData<'newsletterGetMyCoupon'>>) {
  return useCallAction('newsletterGetMyCoupon', callbacks);
}

import type { CallCallbacks } from '@/services/http/outcome';
import type { CallData } from '@/services/http/send-call';
import { useCallMutation } from '@/services/http/use-call-mutation';

/** Subscribes an address. The raw value is sent; the server validates it. */
export function useNewsletterSignup(callbacks?: CallCallbacks<CallData<'newsletterSignup'>>) {
  return useCallMutation('newsletterSignup', callbacks);
}

/** The personal coupon of a subscribed address. */
export function useNewsletterCoupon(callbacks?: CallCallbacks<CallData<'newsletterGetMyCoupon'>>) {
  return useCallMutation('newsletterGetMyCoupon', callbacks);
}

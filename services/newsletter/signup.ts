import type { CallData } from '@/services/http/send-call';
import { useCallAction } from '@/services/http/use-call-action';
import type { CallCallbacks } from '@/services/http/outcome';

/** Subscribes an address. The raw value is sent; the server judges. */
export function useNewsletterSignup(callbacks?: CallCallbacks<CallData<'newsletterSignup'>>) {
  return useCallAction('newsletterSignup', callbacks);
}

import { useCallAction } from '@/services/http/use-call-action';

/** Subscribes an address. The raw value is sent; the server judges. */
export function useNewsletterSignup() {
  return useCallAction('newsletterSignup');
}

import type { Locale } from '@/lib/config/locales';
import type { ServiceType } from '@/lib/config/routes';
import { decodeDraft } from '@/lib/domain/pricing/read-quote-link';
import { quoteAddress } from '@/lib/domain/pricing/quote-address';

/** @returns null for an invalid quote, so that nobody can put another address into the message */
export function quoteLinkOf(text: string, locale: Locale, type: ServiceType): string | null {
  const draft = decodeDraft(text);
  return draft && quoteAddress(locale, type, draft);
}

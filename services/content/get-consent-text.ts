import type { Locale } from '@/lib/config/locales';
import { consentText, type ConsentText } from '@/lib/contract/content/consent-text';
import { getDocument } from './get-document';

/** The words of the consent question, as the editors keep them for each region's law. */
export function getConsentText(locale: Locale): Promise<ConsentText> {
  return getDocument('consent-text', locale, consentText);
}

import type { Locale } from '@/lib/config/locales';
import { faqPage, type FaqPage } from '@/lib/contract/content/faq';
import { getDocument } from './get-document';

export function getFaqPage(locale: Locale): Promise<FaqPage> {
  return getDocument('faq-page', locale, faqPage);
}

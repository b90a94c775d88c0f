import type { Locale } from '@/lib/config/locales';
import { contactPage } from '@/lib/contract/content/contact-page';
import { getDocument } from './get-document';

/** How soon we answer, in the editors' own sentence. */
export async function getResponse(locale: Locale): Promise<string> {
  return (await getDocument('contact-page', locale, contactPage)).response;
}

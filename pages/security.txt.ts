import { contactPage } from '@/lib/contract/content/contact-page';
import { isDefaultLocaleOfItsRegion, LOCALE_CODES, LOCALES, regionOfLocale } from '@/lib/config/locales';
import { securityText } from '@/lib/domain/content/security-text';
import { siteOrigin } from '@/lib/site/site-address';
import { getDocument } from '@/services/content/get-document';
import { writeDocument } from '@/services/content/write-document';

/** Served at `/.well-known/security.txt` (middleware.ts), with the contact page's email address. */
export default function SecurityText() {
  return null;
}

export const getServerSideProps = writeDocument(async (locale) => {
  if (!isDefaultLocaleOfItsRegion(locale)) return null;
  const region = regionOfLocale(locale);
  const { email } = await getDocument('contact-page', locale, contactPage);
  const languages = LOCALE_CODES.filter((code) => regionOfLocale(code) === region).map((code) => LOCALES[code].htmlLang);
  return { type: 'text/plain; charset=utf-8', body: securityText({ origin: siteOrigin(region), email, languages }, new Date()) };
});

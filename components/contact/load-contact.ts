import { LOCALES, type Locale } from '@/lib/config/locales';
import { contactPage } from '@/lib/contract/content/contact-page';
import { giftPackage } from '@/lib/contract/content/gift';
import { callBackTimes, openingLines } from '@/lib/domain/contact/opening-hours';
import { getAdditionalServices } from '@/services/content/get-additional-services';
import { getCollection, getDocument } from '@/services/content/get-document';
import { getFaqs } from '@/services/content/get-faqs';
import type { ContactProps } from './contact-props';

/** Country codes that our customers call from, with the country that names each. */
const PHONE_CODES = [
  ['+852', 'HK'], ['+65', 'SG'], ['+86', 'CN'], ['+853', 'MO'], ['+886', 'TW'], ['+60', 'MY'], ['+62', 'ID'], ['+63', 'PH'], ['+66', 'TH'], ['+84', 'VN'],
  ['+81', 'JP'], ['+82', 'KR'], ['+91', 'IN'], ['+61', 'AU'], ['+64', 'NZ'], ['+44', 'GB'], ['+353', 'IE'], ['+33', 'FR'], ['+49', 'DE'], ['+1', 'US'], ['+971', 'AE'],
] as const;

export async function loadContact({ locale }: { locale: Locale }): Promise<ContactProps> {
  const [document, faqs, services, gifts] = await Promise.all([
    getDocument('contact-page', locale, contactPage),
    getFaqs(locale),
    getAdditionalServices(locale),
    getCollection('gift-packages', locale, giftPackage),
  ]);
  const { hours, topics, ...content } = document;
  const localeTag = LOCALES[locale].htmlLang;
  const countries = new Intl.DisplayNames(localeTag, { type: 'region' });
  return {
    content,
    topics: topics.map(({ question: slug, ...topic }) => {
      const faq = faqs.find((candidate) => candidate.slug === slug);
      return { ...topic, question: faq ? { slug: faq.slug, title: faq.question } : null };
    }),
    hours: openingLines(hours, localeTag),
    callBackTimes: callBackTimes(hours),
    phoneCodes: PHONE_CODES.map(([code, country]) => ({ code, label: `${countries.of(country) ?? country} (${code})` })),
    subjects: Object.fromEntries([...services, ...gifts].map(({ slug, name }) => [slug, name])),
  };
}

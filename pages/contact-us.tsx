import { Seo } from '@/components/layout/seo';
import { staticPage } from '@/services/content/static-page';
import { type ContactProps, ContactView } from '@/components/contact/contact-view';
import { LOCALES, type Locale } from '@/lib/config/locales';
import { contactPage } from '@/lib/contract/content/contact-page';
import { giftPackage } from '@/lib/contract/content/gift';
import { PHONE_CODES } from '@/lib/domain/shared/phone-codes';
import { callBackTimes, openingLines } from '@/lib/domain/contact/opening-hours';
import { getAdditionalServices, getFaqs } from '@/services/content/get-pages';
import { getCollection, getDocument } from '@/services/content/get-document';

async function loadContact({ locale }: { locale: Locale }): Promise<ContactProps> {
  const [document, faqs, services, gifts] = await Promise.all([
    getDocument('contact-page', locale, contactPage),
    getFaqs(locale),
    getAdditionalServices(locale),
    getCollection('gift-packages', locale, giftPackage),
  ]);
  const { hours, topics, ...content } = document;
  const localeTag = LOCALES[locale].htmlLang;
  const countries = new Intl.DisplayNames(localeTag, { type: 'region', style: 'short' });
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

export default function ContactPage(props: ContactProps) {
  return (
    <>
      <Seo {...props.content.seo} route="contactUs" />
      <ContactView {...props} />
    </>
  );
}

export const getStaticProps = staticPage({ route: 'contactUs', namespaces: ['contact', 'errors'], load: loadContact });

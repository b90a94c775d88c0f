import type { Locale } from '@/lib/config/locales';
import { contactPage } from '@/lib/contract/content/contact-page';
import { getDocument } from '@/services/content/get-document';
import { getFaqs } from '@/services/content/get-pages';
import type { ChatProps } from './chat-view';

/** The most frequent questions; the first three are shown in an empty thread. */
const ASKED = ['how-fast-can-i-get-items-back', 'change-or-cancel-a-booking', 'what-sells', 'when-am-i-charged', 'bad-weather'];
const STARTERS = 3;

export async function loadChat({ locale }: { locale: Locale }): Promise<ChatProps> {
  const [{ hours, response }, faqs] = await Promise.all([getDocument('contact-page', locale, contactPage), getFaqs(locale)]);
  const asked = ASKED.flatMap((slug) => faqs.find((faq) => faq.slug === slug) ?? []);
  // Editors may rename a document; the next question in order then replaces it.
  const chosen = [...asked, ...faqs.filter((faq) => !asked.includes(faq))].slice(0, ASKED.length);
  return {
    hours,
    response,
    quickAnswers: chosen.map(({ slug, question, answer }) => ({ slug, question, answer })),
    starters: chosen.slice(0, STARTERS).map(({ question }) => question),
  };
}

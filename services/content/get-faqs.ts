import type { Locale } from '@/lib/config/locales';
import { faq, FAQ_TOPICS, type FaqTopic } from '@/lib/contract/content/faq';
import type { SafeHtml } from '@/lib/safe-html';
import { contentHtml } from './content-html';
import { getCollection } from './get-document';

export interface ShownFaq {
  slug: string;
  topic: FaqTopic;
  question: string;
  searchWords?: string;
  answer: SafeHtml;
}

/** Every answer of the region, by topic and then in the editors' order. */
export async function getFaqs(locale: Locale): Promise<ShownFaq[]> {
  const faqs = await getCollection('faqs', locale, faq, 'order:asc');
  return faqs
    .sort((one, other) => FAQ_TOPICS.indexOf(one.topic) - FAQ_TOPICS.indexOf(other.topic) || one.order - other.order)
    .map(({ slug, topic, question, searchWords, answer }) => ({
      slug,
      topic,
      question,
      ...(searchWords && { searchWords }),
      answer: contentHtml(answer, locale),
    }));
}

import type { Locale } from '@/lib/config/locales';
import { faq } from '@/lib/contract/content/faq';
import { homePage, type HomePage } from '@/lib/contract/content/home-page';
import type { SafeHtml } from '@/lib/safe-html';
import { contentHtml } from './content-html';
import { getCollection, getDocument } from './get-document';

export interface ShownQuestion {
  slug: string;
  question: string;
  answer: SafeHtml;
}

export interface HomeContent {
  content: HomePage;
  questions: ShownQuestion[];
}

/** The home page's document with the questions that it names, in its order; a question that no longer exists is left out. */
export async function getHomePage(locale: Locale): Promise<HomeContent> {
  const [content, faqs] = await Promise.all([getDocument('home-page', locale, homePage), getCollection('faqs', locale, faq)]);
  const questions = content.questions.slugs.flatMap((slug) => {
    const found = faqs.find((candidate) => candidate.slug === slug);
    return found ? [{ slug, question: found.question, answer: contentHtml(found.answer, locale) }] : [];
  });
  return { content, questions };
}

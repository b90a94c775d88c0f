import * as z from 'zod/mini';
import { publicEnv } from '@/lib/config/env';
import { type Locale, LOCALES } from '@/lib/config/locales';
import { globalDocument } from '@/lib/contract/content';
import { aboutPage, type AboutPage } from '@/lib/contract/content/about-page';
import {
  additionalServicesPage,
  additionalServicePage,
  type AdditionalServicesPage,
  type AdditionalServicePage,
} from '@/lib/contract/content/additional-service-page';
import { blogPage, type BlogPage } from '@/lib/contract/content/blog-article';
import { consentText, type ConsentText } from '@/lib/contract/content/consent-text';
import { contactPage } from '@/lib/contract/content/contact-page';
import { faq, faqPage, FAQ_TOPICS, type FaqPage, type FaqTopic } from '@/lib/contract/content/faq';
import { homePage, type HomePage } from '@/lib/contract/content/home-page';
import { policy, type Policy, type PolicyClause } from '@/lib/contract/content/policy';
import { pressItem, pressPage, type PressItem, type PressPage } from '@/lib/contract/content/press';
import { newestFirst } from '@/lib/domain/content/dated-lists';
import type { ShownPromoBanner } from '@/lib/domain/shared/shell-props';
import { omitKeys } from '@/lib/records';
import type { SafeHtml } from '@/lib/safe-html';
import { fillPlaceholders } from '@/lib/text/fill-placeholders';
import { phrasesOfHtml } from '@/lib/text/phrases';
import { readCms } from './cms-client';
import { contentHtml } from './sanitise-html';
import { getCollection, getDocument } from './get-document';
import { feesHtml } from './price-facts';

export interface ShownQuestion {
  slug: string;
  question: string;
  answer: SafeHtml;
}

export interface HomeContent {
  content: HomePage;
  questions: ShownQuestion[];
}

/** The home page's document with the questions it refers to, in its order; deleted questions are left out. */
export async function getHomePage(locale: Locale): Promise<HomeContent> {
  const [content, faqs] = await Promise.all([getDocument('home-page', locale, homePage), getCollection('faqs', locale, faq)]);
  const questions = content.questions.slugs.flatMap((slug) => {
    const found = faqs.find((candidate) => candidate.slug === slug);
    return found ? [{ slug, question: found.question, answer: contentHtml(found.answer, locale) }] : [];
  });
  return { content, questions };
}

export type ShownAboutPage = Omit<AboutPage, 'story' | 'facility'> & {
  story: Omit<AboutPage['story'], 'body'> & { body: SafeHtml };
  facility: Omit<AboutPage['facility'], 'body'> & { body: SafeHtml };
};

export async function getAboutPage(locale: Locale): Promise<ShownAboutPage> {
  const page = await getDocument('about-page', locale, aboutPage);
  return {
    ...page,
    story: { ...page.story, body: contentHtml(page.story.body, locale) },
    facility: { ...page.facility, body: contentHtml(page.facility.body, locale) },
  };
}

export function getAdditionalServicesPage(locale: Locale): Promise<AdditionalServicesPage> {
  return getDocument('additional-services-page', locale, additionalServicesPage);
}

export type ShownAdditionalService = Omit<AdditionalServicePage, 'body' | 'order'> & { body: SafeHtml };

export async function getAdditionalServices(locale: Locale): Promise<ShownAdditionalService[]> {
  const services = await getCollection('additional-service-pages', locale, additionalServicePage, 'order:asc');
  return services
    .sort((one, other) => one.order - other.order)
    .map((service) => ({ ...omitKeys(service, 'order'), body: contentHtml(service.body, locale) }));
}

export function getBlogPage(locale: Locale): Promise<BlogPage> {
  return getDocument('blog-page', locale, blogPage);
}

export function getFaqPage(locale: Locale): Promise<FaqPage> {
  return getDocument('faq-page', locale, faqPage);
}

export interface ShownFaq {
  slug: string;
  topic: FaqTopic;
  question: string;
  answer: SafeHtml;
}

/** Its answer names the fees; the page adds what they cost today. */
const FEES_FAQ = 'which-extra-fees';

/** All FAQs of the region, by topic and then in the editors' order. */
export async function getFaqs(locale: Locale): Promise<ShownFaq[]> {
  return (await getSearchedFaqs(locale)).map((shown) => omitKeys(shown, 'searchWords'));
}

/** The same with the words that only a search needs. */
export async function getSearchedFaqs(locale: Locale): Promise<(ShownFaq & { searchWords?: string })[]> {
  const [faqs, fees] = await Promise.all([getCollection('faqs', locale, faq, 'order:asc'), feesHtml(locale)]);
  return faqs
    .sort((one, other) => FAQ_TOPICS.indexOf(one.topic) - FAQ_TOPICS.indexOf(other.topic) || one.order - other.order)
    .map(({ slug, topic, question, searchWords, answer }) => ({
      slug,
      topic,
      question,
      ...(searchWords && { searchWords }),
      answer: contentHtml(slug === FEES_FAQ ? `${answer}${fees}` : answer, locale),
    }));
}

/** How soon we answer, as the editors wrote it. */
export async function getResponse(locale: Locale): Promise<string> {
  return (await getDocument('contact-page', locale, contactPage)).response;
}

type ShownClause = Omit<PolicyClause, 'body'> & { body: SafeHtml };
export type ShownPolicy = Omit<Policy, 'clauses'> & { clauses: ShownClause[] };

export async function getPolicy(kind: 'privacy-policy' | 'terms-and-condition', locale: Locale): Promise<ShownPolicy> {
  const document = await getDocument(kind, locale, policy);
  return { ...document, clauses: document.clauses.map((clause) => ({ ...clause, body: contentHtml(clause.body, locale) })) };
}

export interface Press {
  page: PressPage;
  items: PressItem[];
}

export async function getPress(locale: Locale): Promise<Press> {
  const [page, items] = await Promise.all([
    getDocument('press-page', locale, pressPage),
    getCollection('press-items', locale, pressItem, 'date:desc'),
  ]);
  return { page, items: newestFirst(items) };
}

/** The consent texts, which editors keep for each region's law. */
export function getConsentText(locale: Locale): Promise<ConsentText> {
  return getDocument('consent-text', locale, consentText);
}

/**
 * The promo banner of a locale, sanitised and with localised links. Without a CMS there is no banner and no error. Strapi returns
 * components only with `populate`; version 4 nests the fields under `attributes`.
 */
export async function getPromoBanner(locale: Locale): Promise<ShownPromoBanner | null> {
  const parsed = z.safeParse(globalDocument, await readCms('/global', { locale, populate: '*' }));
  const document = parsed.success ? parsed.data.data : null;
  const banner = document?.promoBanner ?? document?.attributes?.promoBanner ?? null;
  if (!banner?.isShow) return null;
  const html = contentHtml(fillPlaceholders(banner.description, { brand: publicEnv.brand }), locale);
  const description = phrasesOfHtml(html, LOCALES[locale].htmlLang) ?? html;
  return description === '' ? null : { ...banner, description };
}

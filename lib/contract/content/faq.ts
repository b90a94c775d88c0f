import * as z from 'zod/mini';
import { html, seo, slug, text } from './fields';

/** Texts around the answers. */
export const faqPage = z.object({
  seo,
  headline: text,
  intro: text,
  /** `{{response}}` is the response time from the contact page's document. */
  closing: z.object({ heading: text, text }),
});
export type FaqPage = z.infer<typeof faqPage>;

export const FAQ_TOPICS = ['storage', 'collection-delivery', 'pricing-billing', 'digitising', 'selling', 'account-privacy'] as const;
const faqTopic = z.enum(FAQ_TOPICS);
export type FaqTopic = z.infer<typeof faqTopic>;

export const faq = z.object({
  slug,
  topic: faqTopic,
  order: z.int(),
  question: text,
  /** Other wordings of the question; used by the search, never shown. */
  searchWords: z.optional(text),
  answer: html,
});

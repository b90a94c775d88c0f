import * as z from 'zod/mini';
import { seo } from './seo';
import { html, slug, text } from './text';

/** What stands around the answers. */
export const faqPage = z.object({
  seo,
  headline: text,
  intro: text,
  /** `{response}` is how soon we answer, as the contact page's document says it. */
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
  /** Other words that people ask this with; read by the search, shown nowhere. */
  searchWords: z.optional(text),
  answer: html,
});

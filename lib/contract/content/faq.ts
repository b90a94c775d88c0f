import * as z from 'zod/mini';
import { html, slug, text } from './text';

export const FAQ_TOPICS = ['storage', 'collection-delivery', 'pricing-billing', 'digitising', 'selling', 'account-privacy'] as const;
export const faqTopic = z.enum(FAQ_TOPICS);
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
export type Faq = z.infer<typeof faq>;

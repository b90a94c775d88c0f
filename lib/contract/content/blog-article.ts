import * as z from 'zod/mini';
import { calendarDate } from '../primitives';
import { html, seo, slug, text, mediaPicture, pictureName } from './fields';

/** Texts above the articles; the title is also the feed's name. */
export const blogPage = z.object({ seo, headline: text, intro: text });
export type BlogPage = z.infer<typeof blogPage>;

const BLOG_TOPICS = ['care', 'storage', 'digitising', 'resale', 'living'] as const;
const blogTopic = z.enum(BLOG_TOPICS);
export type BlogTopic = z.infer<typeof blogTopic>;

export const blogArticle = z.object({
  slug,
  seo,
  topic: blogTopic,
  title: text,
  excerpt: text,
  author: text,
  publishedAt: calendarDate,
  readingMinutes: z.int().check(z.gte(1)),
  cover: pictureName,
  /** A picture uploaded by the editors, shown instead of ours. */
  coverPicture: z.optional(mediaPicture),
  coverAlt: text,
  relatedService: z.enum(['store', 'digitise', 'sell']),
  body: html,
});
export type BlogArticle = z.infer<typeof blogArticle>;

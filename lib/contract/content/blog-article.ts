import * as z from 'zod/mini';
import { calendarDate } from '../primitives';
import { seo } from './seo';
import { html, pictureName, slug, text } from './text';

export const BLOG_TOPICS = ['care', 'storage', 'digitising', 'resale', 'living'] as const;
export const blogTopic = z.enum(BLOG_TOPICS);
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
  coverAlt: text,
  relatedService: z.enum(['store', 'digitise', 'sell']),
  body: html,
});
export type BlogArticle = z.infer<typeof blogArticle>;

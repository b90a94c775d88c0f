import { type Cover, resolveCover } from '@/components/ui/media/cover-picture';
import type { BlogTopic } from '@/lib/contract/content/blog-article';
import type { ArticleSummary } from '@/services/content/get-articles';

/** The fields of an article that a card shows. */
export interface ArticleCardContent {
  slug: string;
  topic: BlogTopic;
  title: string;
  excerpt: string;
  publishedAt: string;
  readingMinutes: number;
  cover: Cover;
  coverAlt: string;
}

/** Same order as in the contract. Copied, because importing the contract would bring the validator into the browser. */
export const BLOG_TOPIC_ORDER = ['care', 'storage', 'digitising', 'resale', 'living'] as const satisfies readonly BlogTopic[];

/** Content of an article card with its picture. Server only, like the manifest of pictures. */
export function articleCardContent({
  slug,
  topic,
  title,
  excerpt,
  publishedAt,
  readingMinutes,
  cover,
  coverPicture,
  coverAlt,
}: ArticleSummary): ArticleCardContent {
  return { slug, topic, title, excerpt, publishedAt, readingMinutes, cover: resolveCover({ cover, coverPicture }), coverAlt };
}

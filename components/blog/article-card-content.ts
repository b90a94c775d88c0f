import type { ArticleSummary } from '@/services/content/get-articles';
import { resolveCover } from '@/components/ui/media/resolve-cover';
import type { ArticleCardContent } from './article-summary';

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

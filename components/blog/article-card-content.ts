import type { ArticleSummary } from '@/services/content/get-articles';
import { resolveCover } from '@/components/ui/media/resolve-cover';
import type { ArticleCardContent } from './article-summary';

/** A card's content with its picture. On the server only, as the manifest of pictures is. */
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

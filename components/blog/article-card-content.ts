import type { ArticleSummary } from '@/services/content/get-articles';
import { resolveContentPicture } from '@/components/ui/resolve-content-picture';
import type { ArticleCardContent } from './article-summary';

/** A card's content with its picture. On the server only, as the manifest of pictures is. */
export function articleCardContent({ slug, topic, title, excerpt, publishedAt, readingMinutes, cover, coverAlt }: ArticleSummary): ArticleCardContent {
  const { picture, alt } = resolveContentPicture(cover, coverAlt);
  return { slug, topic, title, excerpt, publishedAt, readingMinutes, cover: picture, coverAlt: alt };
}

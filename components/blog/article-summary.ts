import type { BlogTopic } from '@/lib/contract/content/blog-article';
import type { Cover } from '@/components/ui/media/cover';

/** What a card shows of an article. */
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

/** As the contract lists them, without its validator: this list is in the browser. */
export const BLOG_TOPIC_ORDER = ['care', 'storage', 'digitising', 'resale', 'living'] as const satisfies readonly BlogTopic[];

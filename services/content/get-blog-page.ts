import type { Locale } from '@/lib/config/locales';
import { blogPage, type BlogPage } from '@/lib/contract/content/blog-article';
import { getDocument } from './get-document';

export function getBlogPage(locale: Locale): Promise<BlogPage> {
  return getDocument('blog-page', locale, blogPage);
}

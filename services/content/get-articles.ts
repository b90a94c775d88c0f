import type { Locale } from '@/lib/config/locales';
import { blogArticle, type BlogArticle } from '@/lib/contract/content/blog-article';
import { latestArticles } from '@/lib/domain/content/related-articles';
import { omitKeys } from '@/lib/omit-keys';
import type { SafeHtml } from '@/lib/safe-html';
import { contentHtml } from './content-html';
import { getCollection, getDocumentBySlug } from './get-document';

/** What a card shows of an article. */
export type ArticleSummary = Omit<BlogArticle, 'body' | 'seo'>;
export type ShownArticle = Omit<BlogArticle, 'body'> & { body: SafeHtml };

/** All articles without their text, newest first. */
export async function getArticles(locale: Locale): Promise<ArticleSummary[]> {
  const articles = await getCollection('blog-articles', locale, blogArticle, 'publishedAt:desc');
  return latestArticles(articles).map((article) => omitKeys(article, 'body', 'seo'));
}

export async function getArticle(slug: string, locale: Locale): Promise<ShownArticle | null> {
  const article = await getDocumentBySlug('blog-articles', slug, locale, blogArticle);
  return article && { ...article, body: contentHtml(article.body, locale) };
}

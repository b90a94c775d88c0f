import type { Locale } from '@/lib/config/locales';
import { blogArticle, type BlogArticle } from '@/lib/contract/content/blog-article';
import { latestArticles } from '@/lib/domain/content/related-articles';
import { omitKeys } from '@/lib/omit-keys';
import type { SafeHtml } from '@/lib/safe-html';
import { contentHtml } from './content-html';
import { findDocument, getCollection, type Found } from './get-document';

/** What a card shows of an article. */
export type ArticleSummary = Omit<BlogArticle, 'body' | 'seo'>;
export type ShownArticle = Omit<BlogArticle, 'body'> & { body: SafeHtml };

/** All articles without their text, newest first. */
export async function getArticles(locale: Locale): Promise<ArticleSummary[]> {
  const articles = await getCollection('blog-articles', locale, blogArticle, 'publishedAt:desc');
  return latestArticles(articles).map((article) => omitKeys(article, 'body', 'seo'));
}

export async function getArticle(slug: string, locale: Locale): Promise<Found<ShownArticle>> {
  const found = await findDocument('blog-articles', slug, locale, blogArticle);
  return found.kind === 'found' ? { kind: 'found', document: { ...found.document, body: contentHtml(found.document.body, locale) } } : found;
}

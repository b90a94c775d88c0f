import * as z from 'zod/mini';
import { regionOfLocale, type Locale } from '@/lib/config/locales';
import { REGIONS } from '@/lib/config/regions';
import { blogArticle, type BlogArticle } from '@/lib/contract/content/blog-article';
import { changedOn } from '@/lib/domain/content/changed-on';
import { latestArticles } from '@/lib/domain/content/related-articles';
import { omitKeys } from '@/lib/omit-keys';
import type { SafeHtml } from '@/lib/safe-html';
import { contentHtml } from './content-html';
import { findDocument, getCollection, type Found } from './get-document';

/** The CMS's own mark of the last change: no field that an editor writes, and no reason to refuse an article. */
const keptArticle = z.extend(blogArticle, { updatedAt: z.catch(z.optional(z.iso.datetime({ offset: true })), undefined) });

interface Changed {
  /** Calendar date of the last change of this language's text. */
  changedOn: string;
}

/** What a card shows of an article. */
export type ArticleSummary = Omit<BlogArticle, 'body' | 'seo'> & Changed;
export type ShownArticle = Omit<BlogArticle, 'body'> & { body: SafeHtml } & Changed;

/** All articles without their text, newest first. */
export async function getArticles(locale: Locale): Promise<ArticleSummary[]> {
  const articles = await getCollection('blog-articles', locale, keptArticle, 'publishedAt:desc');
  return latestArticles(articles).map((article) => omitKeys(dated(article, locale), 'body', 'seo'));
}

export async function getArticle(slug: string, locale: Locale): Promise<Found<ShownArticle>> {
  const found = await findDocument('blog-articles', slug, locale, keptArticle);
  return found.kind === 'found' ? { kind: 'found', document: { ...dated(found.document, locale), body: contentHtml(found.document.body, locale) } } : found;
}

function dated(article: z.output<typeof keptArticle>, locale: Locale): BlogArticle & Changed {
  return { ...omitKeys(article, 'updatedAt'), changedOn: changedOn(article, REGIONS[regionOfLocale(locale)].timeZone) };
}

import * as z from 'zod/mini';
import { regionOfLocale, LOCALE_CODES, type Locale } from '@/lib/config/locales';
import { REGIONS } from '@/lib/config/regions';
import { blogArticle, type BlogArticle } from '@/lib/contract/content/blog-article';
import { mediaPicture } from '@/lib/contract/content/media-picture';
import { changedOn } from '@/lib/domain/content/changed-on';
import { latestArticles } from '@/lib/domain/content/related-articles';
import { omitKeys } from '@/lib/omit-keys';
import type { SafeHtml } from '@/lib/safe-html';
import { articleBody, ownCover, type OwnCover } from './article-pictures';
import { findDocument, getCollection, type Found } from './get-document';

/** Placeholder for an invalid picture: it has no address, and is reported to the editors as such. */
const NO_PICTURE = { url: '' };

/** An article is not rejected for a missing change date or a broken picture. */
const keptArticle = z.extend(blogArticle, {
  updatedAt: z.catch(z.optional(z.iso.datetime({ offset: true })), undefined),
  coverPicture: z.catch(z.optional(mediaPicture), NO_PICTURE),
});

interface Changed {
  /** Date of the last change in this language. */
  changedOn: string;
}

/** The fields of an article that a card shows. */
export type ArticleSummary = Omit<BlogArticle, 'body' | 'seo' | 'coverPicture'> & OwnCover & Changed;
export type ShownArticle = Omit<BlogArticle, 'body' | 'coverPicture'> & { body: SafeHtml } & OwnCover & Changed;

/** All articles without their body, newest first. */
export async function getArticles(locale: Locale): Promise<ArticleSummary[]> {
  const articles = await getCollection('blog-articles', locale, keptArticle, 'publishedAt:desc');
  return latestArticles(articles).map((article) => omitKeys(shown(article, locale), 'body', 'seo'));
}

export async function getArticle(slug: string, locale: Locale): Promise<Found<ShownArticle>> {
  const found = await findDocument('blog-articles', slug, locale, keptArticle);
  return found.kind === 'found'
    ? { kind: 'found', document: { ...shown(found.document, locale), body: articleBody(found.document, locale) } }
    : found;
}

function shown(article: z.output<typeof keptArticle>, locale: Locale) {
  return {
    ...omitKeys(article, 'updatedAt', 'coverPicture'),
    ...ownCover(article, locale),
    changedOn: changedOn(article, REGIONS[regionOfLocale(locale)].timeZone),
  };
}

/** For each article the languages in which it is listed, with the date of its last change there. */
export async function getArticleVersions(): Promise<Map<string, Map<Locale, string>>> {
  const lists = await Promise.all(LOCALE_CODES.map(async (locale) => ({ locale, articles: await getArticles(locale) })));
  const versions = new Map<string, Map<Locale, string>>();
  for (const { locale, articles } of lists) {
    for (const { slug, changedOn } of articles) {
      versions.set(slug, (versions.get(slug) ?? new Map<Locale, string>()).set(locale, changedOn));
    }
  }
  return versions;
}

/**
 * The language versions that an article's page links to. An unlisted article links only to itself, because the others would not link back.
 */
export async function getArticleLocales(slug: string, locale: Locale): Promise<Locale[]> {
  const locales = [...((await getArticleVersions()).get(slug)?.keys() ?? [])];
  return locales.includes(locale) ? locales : [locale];
}

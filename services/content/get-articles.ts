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

/** Of what is no picture at all: it leads nowhere, and is noted as that. */
const NO_PICTURE = { url: '' };

/** Neither the CMS's own mark of the last change nor an odd picture is a reason to refuse an article. */
const keptArticle = z.extend(blogArticle, {
  updatedAt: z.catch(z.optional(z.iso.datetime({ offset: true })), undefined),
  coverPicture: z.catch(z.optional(mediaPicture), NO_PICTURE),
});

interface Changed {
  /** Calendar date of the last change of this language's text. */
  changedOn: string;
}

/** What a card shows of an article. */
export type ArticleSummary = Omit<BlogArticle, 'body' | 'seo' | 'coverPicture'> & OwnCover & Changed;
export type ShownArticle = Omit<BlogArticle, 'body' | 'coverPicture'> & { body: SafeHtml } & OwnCover & Changed;

/** All articles without their text, newest first. */
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

/** Of each article the languages in which it is listed, with the day on which it last changed there. */
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

/** The versions that an article's page names. One that is not listed names itself alone: the others would not name it back. */
export async function getArticleLocales(slug: string, locale: Locale): Promise<Locale[]> {
  const locales = [...((await getArticleVersions()).get(slug)?.keys() ?? [])];
  return locales.includes(locale) ? locales : [locale];
}

import { getImageProps } from 'next/image';
import * as z from 'zod/mini';
import { type Locale, LOCALE_CODES, regionOfLocale } from '@/lib/config/locales';
import { REGIONS } from '@/lib/config/regions';
import { serverEnv } from '@/lib/config/server-env';
import { blogArticle, type BlogArticle } from '@/lib/contract/content/blog-article';
import { mediaPicture, type MediaPicture } from '@/lib/contract/content/fields';
import { calendarDateOf } from '@/lib/dates';
import { mediaAddress } from '@/lib/domain/content/media-address';
import { latestArticles } from '@/lib/domain/content/dated-lists';
import { omitKeys } from '@/lib/records';
import type { SafeHtml } from '@/lib/safe-html';
import type { OptimisedPicture } from '@/lib/site/optimised-picture';
import { findDocument, type Found, getCollection } from './get-document';
import { noteContentFault } from '@/lib/site/report-site-fault';
import { sanitiseArticle, localiseLinks } from './sanitise-html';

interface Original {
  /** The result of `mediaAddress`. */
  address: string;
  width: number;
  height: number;
}

const widthOf = (candidate: string): number => Number(/ (\d+)w$/.exec(candidate)?.[1]);

/** Addresses of a picture at Next's image optimiser. Server only: next/image adds 9 kB in the browser. */
function optimisePicture({ address, width, height }: Original): OptimisedPicture {
  const { props } = getImageProps({ src: address, alt: '', width, height, sizes: '100vw' });
  const candidates = (props.srcSet ?? '').split(', ');
  // The optimiser never enlarges: widths above the picture's own would return the same bytes.
  const enough = candidates.findIndex((candidate) => widthOf(candidate) >= width);
  const offered = enough < 0 ? candidates : candidates.slice(0, enough + 1);
  const widest = offered.at(-1) ?? '';
  const shownWidth = Math.min(width, widthOf(widest));
  return {
    src: widest.split(' ')[0] ?? '',
    srcSet: offered.join(', '),
    width: shownWidth,
    height: Math.round((height * shownWidth) / width),
  };
}

/** Matches the sanitiser's output, which puts every value in double quotes. */
const PICTURE = /<img((?: [a-z]+="[^"]*")*)>/g;
const ATTRIBUTE = / ([a-z]+)="([^"]*)"/g;
/** The width of an article's text column (components/ui/text/rich-text.tsx), or the window without its margins. */
const SIZES = '(min-width: 50rem) 44rem, 92vw';

/** HTML of an article: `contentHtml`, with optimised pictures from the media library. */
export function articleHtml(html: string, locale: Locale): SafeHtml {
  return optimisePictures(localiseLinks(sanitiseArticle(html), locale));
}

/** Serves every picture through our optimiser, in fitting widths and formats. */
function optimisePictures(html: SafeHtml): SafeHtml {
  // Safe: only values written by the sanitiser and addresses of our own optimiser.
  return html.replace(PICTURE, (_, written: string) => {
    const {
      src = '',
      width,
      height,
      ...words
    } = Object.fromEntries([...written.matchAll(ATTRIBUTE)].map(([, name, value]) => [name, value]));
    const picture = optimisePicture({ address: src.replaceAll('&amp;', '&'), width: Number(width), height: Number(height) });
    const attributes = {
      ...words,
      srcset: escapeAmpersands(picture.srcSet),
      sizes: SIZES,
      width: picture.width,
      height: picture.height,
      loading: 'lazy',
      decoding: 'async',
      src: escapeAmpersands(picture.src),
    };
    return `<img${Object.entries(attributes)
      .map(([name, value]) => ` ${name}="${value}"`)
      .join('')}>`;
  }) as SafeHtml;
}

const escapeAmpersands = (address: string): string => address.replaceAll('&', '&amp;');

/** The editors' own cover picture; without one the article shows an illustration. */
interface OwnCover {
  coverPicture?: OptimisedPicture;
  coverAlt: string;
}

/** A picture that cannot be shown is skipped and reported to the editors. */
function ownCover({ slug, coverPicture, coverAlt }: Pick<BlogArticle, 'slug' | 'coverPicture' | 'coverAlt'>, locale: Locale): OwnCover {
  if (coverPicture === undefined) return { coverAlt };
  const shown = shownPicture(coverPicture);
  if (shown) return { coverPicture: shown, coverAlt: coverPicture.alternativeText?.trim() || coverAlt };
  noteContentFault({ kind: 'blog-articles', slug, locale, fault: 'coverPicture' });
  return { coverAlt };
}

function shownPicture({ url, width = 0, height = 0, mime }: MediaPicture): OptimisedPicture | null {
  const address = mime?.startsWith('image/svg') ? null : mediaAddress(url, serverEnv().mediaUrls);
  return address !== null && width >= 1 && height >= 1
    ? optimisePicture({ address, width: Math.round(width), height: Math.round(height) })
    : null;
}

const picturesIn = (html: string): number => html.match(/<img\b/gi)?.length ?? 0;

function articleBody({ slug, body }: Pick<BlogArticle, 'slug' | 'body'>, locale: Locale): SafeHtml {
  const shown = articleHtml(body, locale);
  if (picturesIn(shown) < picturesIn(body)) noteContentFault({ kind: 'blog-articles', slug, locale, fault: 'picture in the text' });
  return shown;
}

interface Written {
  /** Publication date of the article. */
  publishedAt: string;
  /** Last change in the CMS; absent for content shipped with the site. */
  updatedAt?: string;
}

/** The calendar date in the region of the last change. Never before the publication date, which is set by hand and may be later. */
export function changedOn({ publishedAt, updatedAt }: Written, timeZone: string): string {
  const edited = updatedAt === undefined ? publishedAt : calendarDateOf(updatedAt, timeZone);
  return edited > publishedAt ? edited : publishedAt;
}

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

import * as z from 'zod/mini';
import { getImageProps } from 'next/image';
import { regionOfLocale, type Locale } from '@/lib/config/locales';
import { REGIONS } from '@/lib/config/regions';
import { serverEnv } from '@/lib/config/server-env';
import { blogArticle, type BlogArticle } from '@/lib/contract/content/blog-article';
import { mediaPicture, type MediaPicture } from '@/lib/contract/content/media-picture';
import { changedOn } from '@/lib/domain/content/changed-on';
import { mediaAddress } from '@/lib/domain/content/media-address';
import { latestArticles } from '@/lib/domain/content/related-articles';
import { omitKeys } from '@/lib/omit-keys';
import type { OptimisedPicture } from '@/lib/optimised-picture';
import type { SafeHtml } from '@/lib/safe-html';
import { localiseLinks } from './content-html';
import { findDocument, getCollection, type Found } from './get-document';
import { noteContentFault } from './note-content-fault';
import { sanitiseArticle } from './sanitise-html';

interface Original {
  /** As `mediaAddress` gives it. */
  address: string;
  width: number;
  height: number;
}

const widthOf = (candidate: string): number => Number(/ (\d+)w$/.exec(candidate)?.[1]);

/** The addresses of a picture at Next's optimiser. On the server only: next/image weighs 9 kB in a browser. */
function optimisePicture({ address, width, height }: Original): OptimisedPicture {
  const { props } = getImageProps({ src: address, alt: '', width, height, sizes: '100vw' });
  const candidates = (props.srcSet ?? '').split(', ');
  // The optimiser enlarges nothing: what is wider than the picture would be the same bytes again.
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

/** As the sanitiser writes it: every value between double quotes. */
const PICTURE = /<img((?: [a-z]+="[^"]*")*)>/g;
const ATTRIBUTE = / ([a-z]+)="([^"]*)"/g;
/** The measure of an article's text (components/ui/rich-text.tsx), or the window without its margins. */
const SIZES = '(min-width: 50rem) 44rem, 92vw';

/** An article's text as its page shows it: `contentHtml`, and pictures of the media library. */
export function articleHtml(html: string, locale: Locale): SafeHtml {
  return optimisePictures(localiseLinks(sanitiseArticle(html), locale));
}

/** Every picture from the site itself, in widths and formats that fit. */
function optimisePictures(html: SafeHtml): SafeHtml {
  // Still clean: values that the sanitiser has written, and addresses of our own optimiser.
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

/** The cover of the editors' own, as an article is shown with it; without one the drawn cover stands. */
interface OwnCover {
  coverPicture?: OptimisedPicture;
  coverAlt: string;
}

/** A picture that cannot be shown is none, and is noted for the editors. */
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

import { serverEnv } from '@/lib/config/server-env';
import type { Locale } from '@/lib/config/locales';
import type { BlogArticle } from '@/lib/contract/content/blog-article';
import type { MediaPicture } from '@/lib/contract/content/media-picture';
import { mediaAddress } from '@/lib/domain/content/media-address';
import type { OptimisedPicture } from '@/lib/site/optimised-picture';
import type { SafeHtml } from '@/lib/safe-html';
import { articleHtml } from './article-html';
import { noteContentFault } from './note-content-fault';
import { optimisePicture } from './optimise-picture';

/** The editors' own cover picture; without one the article shows an illustration. */
export interface OwnCover {
  coverPicture?: OptimisedPicture;
  coverAlt: string;
}

/** A picture that cannot be shown is skipped and reported to the editors. */
export function ownCover(
  { slug, coverPicture, coverAlt }: Pick<BlogArticle, 'slug' | 'coverPicture' | 'coverAlt'>,
  locale: Locale,
): OwnCover {
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

export function articleBody({ slug, body }: Pick<BlogArticle, 'slug' | 'body'>, locale: Locale): SafeHtml {
  const shown = articleHtml(body, locale);
  if (picturesIn(shown) < picturesIn(body)) noteContentFault({ kind: 'blog-articles', slug, locale, fault: 'picture in the text' });
  return shown;
}

import type { Locale } from '@/lib/config/locales';
import type { SafeHtml } from '@/lib/safe-html';
import { localiseLinks } from './content-html';
import { optimisePicture } from './optimise-picture';
import { sanitiseArticle } from './sanitise-html';

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

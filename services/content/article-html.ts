import type { Locale } from '@/lib/config/locales';
import type { SafeHtml } from '@/lib/safe-html';
import { localiseLinks } from './content-html';
import { optimisePicture } from './optimise-picture';
import { sanitiseArticle } from './sanitise-html';

/** As the sanitiser writes it: every value between double quotes. */
const PICTURE = /<img((?: [a-z]+="[^"]*")*)>/g;
const ATTRIBUTE = / ([a-z]+)="([^"]*)"/g;
/** The measure of an article's text (components/ui/text/rich-text.tsx), or the window without its margins. */
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

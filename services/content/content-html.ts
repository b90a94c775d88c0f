import { localePrefix, type Locale } from '@/lib/config/locales';
import type { SafeHtml } from '@/lib/safe-html';
import { sanitiseHtml } from './sanitise-html';

/** Editors write `/contact-us`; on a page with a locale prefix that link must stay in its language. */
export function localiseLinks(html: SafeHtml, locale: Locale): SafeHtml {
  const prefix = localePrefix(locale);
  // Safe: only a constant is inserted into addresses written by the sanitiser.
  return prefix === '' ? html : (html.replace(/(<a(?: [a-z-]+="[^"]*")*? href=")\//g, `$1${prefix}/`) as SafeHtml);
}

/** HTML of a document for a page of this locale: sanitised, with links in the reader's language. */
export function contentHtml(html: string, locale: Locale): SafeHtml {
  return localiseLinks(sanitiseHtml(html), locale);
}

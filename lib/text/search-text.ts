import { normaliseUnicode } from './normalise-unicode';

/** Without case, accents and full width: what a reader types and what stands on the page meet in this form. */
export function normaliseForSearch(text: string): string {
  return normaliseUnicode(text, 'NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Those of the sanitiser's list that stand inside a line: what is before and behind them is one word, or word and mark. */
const INLINE_TAG = /<\/?(?:a|strong|b|em|i|u|s|span)(?=[\s>])[^>]*>?/gi;
/** What a sanitised text has in place of a character; any other character stands as it is. */
const ENTITIES: Readonly<Record<string, string>> = { '&nbsp;': ' ', '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

/** The words of sanitised HTML, for searching, counting and whoever reads no markup. */
export function htmlToText(html: string): string {
  // Entities last and in one go: `&lt;b&gt;` is text, and so is `&amp;lt;`.
  return html
    .replace(INLINE_TAG, '')
    .replace(/<[^>]+>?/g, ' ')
    .replace(/&(?:nbsp|amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

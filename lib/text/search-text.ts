import { normaliseUnicode } from './normalise-unicode';

/** Removes case, accents and full width, so that a query and the page's text compare equal. */
export function normaliseForSearch(text: string): string {
  return normaliseUnicode(text, 'NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Inline tags of the sanitiser's list: removing them must not split a word. */
const INLINE_TAG = /<\/?(?:a|strong|b|em|i|u|s|span)(?=[\s>])[^>]*>?/gi;
/** Entities that sanitised text contains; all other characters are literal. */
const ENTITIES: Readonly<Record<string, string>> = { '&nbsp;': ' ', '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

/** Plain text of sanitised HTML, for searching, counting and clients without markup. */
export function htmlToText(html: string): string {
  // Entities last and in one pass: `&lt;b&gt;` is text, and so is `&amp;lt;`.
  return html
    .replace(INLINE_TAG, '')
    .replace(/<[^>]+>?/g, ' ')
    .replace(/&(?:nbsp|amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Parts the wordings of a search field; editors part them as their language does. */
export const WORDINGS = /[,，、;；]/;

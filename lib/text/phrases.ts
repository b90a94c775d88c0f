import { isChinese } from '@/lib/config/locales';

/**
 * Chinese has no spaces, so a browser ends a line at any character, also within a word. `word-break: auto-phrase` does not know Chinese
 * (yet), so large text carries `<wbr>` between its words: a place to break that is neither copied nor read out nor found by a search.
 * To be used with `word-break: keep-all`.
 */
const HAN = /\p{Script=Han}/u;
/** The number of an order, a visit or an invoice, of a message to us, or of a request: browsers would end a line after its hyphens. */
const REFERENCE = /\b(?:[A-Z]{1,3}-[A-Z]{2}-\d{4,}|[A-Z]{2}-\d{4}-[A-Z\d]{4,}|[A-Z]\d{6}-\d{4,})\b/;
const EVERY_REFERENCE = new RegExp(REFERENCE, 'g');
const SPECIAL: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const segmenters = new Map<string, Intl.Segmenter>();

function segmenterFor(localeTag: string): Intl.Segmenter | null {
  const known = segmenters.get(localeTag);
  if (known) return known;
  // Firefox before 125 has none: it breaks as it always did.
  const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter(localeTag, { granularity: 'word' }) : null;
  if (segmenter) segmenters.set(localeTag, segmenter);
  return segmenter;
}

/** Words of one character that belong to what comes after them. */
const LEADING = '和或及與与由在从從把不未已还還也再都';

/**
 * Marks texts that follow each other on a line: it may end before a word of two characters or more. Particles and single characters stay
 * with what they follow, or lead.
 * @returns called with each text, its special characters escaped
 */
function lineBreaker(segmenter: Intl.Segmenter): (html: string) => string {
  let mayEnd = false;
  return (html) =>
    [...segmenter.segment(html)]
      .map(({ segment, isWordLike = false }) => {
        const isLeading = LEADING.includes(segment);
        const mayBreak = mayEnd && isWordLike && (isLeading || segment.length > 1) && HAN.test(segment);
        mayEnd = isWordLike && !isLeading;
        return `${mayBreak ? '<wbr>' : ''}${segment}`;
      })
      .join('');
}

const isSegmented = (text: string, localeTag: string): boolean => isChinese(localeTag) && HAN.test(text);

/** Whether lines could end where no line should. */
export const hasPhrases = (text: string, localeTag: string): boolean => isSegmented(text, localeTag) || REFERENCE.test(text);

export const escapeText = (text: string): string => text.replace(/[&<>]/g, (character) => SPECIAL[character] ?? character);

/** A link or an emphasis stands within a line. */
const INLINE_TAG = /^<\/?(?:a|b|em|i|s|span|strong|u)\b/;
const TAGS = /(<(?:[^<>"]|"[^"]*")*>)/;

/** Sanitised HTML with marks in its texts where lines may end, its tags as they were; null: nothing to mark. */
export function phrasesOfHtml<Html extends string>(html: Html, localeTag: string): Html | null {
  const segmenter = isSegmented(html, localeTag) ? segmenterFor(localeTag) : null;
  if (!segmenter && !REFERENCE.test(html)) return null;
  let breakText = segmenter && lineBreaker(segmenter);
  return html
    .split(TAGS)
    .map((part) => {
      if (!part.startsWith('<')) return (breakText?.(part) ?? part).replace(EVERY_REFERENCE, '<span style="white-space:nowrap">$&</span>');
      if (segmenter && !INLINE_TAG.test(part)) breakText = lineBreaker(segmenter);
      return part;
    })
    .join('') as Html;
}

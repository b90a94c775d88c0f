import traditionalToSimplified from 'opencc-js/dict/TSCharacters';
import { LOCALES, type Locale } from '@/lib/config/locales';
import type { SearchableFaq } from '@/lib/domain/content/search-faqs';

/** The rarer blocks are of variants that nobody types. */
const COMMON = /^[\u4e00-\u9fff]{2}$/;

/**
 * What lets a search take either script: of each character that these answers are written with and the other script writes
 * otherwise, the traditional one and the simplified one behind it. A page carries some hundred of them and no dictionary.
 */
export function scriptPairs(locale: Locale, faqs: readonly SearchableFaq[]): string {
  const { script } = LOCALES[locale];
  if (script === 'latin') return '';
  const written = new Set(faqs.flatMap(({ question, searchWords = '', answer }) => [...question, ...searchWords, ...answer]));
  return traditionalToSimplified
    .split('|')
    .map((entry) => entry.split(' '))
    .filter(
      ([traditional = '', simplified = '']) =>
        traditional !== simplified &&
        COMMON.test(traditional + simplified) &&
        written.has(script === 'traditional' ? traditional : simplified),
    )
    .map(([traditional = '', simplified = '']) => traditional + simplified)
    .join('');
}

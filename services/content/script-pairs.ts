import traditionalToSimplified from 'opencc-js/dict/TSCharacters';
import { LOCALES, type Locale } from '@/lib/config/locales';
import type { SearchableFaq } from '@/lib/domain/content/search-faqs';

/** The rarer Unicode blocks hold variants that nobody types. */
const COMMON = /^[\u4e00-\u9fff]{2}$/;

/**
 * Lets a search accept both Chinese scripts: pairs of the traditional and simplified form of each character in these answers that differs.
 * A page carries a few hundred characters instead of a dictionary.
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

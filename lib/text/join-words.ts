import { isChinese, type Locale, LOCALES } from '@/lib/config/locales';

/** Between two facts on one line; a line never begins with it. */
export const DOT = '\u00a0· ';

/** A day and its times in one line: Chinese needs no comma between them. */
export function joinFacts(locale: Locale, ...facts: string[]): string {
  return facts.filter(Boolean).join(LOCALES[locale].script === 'latin' ? ', ' : ' ');
}

/** Words with a space at their end, to join what follows. No space after Chinese characters and full-width marks, nor to empty words. */
export const spaced = (words: string): string => (/(?:^|[。？！：）」』\p{Script=Han}])$/u.test(words) ? words : `${words} `);

/** A remark after a fact, in the brackets of the reader's script. */
export function withRemark(localeTag: string, fact: string, remark: string): string {
  return isChinese(localeTag) ? `${fact}（${remark}）` : `${fact} (${remark})`;
}

/** Sentences one after the other, without those that are left out. */
export const joinSentences = (...sentences: readonly (string | false | null | undefined)[]): string =>
  sentences.reduce<string>((said, next) => (next ? spaced(said) + next : said), '');

import { LOCALES, type Locale } from '@/lib/config/locales';

/** Joins facts in one line with the script's own comma. */
export function joinFacts(locale: Locale, ...facts: string[]): string {
  return facts.filter(Boolean).join(LOCALES[locale].script === 'latin' ? ', ' : ' ');
}

/** A remark after a fact, in the brackets of the reader's script. */
export function withRemark(locale: Locale, fact: string, remark: string): string {
  return LOCALES[locale].script === 'latin' ? `${fact} (${remark})` : `${fact}（${remark}）`;
}

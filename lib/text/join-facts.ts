import { LOCALES, type Locale } from '@/lib/config/locales';

/** Facts of one line, as the script sets them apart: a Latin comma looks lost between Chinese words. */
export function joinFacts(locale: Locale, ...facts: string[]): string {
  return facts.filter(Boolean).join(LOCALES[locale].script === 'latin' ? ', ' : ' ');
}

/** A remark behind a fact, in the brackets of the reader's script. */
export function withRemark(locale: Locale, fact: string, remark: string): string {
  return LOCALES[locale].script === 'latin' ? `${fact} (${remark})` : `${fact}（${remark}）`;
}

import { LOCALES, type Locale } from './config/locales';

/** Facts of one line, as the script sets them apart: a Latin comma looks lost between Chinese words. */
export function joinFacts(locale: Locale, ...facts: string[]): string {
  return facts.filter(Boolean).join(LOCALES[locale].script === 'latin' ? ', ' : ' ');
}

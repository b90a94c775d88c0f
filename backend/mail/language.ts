import { LOCALES, type Locale } from '@/lib/config/locales';
import { REGIONS, type RegionCode } from '@/lib/config/regions';

/** What a mail is labelled with: a language and its script. Its words are those of a locale, `texts/`. */
export type MailLanguage = 'en' | 'zh-Hant' | 'zh-Hans';

/** Calls before login carry no locale: the browser's first language decides; Chinese without a script is Traditional. */
export function languageOf(acceptLanguage: string | undefined): MailLanguage {
  const first = acceptLanguage?.split(/[,;]/)[0]?.trim().toLowerCase() ?? '';
  if (!first.startsWith('zh')) return 'en';
  return /^zh-(cn|sg|my|hans)/.test(first) ? 'zh-Hans' : 'zh-Hant';
}

/** The language of a member, who has chosen a locale. */
export function languageOfLocale(locale: Locale): MailLanguage {
  const { script } = LOCALES[locale];
  return script === 'latin' ? 'en' : script === 'traditional' ? 'zh-Hant' : 'zh-Hans';
}

/** Of a visitor: their browser's language, in the words of the site where they are. Who reads Traditional is written to in it on both. */
export function localeOfVisitor(country: RegionCode, acceptLanguage: string | undefined): Locale {
  const language = languageOf(acceptLanguage);
  if (language === 'en') return REGIONS[country].defaultLocale;
  if (language === 'zh-Hant') return 'zh';
  return country === 'sg' ? 'zh-Hans' : 'zh-CN';
}

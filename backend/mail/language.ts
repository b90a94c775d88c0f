import { LOCALES, type Locale } from '@/lib/config/locales';

/** The languages that mails are written in. */
export const MAIL_LANGUAGES = ['en', 'zh-Hant', 'zh-Hans'] as const;
export type MailLanguage = (typeof MAIL_LANGUAGES)[number];

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

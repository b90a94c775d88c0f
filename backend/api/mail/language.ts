import { LOCALES, localeOfScript, type Locale } from '@/lib/config/locales';
import { REGIONS, type RegionCode } from '@/lib/config/regions';

/** Language tag of a mail: a language and its script. Its texts are those of a locale, `texts/`. */
export type MailLanguage = 'en' | 'zh-Hant' | 'zh-Hans';

/** Chinese, and its two varieties that browsers report. */
const CHINESE = /^(zh|yue|cmn)(-|$)/;
const SIMPLIFIED = /^(zh|yue|cmn)-(cn|sg|my|hans)(-|$)/;
const ENGLISH = /^en(-|$)/;

/** Calls before login have no locale: the first supported language of Accept-Language; Chinese without a script is Traditional. */
export function languageOf(acceptLanguage: string | undefined): MailLanguage {
  const [wished = ''] = (acceptLanguage ?? '')
    .toLowerCase()
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return { tag, quality: quality === undefined ? 1 : Number(quality.slice(2)) };
    })
    .filter(({ tag, quality }) => quality > 0 && (CHINESE.test(tag) || ENGLISH.test(tag)))
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
  if (!CHINESE.test(wished)) return 'en';
  return SIMPLIFIED.test(wished) ? 'zh-Hans' : 'zh-Hant';
}

/** The language of a member, who has chosen a locale. */
export function languageOfLocale(locale: Locale): MailLanguage {
  const { script } = LOCALES[locale];
  return script === 'latin' ? 'en' : script === 'traditional' ? 'zh-Hant' : 'zh-Hans';
}

/** For a visitor: the browser's language, in a locale of the current site. Traditional Chinese is available on both. */
export function localeOfVisitor(country: RegionCode, acceptLanguage: string | undefined): Locale {
  const language = languageOf(acceptLanguage);
  if (language === 'en') return REGIONS[country].defaultLocale;
  if (language === 'zh-Hant') return 'zh';
  return localeOfScript(country, 'simplified');
}

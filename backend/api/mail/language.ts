import { LOCALES, simplifiedLocale, type Locale } from '@/lib/config/locales';
import { REGIONS, type RegionCode } from '@/lib/config/regions';

/** What a mail is labelled with: a language and its script. Its words are those of a locale, `texts/`. */
export type MailLanguage = 'en' | 'zh-Hant' | 'zh-Hans';

/** Chinese by its own name, and by those of the two of its languages that browsers tell. */
const CHINESE = /^(zh|yue|cmn)(-|$)/;
const SIMPLIFIED = /^(zh|yue|cmn)-(cn|sg|my|hans)(-|$)/;
const ENGLISH = /^en(-|$)/;

/**
 * Calls before login carry no locale: of the languages that we write in, the one that the browser wishes for most decides; Chinese without a
 * script is Traditional.
 */
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

/** Of a visitor: their browser's language, in the words of the site where they are. Who reads Traditional is written to in it on both. */
export function localeOfVisitor(country: RegionCode, acceptLanguage: string | undefined): Locale {
  const language = languageOf(acceptLanguage);
  if (language === 'en') return REGIONS[country].defaultLocale;
  if (language === 'zh-Hant') return 'zh';
  return simplifiedLocale(country);
}

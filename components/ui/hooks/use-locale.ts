import { useTranslation } from 'next-i18next/pages';
import { isLocale, LOCALES, type Locale } from '@/lib/config/locales';
import { DEFAULT_REGION, REGIONS, type Region } from '@/lib/config/regions';

export interface LocaleInUse {
  locale: Locale;
  /** BCP 47, for `Intl` and `lang`. */
  localeTag: string;
  region: Region;
}

/** The page's locale and its region. */
export function useLocale(): LocaleInUse {
  const { language } = useTranslation().i18n;
  const locale = isLocale(language) ? language : REGIONS[DEFAULT_REGION].defaultLocale;
  return { locale, localeTag: LOCALES[locale].htmlLang, region: REGIONS[LOCALES[locale].region] };
}

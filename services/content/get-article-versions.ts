import { LOCALE_CODES, type Locale } from '@/lib/config/locales';
import { getArticles } from './get-articles';

/** Of each article the languages in which it is listed, with the day on which it last changed there. */
export async function getArticleVersions(): Promise<Map<string, Map<Locale, string>>> {
  const lists = await Promise.all(LOCALE_CODES.map(async (locale) => ({ locale, articles: await getArticles(locale) })));
  const versions = new Map<string, Map<Locale, string>>();
  for (const { locale, articles } of lists) {
    for (const { slug, changedOn } of articles) {
      versions.set(slug, (versions.get(slug) ?? new Map<Locale, string>()).set(locale, changedOn));
    }
  }
  return versions;
}

/** The versions that an article's page names. One that is not listed names itself alone: the others would not name it back. */
export async function getArticleLocales(slug: string, locale: Locale): Promise<Locale[]> {
  const locales = [...((await getArticleVersions()).get(slug)?.keys() ?? [])];
  return locales.includes(locale) ? locales : [locale];
}

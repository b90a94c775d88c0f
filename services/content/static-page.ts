import type { GetStaticProps, GetStaticPropsContext } from 'next';
import type { SSRConfig } from 'next-i18next/pages';
import { readProcessEnv } from '@/lib/config/env';
import type { Namespace } from '@/lib/config/i18n';
import { isLocale, type Locale, regionOfLocale } from '@/lib/config/locales';
import { type RegionCode, REGIONS } from '@/lib/config/regions';
import type { RouteName } from '@/lib/config/routes';
import { yearIn } from '@/lib/dates';
import type { PageInShell, ShellProps } from '@/lib/domain/shared/shell-props';
import { readingDrafts } from './cms-client';
import { watchingReads } from './answer-per-locale';
import { getPromoBanner } from './get-pages';
import { loadTexts } from './load-texts';
import { getWelcomeOffer } from './price-facts';

/** Longest age of prices and content in a built page. */
const REVALIDATE_SECONDS = 60;

/** Texts that the shell needs on every page. */
const SHELL_NAMESPACES: readonly Namespace[] = ['common', 'layout', 'newsletter'];

export type StaticPageProps<Own> = Own & SSRConfig & { shell: ShellProps };

export interface StaticPageContext {
  locale: Locale;
  region: RegionCode;
  params: GetStaticPropsContext['params'];
}

interface StaticPage<Own> {
  route: RouteName | null;
  namespaces: readonly Namespace[];
  /**
   * The page's own props, and what the shell has to know where a route has several pages. null: no such page (404). `unread`: it cannot be
   * read now. A page without it has none.
   */
  load?: (context: StaticPageContext) => Promise<(Own & { shell?: PageInShell }) | null | 'unread'>;
}

/** `getStaticProps` of every page: one language's texts, the shell's content and the page's own. */
export function staticPage<Own extends object>({
  route,
  namespaces,
  load = async () => ({}) as Own,
}: StaticPage<Own> & (object extends Own ? unknown : Required<Pick<StaticPage<Own>, 'load'>>)): GetStaticProps<StaticPageProps<Own>> {
  return async ({ locale, params, draftMode = false, revalidateReason }) => {
    // The dummy locale means "no prefix" and has no pages; the middleware rewrites it.
    if (!isLocale(locale)) return { notFound: true };
    const {
      made: [own, texts, promoBanner, welcome],
      hasFailed,
    } = await watchingReads(() =>
      readingDrafts(draftMode, () =>
        Promise.all([
          load({ locale, region: regionOfLocale(locale), params }),
          pageTexts(locale, [...SHELL_NAMESPACES, ...namespaces]),
          getPromoBanner(locale),
          getWelcomeOffer(regionOfLocale(locale)),
        ]),
      ),
    );
    // Throwing keeps the last good page. A build has none, and has to finish.
    if (own === 'unread' && revalidateReason !== 'build') throw new Error('The content of this page cannot be read now');
    if (own === null || own === 'unread') return { notFound: true, revalidate: REVALIDATE_SECONDS };
    // The bundled content may be older than the published page, so keep that page until the CMS can be read.
    if (hasFailed && hasLastPage(revalidateReason, draftMode)) throw new Error('The CMS cannot be read now: the page stays as it is');
    const year = yearIn(REGIONS[regionOfLocale(locale)].timeZone);
    const shell: ShellProps = { locale, route, promoBanner, year, ...(welcome === null ? {} : { welcome }), ...own.shell };
    return { props: { ...own, ...texts, shell }, revalidate: REVALIDATE_SECONDS };
  };
}

/** Drafts and development pages are never cached. */
const hasLastPage = (reason: GetStaticPropsContext['revalidateReason'], isDraft: boolean): boolean =>
  (reason === 'stale' || reason === 'on-demand') && !isDraft && readProcessEnv().NODE_ENV !== 'development';

/** The props that next-i18next's `appWithTranslation` reads, with one language in them. */
export async function pageTexts(locale: Locale, namespaces: readonly Namespace[]): Promise<SSRConfig> {
  const entries = await Promise.all(namespaces.map(async (namespace) => [namespace, await loadTexts(locale, namespace)] as const));
  return {
    _nextI18Next: {
      initialI18nStore: { [locale]: Object.fromEntries(entries) },
      initialLocale: locale,
      ns: [...namespaces],
      userConfig: null,
    },
  };
}

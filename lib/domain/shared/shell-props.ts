import type { Locale } from '@/lib/config/locales';
import type { RouteName } from '@/lib/config/routes';
import type { PromoBanner } from '@/lib/contract/content';
import type { SafeHtml } from '@/lib/safe-html';

export type ShownPromoBanner = Omit<PromoBanner, 'description'> & { description: SafeHtml };

/** Overrides for one page of several under a route; undefined where the route is enough. */
export interface PageInShell {
  /** The page's own path without locale prefix, with its canonical query. */
  path?: `/${string}`;
  /** The languages that have this page; undefined: all of them. */
  locales?: readonly Locale[];
}

/** Props of the shell around every page; the same for every visitor. */
export interface ShellProps extends PageInShell {
  locale: Locale;
  /** Null: no route (404); header and footer are shown. */
  route: RouteName | null;
  promoBanner: ShownPromoBanner | null;
  /** Newsletter discount on a first order in whole percent, if the provider has one. */
  welcome?: number;
  /** Of the region's time zone, when the page was rendered last. */
  year: number;
}

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
  /** Whole percent off a first order that subscribing brings, where the provider says it. */
  welcome?: number;
  /** Rendered into the static page; corrected in the browser when a new year has begun. */
  year: number;
}

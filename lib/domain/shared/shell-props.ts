import type { Locale } from '@/lib/config/locales';
import type { RouteName } from '@/lib/config/routes';
import type { PromoBanner } from '@/lib/contract/content';
import type { SafeHtml } from '@/lib/safe-html';

export type ShownPromoBanner = Omit<PromoBanner, 'description'> & { description: SafeHtml };

/** What a page of several under one route says of itself; both are undefined where the route says it all. */
export interface PageInShell {
  /** The page's own path without locale prefix, with the query that makes it the page it is. */
  path?: `/${string}`;
  /** The languages that have this page; undefined: all of them. */
  locales?: readonly Locale[];
}

/** What every page hands to the shell around it; the same for every visitor of the page. */
export interface ShellProps extends PageInShell {
  locale: Locale;
  /** Null: no page of ours (404); it carries header and footer. */
  route: RouteName | null;
  promoBanner: ShownPromoBanner | null;
  /** Whole percent off a first order that subscribing brings, where the provider says it. */
  welcome?: number;
  /** Rendered into the static page; corrected in the browser when a new year has begun. */
  year: number;
}

import { localePrefix, type Locale } from '@/lib/config/locales';
import { ROUTES } from '@/lib/config/routes';
import type { ShellProps } from './shell-props';

/** The path of the document as it was made, without locale prefix: a page without a route is left for the home page. */
export function staticPathOf({ path, route }: Pick<ShellProps, 'path' | 'route'>): `/${string}` {
  return path ?? listPathOf(route);
}

/** Where a language leads: to this page, or to its route's own one in a language that lacks it. */
export function pathInLocale({ route, locales }: Pick<ShellProps, 'route' | 'locales'>, locale: Locale, path: string): string {
  return locales === undefined || locales.includes(locale) ? path : listPathOf(route);
}

function listPathOf(route: ShellProps['route']): `/${string}` {
  return route === null ? '/' : ROUTES[route].path;
}

/** The document's path with the prefix of its language, as the address bar has it on the page's own host. */
export function prefixedPathOf(shell: Pick<ShellProps, 'path' | 'route' | 'locale'>): string {
  const path = staticPathOf(shell);
  return `${localePrefix(shell.locale)}${path === '/' ? '' : path}` || '/';
}

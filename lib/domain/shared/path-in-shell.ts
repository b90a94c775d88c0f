import { localePrefix, type Locale } from '@/lib/config/locales';
import { ROUTES } from '@/lib/config/routes';
import type { ShellProps } from './shell-props';

/** The path of the static document, without locale prefix: a page without a route leads to the home page. */
export function staticPathOf({ path, route }: Pick<ShellProps, 'path' | 'route'>): `/${string}` {
  return path ?? listPathOf(route);
}

/** Link target of a language: this page, or its route's main page in a language that lacks it. */
export function pathInLocale({ route, locales }: Pick<ShellProps, 'route' | 'locales'>, locale: Locale, path: string): string {
  return locales === undefined || locales.includes(locale) ? path : listPathOf(route);
}

function listPathOf(route: ShellProps['route']): `/${string}` {
  return route === null ? '/' : ROUTES[route].path;
}

/** The document's path with its locale prefix, as in the address bar on its host. */
export function prefixedPathOf(shell: Pick<ShellProps, 'path' | 'route' | 'locale'>): string {
  const path = staticPathOf(shell);
  return `${localePrefix(shell.locale)}${path === '/' ? '' : path}` || '/';
}

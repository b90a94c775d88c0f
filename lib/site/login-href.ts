import { localePrefix, type Locale } from '@/lib/config/locales';
import { ROUTES } from '@/lib/config/routes';

/**
 * The login page with a return address.
 * @param path path and query of the current page
 * @param locale of the current page; null if `path` has its prefix already
 */
export function loginHref(path: string, locale: Locale | null): string {
  const prefix = locale ? localePrefix(locale) : '';
  return `${ROUTES.login.path}?${new URLSearchParams({ redirect: prefix && path === '/' ? prefix : prefix + path })}`;
}

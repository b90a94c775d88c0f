import { localePrefix, type Locale } from '@/lib/config/locales';
import { ROUTES } from '@/lib/config/routes';

/**
 * The login page with the way back.
 * @param path path and query of the present page
 * @param locale what it is read in; null where `path` has its prefix already
 */
export function loginHref(path: string, locale: Locale | null): string {
  const prefix = locale ? localePrefix(locale) : '';
  return `${ROUTES.login.path}?${new URLSearchParams({ redirect: prefix && path === '/' ? prefix : prefix + path })}`;
}

import { ROUTES } from './config/routes';

/**
 * The login page with the way back.
 * @param path path and query of the present page, without locale prefix
 * @param prefix the locale that stands in the address, if one does
 */
export function loginHref(path: string, prefix?: string): string {
  const back = prefix ? `/${prefix}${path === '/' ? '' : path}` : path;
  return `${ROUTES.login.path}?${new URLSearchParams({ redirect: back })}`;
}

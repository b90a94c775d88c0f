import { addressQuery } from '@/lib/address-query';
import { pushEvent } from './data-layer';

/** Query keys that never leave the page: a session token is one. */
const SECRET_KEYS = ['token', 'code', 'state'];

let lastTracked = '';

/**
 * One page view per navigation or settled query; the same address twice in a row is one view.
 * @param path as in the address bar, with locale prefix and query
 */
export function trackPageView(path: string, page: { name: string; locale: string; region: string }): void {
  const address = withoutSecrets(path);
  if (address === lastTracked) return;
  lastTracked = address;
  pushEvent({ event: 'page_view', page_path: address, page_name: page.name, page_locale: page.locale, page_region: page.region });
}

export function withoutSecrets(path: string): string {
  const [pathname = ''] = path.split(/[?#]/);
  const query = addressQuery(path);
  for (const key of SECRET_KEYS) query.delete(key);
  const rest = query.toString();
  return rest ? `${pathname}?${rest}` : pathname;
}

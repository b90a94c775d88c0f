import { addressQuery } from '@/lib/site/site-address';

interface Entry {
  as: string;
  options: { scroll?: boolean; shallow?: boolean; locale?: string | false };
}
interface Here {
  /** Without the locale. */
  asPath: string;
  locale?: string | undefined;
}

const pathOf = (address: string) => address.split(/[?#]/)[0] ?? '';
/** The one key of the query that decides which page an address shows. */
const typeOf = (address: string) => addressQuery(address).get('type');

/**
 * How Next takes up a history entry on Back and Forward: the browser restores the scroll position, which Next would set to the top, last of
 * all on pages that measure themselves; and a step of the same page needs no data, so that it is there at once and without a network.
 */
export function easeEntry({ as, options }: Entry, { asPath, locale }: Here): void {
  options.scroll = false;
  const path = pathOf(asPath);
  const isSamePage = pathOf(as) === path || pathOf(as) === `/${locale}${path === '/' ? '' : path}`;
  options.shallow = isSamePage && options.locale === locale && typeOf(as) === typeOf(asPath);
}

/**
 * Calls back once the window has loaded, at once if it has.
 * @returns cancels the call
 */
export function afterLoad(callback: () => void): () => void {
  if (document.readyState === 'complete') callback();
  else window.addEventListener('load', callback, { once: true });
  return () => window.removeEventListener('load', callback);
}

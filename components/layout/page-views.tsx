import { useRouter } from 'next/router';
import { useLayoutEffect } from 'react';
import { regionOfLocale } from '@/lib/config/locales';
import type { ShellProps } from '@/lib/domain/shared/shell-props';
import { addressQuery } from '@/lib/site/site-address';
import { SECRET_PARAMETERS } from '@/lib/config/routes';
import { pushEvent } from '@/services/analytics/data-layer';

/** Pages remove these parameters after reading them; with and without them is one view. */
const HEARD_PARAMETERS = ['about', 'quote', 'coupon'];

let lastTracked = '';

/**
 * One page view per navigation or settled query; the same address twice in a row is one view.
 * @param path as in the address bar, with locale prefix and query
 */
function trackPageView(path: string, page: { name: string; locale: string; region: string }): void {
  // The wardrobe redirects at once from this address to the requested language; only the redirected page counts.
  if (page.name === 'items' && addressQuery(path).has('locale')) return;
  const address = withoutSecrets(path);
  if (address === lastTracked) return;
  lastTracked = address;
  pushEvent({ event: 'page_view', page_path: address, page_name: page.name, page_locale: page.locale, page_region: page.region });
}

/** A page restored from the back-forward cache counts as a new view of the same address. */
function trackRestoredPage(view: () => void): void {
  lastTracked = '';
  view();
}

export function withoutSecrets(path: string): string {
  const [pathname = ''] = path.split(/[?#]/);
  const query = addressQuery(path);
  for (const key of [...SECRET_PARAMETERS, ...HEARD_PARAMETERS]) query.delete(key);
  const rest = query.toString();
  return rest ? `${pathname}?${rest}` : pathname;
}

/** Tracks one page view per navigation or query change. */
export function PageViews({ shell }: { shell: ShellProps }) {
  const router = useRouter();
  const { locale } = shell;
  const name = shell.route ?? 'notFound';

  // Layout effect: it has to subscribe before routeChangeComplete, or the previous page's listener would report the view under its own
  // name.
  useLayoutEffect(() => {
    const view = () => trackPageView(location.pathname + location.search, { name, locale, region: regionOfLocale(locale) });
    view();
    router.events.on('routeChangeComplete', view);
    // A page restored from the back-forward cache does not render, but is seen again.
    const viewAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) trackRestoredPage(view);
    };
    window.addEventListener('pageshow', viewAgain);
    return () => {
      router.events.off('routeChangeComplete', view);
      window.removeEventListener('pageshow', viewAgain);
    };
  }, [router, name, locale]);

  return null;
}

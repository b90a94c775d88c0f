import { useRouter } from 'next/router';
import { useEffect, useLayoutEffect } from 'react';
import { regionOfLocale } from '@/lib/config/locales';
import type { ShellProps } from '@/lib/domain/shared/shell-props';
import { trackPageView, trackRestoredPage } from '@/services/analytics/track-page-view';
import { useServicesPricingStoreApi } from '@/stores/services-pricing-store';

/** Tracks one page view per navigation or query change, and resets the calculator's step on each router change, as specified. */
export function PageViews({ shell }: { shell: ShellProps }) {
  const router = useRouter();
  const servicesPricing = useServicesPricingStoreApi();
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

  useEffect(() => {
    const reset = () => servicesPricing.getState().resetStep();
    router.events.on('routeChangeStart', reset);
    return () => router.events.off('routeChangeStart', reset);
  }, [router, servicesPricing]);

  return null;
}

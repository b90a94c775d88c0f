import { useRouter } from 'next/router';
import { useLayoutEffect } from 'react';
import { regionOfLocale } from '@/lib/config/locales';
import type { ShellProps } from '@/lib/domain/shared/shell-props';
import { trackPageView, trackRestoredPage } from '@/services/analytics/track-page-view';

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

import { useRouter } from 'next/router';
import { useLayoutEffect } from 'react';
import { regionOfLocale } from '@/lib/config/locales';
import type { ShellProps } from '@/lib/domain/shared/shell-props';
import { trackPageView, trackRestoredPage } from '@/services/analytics/track-page-view';

/** One page view per navigation or query change. */
export function PageViews({ shell }: { shell: ShellProps }) {
  const router = useRouter();
  const { locale } = shell;
  const name = shell.route ?? 'notFound';

  // Before the router tells that the route has changed: the listener of the page before would give the view its own name.
  useLayoutEffect(() => {
    const view = () => trackPageView(location.pathname + location.search, { name, locale, region: regionOfLocale(locale) });
    view();
    router.events.on('routeChangeComplete', view);
    // Out of the browser's own cache nothing is rendered, and somebody sees the page again.
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

import Router from 'next/router';
import { useEffect } from 'react';

/**
 * Lets the browser restore the scroll position on Back and Forward. Next would scroll to the top afterwards, last of all on pages that
 * measure themselves. Set once: `services/analytics/tag-manager.ts` replaces this callback, and Next keeps only one.
 */
export function useScrollRestoration(): void {
  useEffect(() => {
    Router.ready(() =>
      Router.beforePopState(({ options }) => {
        options.scroll = false;
        return true;
      }),
    );
  }, []);
}

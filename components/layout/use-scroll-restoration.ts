import Router from 'next/router';
import { useEffect } from 'react';

/**
 * Back and forward end where somebody was: the browser brings them there. Next would go to the top of the page afterwards,
 * which comes last wherever a page measures itself while it is drawn. Set once: `services/analytics/tag-manager.ts` puts a callback of its
 * own in the place of this one, and Next keeps one.
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

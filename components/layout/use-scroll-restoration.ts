import Router from 'next/router';
import { useEffect } from 'react';
import { easeEntry } from '@/lib/browser/page-lifecycle';

/**
 * Back and Forward as `easeEntry` describes. Set once: `services/analytics/tag-manager.ts` replaces this callback, and Next keeps only one.
 */
export function useScrollRestoration(): void {
  useEffect(() => {
    Router.ready(() =>
      Router.beforePopState((entry) => {
        easeEntry(entry, Router);
        return true;
      }),
    );
  }, []);
}

import { Suspense } from 'react';
import type { Elements } from './elements';

const isServer = typeof window === 'undefined';

/**
 * In the browser a Suspense boundary around what the server drew: React hydrates it by itself, after the frame around it,
 * in slices, or at once where somebody presses. The server does not use Suspense: its stream would move the larger
 * boundaries behind inline scripts, which the Content-Security-Policy forbids; `markBoundaries` puts React's own
 * comments into its HTML instead (docs/decisions/0012-sections-hydrate-after-load.md).
 */
export function HydrationBoundary({ children }: { children: Elements }) {
  // Three children on both sides: `useId` counts siblings.
  return (
    <>
      {isServer ? <template data-boundary="start" /> : null}
      {isServer ? children : <Suspense fallback={null}>{children}</Suspense>}
      {isServer ? <template data-boundary="end" /> : null}
    </>
  );
}

/** Puts React's own marks of a complete Suspense boundary around each part of the server's HTML. */
export function markBoundaries(html: string): string {
  return html
    .replaceAll('<template data-boundary="start"></template>', '<!--$-->')
    .replaceAll('<template data-boundary="end"></template>', '<!--/$-->');
}

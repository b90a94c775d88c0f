import { memo, type ComponentType } from 'react';
import { HydrationBoundary } from './hydration-boundary';

/**
 * A part of every page that comes alive after the page's frame, in slices none of which keeps a person waiting: what no
 * boundary parts from the root is hydrated in one go. Its script is there; `hydrateAfterLoad` is for parts whose script
 * can wait as well.
 */
export function hydrateInTurn<Props extends object>(Part: ComponentType<Props>) {
  // A parent that renders again must not force the boundary before its time.
  return memo(function HydrateInTurn(props: Props) {
    return (
      <HydrationBoundary>
        <Part {...props} />
      </HydrationBoundary>
    );
  });
}

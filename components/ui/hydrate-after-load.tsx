import { lazy, memo, useEffect, useRef, type ComponentType } from 'react';
import { loadAtLast } from '@/lib/load-at-last';
import { HydrationBoundary } from './hydration-boundary';
import { whenLeft, whenNear, whenTouched, type Wanting } from './when-wanted';

const isServer = typeof window === 'undefined';

/**
 * A part of a page whose HTML is static from the start and whose script is fetched when somebody comes
 * near it. In the browser it is a boundary that stays dehydrated until then, so nothing is drawn twice
 * (docs/decisions/0012-sections-hydrate-after-load.md).
 */
export function hydrateAfterLoad<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return hydrateOnce(whenNear, load);
}

/** The same of a control of the first screen that says something before it is used: its script comes with the hand. */
export function hydrateWhenTouched<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return hydrateOnce(whenTouched, load);
}

/** The same of a part of the first screen that is there to be read alone: its script comes when the page is left, for what takes its place. */
export function hydrateBeforeLeaving<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return hydrateOnce(whenLeft, load);
}

function hydrateOnce<Props extends object>(when: Wanting, load: () => Promise<ComponentType<Props>>) {
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const Part = lazy(async () => {
    if (isServer) return { default: await load() };
    await begun;
    // A failure would be thrown at whatever stands around it. Until it is there, its HTML stands.
    return { default: await loadAtLast(load) };
  });

  function LaterAlive(props: Props) {
    const frame = useRef<HTMLDivElement>(null);
    useEffect(() => (frame.current ? when(frame.current, begin) : undefined), []);

    return (
      <div ref={frame}>
        <HydrationBoundary>
          <Part {...props} />
        </HydrationBoundary>
      </div>
    );
  }
  // A parent that renders again must not force the boundary before its time.
  return memo(LaterAlive);
}

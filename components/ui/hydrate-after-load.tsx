import dynamic from 'next/dynamic';
import { lazy, memo, useEffect, useMemo, useRef, useState, type ComponentType } from 'react';
import { loadAtLast } from '@/lib/load-at-last';
import { BELOW } from './below';
import { HydrationBoundary } from './hydration-boundary';
import { useIsHydrated } from './use-is-hydrated';
import { whenLeft, whenNear, whenTouched, type Wanting } from './when-wanted';

const isServer = typeof window === 'undefined';

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A part of a page whose HTML is static from the start and whose script is fetched when somebody comes
 * near it. In the browser it is a boundary that stays dehydrated until then, so nothing is drawn twice
 * (docs/decisions/0012-sections-hydrate-after-load.md).
 */
export function hydrateAfterLoad<Props extends object>(load: Load<Props>) {
  return aliveLater(load, whenNear);
}

/**
 * The same of a part of the first screen that is there to be read alone: its script comes when the page is left, for what takes its place.
 */
export function hydrateBeforeLeaving<Props extends object>(load: Load<Props>) {
  // Fails as a page does: the boundary around it says so, and asks again.
  return aliveLater(load, whenLeft, dynamic<Props>(load));
}

/** The same of a control of the first screen that says something before it is used: its script comes with the hand. */
export function hydrateWhenTouched<Props extends object>(load: Load<Props>) {
  return aliveLater(load, whenTouched);
}

/** @param WithThePage draws the part for whoever comes from another page of the site, where no HTML of the server stands in its place */
function aliveLater<Props extends object>(load: Load<Props>, when: Wanting, WithThePage?: ComponentType<Props>) {
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

  function AliveLater(props: Props) {
    const frame = useRef<HTMLDivElement>(null);
    const isHydrated = useIsHydrated();
    const [isNew] = useState(isHydrated);
    /** The part itself, drawn in place of the server's HTML. */
    const [Anew, drawAnew] = useState<ComponentType<Props> | null>(null);
    useEffect(() => {
      const element = frame.current;
      if (!element) return;
      if (isNew && when !== whenNear) return begin();
      return when(element, () => {
        void loadAtLast(load).then((Loaded) => {
          // A browser's translator has been here: what React would look for in this HTML is not in it any more.
          if (element.querySelector('font')) drawAnew(() => Loaded);
          else begin();
        });
      });
    }, [isNew]);

    // The same element when only this component renders again: another one would be an update, which costs a boundary that
    // is not alive yet the server's HTML.
    const part = useMemo(
      () =>
        Anew ? (
          <Anew {...props} />
        ) : isNew && WithThePage ? (
          <WithThePage {...props} />
        ) : (
          <HydrationBoundary>
            <Part {...props} />
          </HydrationBoundary>
        ),
      [Anew, isNew, props],
    );
    return (
      <div ref={frame} {...(when === whenNear && BELOW)}>
        {part}
      </div>
    );
  }
  // A parent that renders again must not force the boundary before its time.
  return memo(AliveLater);
}

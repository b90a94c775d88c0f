import { lazy, memo, useEffect, useMemo, useRef, useState, type ComponentType } from 'react';
import { loadAtLast } from '@/lib/load-at-last';
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
  return aliveLater(load, whenNear, 'below');
}

/** The same of a part of the first screen that is there to be read alone: its script comes when the page is left, for what takes its place. */
export function hydrateBeforeLeaving<Props extends object>(load: Load<Props>) {
  return aliveLater(load, whenLeft, 'in the first screen');
}

/** The same of a control of the first screen that says something before it is used: its script comes with the hand. */
export function hydrateWhenTouched<Props extends object>(load: Load<Props>) {
  return aliveLater(load, whenTouched, 'in the first screen');
}

function aliveLater<Props extends object>(load: Load<Props>, when: Wanting, place: 'in the first screen' | 'below') {
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
    // Whoever comes from another page of the site finds no HTML that could stand in its place: it comes with the page.
    const [isWithThePage] = useState(() => {
      const isNeeded = isHydrated && place === 'in the first screen';
      if (isNeeded) begin();
      return isNeeded;
    });
    useEffect(() => (frame.current && !isWithThePage ? when(frame.current, begin) : undefined), [isWithThePage]);

    // The same element when only this component renders again: another one would be an update, which costs a boundary that
    // is not alive yet the server's HTML.
    const part = useMemo(() => (isWithThePage ? <Part {...props} /> : <HydrationBoundary><Part {...props} /></HydrationBoundary>), [isWithThePage, props]);
    return <div ref={frame}>{part}</div>;
  }
  // A parent that renders again must not force the boundary before its time.
  return memo(AliveLater);
}

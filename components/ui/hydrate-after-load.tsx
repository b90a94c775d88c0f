import { lazy, memo, useEffect, useRef, type ComponentType } from 'react';
import styled from 'styled-components';
import { HydrationBoundary } from './hydration-boundary';
import { whenWanted } from './when-wanted';

const isServer = typeof window === 'undefined';

/**
 * A whole section of the page or its footer, far below the window, gets its style and layout when somebody comes near (the
 * browser's own margin is wider than a screen); until then it is as high as the last time, or as a section usually is.
 * Smaller parts do not: what is contained like this is clipped, and with it the mark of the focus at an edge.
 */
const Frame = styled.div`
  main > &,
  main ~ & {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 40rem;

    @media print {
      content-visibility: visible;
    }
  }
`;

/**
 * A part of a page whose HTML is static from the start and whose script is fetched when somebody comes
 * near it. In the browser it is a boundary that stays dehydrated until then, so nothing is drawn twice
 * (docs/decisions/0012-sections-hydrate-after-load.md).
 */
export function hydrateAfterLoad<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const Part = lazy(async () => {
    if (!isServer) await begun;
    return { default: await load() };
  });

  function HydrateAfterLoad(props: Props) {
    const frame = useRef<HTMLDivElement>(null);
    useEffect(() => (frame.current ? whenWanted(frame.current, begin) : undefined), []);

    return (
      <Frame ref={frame}>
        <HydrationBoundary>
          <Part {...props} />
        </HydrationBoundary>
      </Frame>
    );
  }
  // A parent that renders again must not force the boundary before its time.
  return memo(HydrateAfterLoad);
}

import { lazy, memo, Suspense, useEffect, useRef, type ComponentType } from 'react';
import { whenWanted } from './when-wanted';

/** Stand where React's boundary comments belong; `pages/_document` puts the comments there. */
export const BOUNDARY_START = '<template data-boundary="start"></template>';
export const BOUNDARY_END = '<template data-boundary="end"></template>';

const isServer = typeof window === 'undefined';

/**
 * A part of a page whose HTML is static from the start and whose script is fetched when somebody comes
 * near it. In the browser it is a Suspense boundary that stays dehydrated until then, so nothing is
 * drawn twice. The server does not use Suspense: its stream would move the larger boundaries behind
 * inline scripts, which the Content-Security-Policy forbids
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

    // Three children on both sides: `useId` counts siblings.
    return (
      <div ref={frame}>
        {isServer ? <template data-boundary="start" /> : null}
        {isServer ? (
          <Part {...props} />
        ) : (
          <Suspense fallback={null}>
            <Part {...props} />
          </Suspense>
        )}
        {isServer ? <template data-boundary="end" /> : null}
      </div>
    );
  }
  // A parent that renders again must not force the boundary before its time.
  return memo(HydrateAfterLoad);
}

/** Puts React's own marks of a complete Suspense boundary around each part of the server's HTML. */
export function markBoundaries(html: string): string {
  return html.replaceAll(BOUNDARY_START, '<!--$-->').replaceAll(BOUNDARY_END, '<!--/$-->');
}

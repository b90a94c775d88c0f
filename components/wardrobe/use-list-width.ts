import { useLayoutEffect, useState, type RefObject } from 'react';

/** Zero until it has been measured, which is before the first paint: an observer tells of what it begins to observe. */
export function useListWidth(list: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);
  return width;
}

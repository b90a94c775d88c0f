import { useEffect, useRef, type RefObject } from 'react';

/**
 * What was pressed is gone with its part of the page, and the focus with it: it goes on at what came instead.
 * Wherever else the focus stands, it stays there.
 * @param here whether what came instead is there; or what it is, where it takes the place of another one
 */
export function useLostFocus<Part extends HTMLElement>(here: boolean | string): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => {
    if (here !== false && (document.activeElement === null || document.activeElement === document.body)) part.current?.focus();
  }, [here]);
  return part;
}

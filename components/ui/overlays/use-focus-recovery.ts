import { useEffect, useRef, type RefObject } from 'react';

/**
 * What was pressed is gone with its part of the page, and the focus with it: it goes on at what came instead.
 * Wherever else the focus stands, it stays there.
 * @param isHere whether what came instead is there
 */
export function useFocusRecovery<Part extends HTMLElement>(isHere: boolean): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => {
    if (isHere && (document.activeElement === null || document.activeElement === document.body)) part.current?.focus();
  }, [isHere]);
  return part;
}

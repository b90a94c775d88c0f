import { useEffect, useRef, type RefObject } from 'react';

/**
 * When the pressed control is unmounted, moves the lost focus to its replacement. A focus elsewhere is left alone.
 * @param isHere whether the replacement is mounted
 */
export function useFocusRecovery<Part extends HTMLElement>(isHere: boolean): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => {
    if (isHere && (document.activeElement === null || document.activeElement === document.body)) part.current?.focus();
  }, [isHere]);
  return part;
}

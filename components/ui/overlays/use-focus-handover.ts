import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a part that stands all along: what had the focus went away as this part came to say something else, and the focus goes
 * on here. Whoever had it elsewhere, or nowhere, is left alone: the change may have come from another device.
 * @param state what the part says
 */
export function useFocusHandover<Part extends HTMLElement>(state: string): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const last = useRef<EventTarget | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => void (last.current = target);
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    const isGone = last.current instanceof Element && !last.current.isConnected;
    if (isGone && document.activeElement === document.body) part.current?.focus();
  }, [state]);
  return part;
}

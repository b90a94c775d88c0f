import { useEffect, useRef, type RefObject } from 'react';

/**
 * For an element that stays mounted: takes the focus when the focused control disappears as this element's content changes. A focus
 * elsewhere, or none, is left alone: the change may come from another device.
 * @param state the element's content
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

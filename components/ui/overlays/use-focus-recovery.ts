import { type RefObject, useEffect, useRef } from 'react';

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

/**
 * As the `ref` of an element: when it is unmounted with the focus inside, the section, dialog or page around it takes the focus, so that
 * Tab goes on from there. Later than effects: what replaces the element may take the focus itself.
 */
export function keepFocusInRegion(root: HTMLElement | null): () => void {
  return () => {
    if (!root?.contains(document.activeElement)) return;
    const region = root.parentElement?.closest<HTMLElement>('section, dialog, main');
    setTimeout(() => {
      if (!region || document.activeElement !== document.body) return;
      region.tabIndex = -1;
      region.style.outline = 'none';
      region.focus({ preventScroll: true });
    });
  };
}

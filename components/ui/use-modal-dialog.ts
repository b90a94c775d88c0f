import { useLayoutEffect, useRef, type RefObject } from 'react';
import { lockScroll } from './lock-scroll';

/**
 * Opens a mounted <dialog> as a modal: the browser keeps the focus inside, makes the rest inert and gives
 * the focus back on closing. Focus starts at `[data-autofocus]`, else at the dialog, which speaks its title.
 */
export function useModalDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect: its cleanup runs while the dialog still stands in the page, and only then
  // does closing it return the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    (element.querySelector<HTMLElement>('[data-autofocus]') ?? element).focus();
    const unlock = lockScroll();
    return () => {
      unlock();
      element.close();
    };
  }, []);
  return dialog;
}

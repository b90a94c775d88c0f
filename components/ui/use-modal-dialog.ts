import { useLayoutEffect, useRef, type RefObject } from 'react';

let openDialogs = 0;

function lockScroll() {
  openDialogs += 1;
  if (openDialogs > 1) return;
  // The room of the scrollbar that goes; what is fixed to the right edge adds it too.
  const root = document.documentElement;
  root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
  root.classList.add('is-scroll-locked');
}

function unlockScroll() {
  openDialogs -= 1;
  if (openDialogs === 0) document.documentElement.classList.remove('is-scroll-locked');
}

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
    lockScroll();
    return () => {
      unlockScroll();
      element.close();
    };
  }, []);
  return dialog;
}

let locks = 0;

/** The page behind what is open does not scroll, until the last of its locks is gone. @returns what takes this one away; to be called once */
export function lockScroll(): () => void {
  const root = document.documentElement;
  locks += 1;
  if (locks === 1) {
    // The room of the scrollbar that goes; what is fixed to the right edge adds it too.
    root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
    root.classList.add('is-scroll-locked');
  }
  return () => {
    locks -= 1;
    if (locks === 0) root.classList.remove('is-scroll-locked');
  };
}

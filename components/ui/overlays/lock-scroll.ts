let locks = 0;

/** Locks page scrolling until the last lock is released. @returns releases this lock; call it once */
export function lockScroll(): () => void {
  const root = document.documentElement;
  locks += 1;
  if (locks === 1) {
    // Width of the removed scrollbar; elements fixed to the right edge add it too.
    root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
    root.classList.add('is-scroll-locked');
  }
  return () => {
    locks -= 1;
    if (locks === 0) root.classList.remove('is-scroll-locked');
  };
}

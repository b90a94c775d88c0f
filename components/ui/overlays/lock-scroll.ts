let locks = 0;

/** Locks page scrolling until the last lock is released. @returns releases this lock; call it once */
export function lockScroll(): () => void {
  const root = document.documentElement;
  locks += 1;
  if (locks === 1) {
    // Width of the removed scrollbar; elements fixed to the right edge add it too. An inherited property restyles the whole page (80 ms on a
    // slow phone), so it stays unset where scrollbars take no room, as on phones.
    const width = window.innerWidth - root.clientWidth;
    if (width > 0) root.style.setProperty('--scrollbar', `${width}px`);
    root.classList.add('is-scroll-locked');
  }
  return () => {
    locks -= 1;
    if (locks > 0) return;
    root.classList.remove('is-scroll-locked');
    root.style.removeProperty('--scrollbar');
  };
}

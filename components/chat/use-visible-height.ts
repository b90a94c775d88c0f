import { useEffect, useRef } from 'react';

/**
 * An on-screen keyboard covers the window on some phones instead of shrinking it: the frame is told what is left.
 * @returns the ref of the frame
 */
export function useVisibleHeight() {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const measure = () => {
      // A page that is zoomed in is no page with a keyboard.
      const isCovered = viewport.scale < 1.05 && window.innerHeight - viewport.height > 80;
      if (isCovered) frame.current?.style.setProperty('--viewport', `${viewport.height}px`);
      else frame.current?.style.removeProperty('--viewport');
      // Phones scroll the page to the field; the frame fits without it.
      if (isCovered && viewport.offsetTop > 0) window.scrollTo(0, 0);
    };
    measure();
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, []);
  return frame;
}

import { useEffect } from 'react';

/** The page behind an open menu does not scroll. */
export function useScrollLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return;
    document.documentElement.classList.add('is-scroll-locked');
    return () => document.documentElement.classList.remove('is-scroll-locked');
  }, [isLocked]);
}

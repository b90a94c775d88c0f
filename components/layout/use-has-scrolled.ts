import { useEffect, useState } from 'react';

/** Whether the page is scrolled away from its top. */
export function useHasScrolled(): boolean {
  const [hasScrolled, setHasScrolled] = useState(false);
  useEffect(() => {
    const look = () => setHasScrolled(window.scrollY > 0);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return hasScrolled;
}

import { useCallback, useRef, useState } from 'react';
import { outsidePresence } from './renew-presence';

/** `outsidePresence` for a button, which is busy from the press on: leaving takes a moment, too. A second press meanwhile does nothing. */
export function useOutsidePresence() {
  const [isOutside, setIsOutside] = useState(false);
  const isRunning = useRef(false);
  const goOutside = useCallback(async (...[work]: Parameters<typeof outsidePresence>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsOutside(true);
    try {
      await outsidePresence(work);
    } finally {
      isRunning.current = false;
      setIsOutside(false);
    }
  }, []);
  return { isOutside, goOutside };
}

import { useCallback, useRef, useState } from 'react';
import { pausePresence } from './pause-presence';

/** `pausePresence` for a button, which is busy from the press on: leaving takes a moment, too. A second press meanwhile does nothing. */
export function usePausedPresence() {
  const [isPresencePaused, setIsPresencePaused] = useState(false);
  const isRunning = useRef(false);
  const withPresencePaused = useCallback(async (...[work]: Parameters<typeof pausePresence>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsPresencePaused(true);
    try {
      await pausePresence(work);
    } finally {
      isRunning.current = false;
      setIsPresencePaused(false);
    }
  }, []);
  return { isPresencePaused, withPresencePaused };
}

import { useCallback, useRef, useState } from 'react';
import { pausePresence } from './pause-presence';

/** `pausePresence` for a button. The busy state starts with the press, because going offline takes a moment; a second press is ignored. */
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

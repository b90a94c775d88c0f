import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { pausePresence } from './pause-presence';
import { onPresence, type Presence, readPresence } from './presence-handle';

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

const atBuild = (): Presence => 'none';

/**
 * The presence of this tab: its handle while online, `none` without a session or during sign-in, `unavailable` when the provider has no
 * realtime database.
 */
export function usePresence(): Presence {
  return useSyncExternalStore(onPresence, readPresence, atBuild);
}

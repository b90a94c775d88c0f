import { useEffect, useState } from 'react';
import { hasSkipCookie } from '@/services/region';

const LOOK_AGAIN_MS = 200;
/** Longer than the look-up of the region may take (`get-region-suggestion.ts`): it failed, and nobody will be asked. */
const NOBODY_ASKS_AFTER_MS = 2500;

/**
 * One question at a time: that about the region is a dialog, and under its shade nobody can answer another.
 * Its answer leaves a cookie, also where there was nothing to ask.
 */
export function useRegionAnswered(isAtOnce: boolean): boolean {
  const [isAnswered, setAnswered] = useState(() => isAtOnce || hasSkipCookie());
  useEffect(() => {
    if (isAnswered) return;
    const since = Date.now();
    const timer = setInterval(() => {
      const isAsking = document.querySelector('dialog[open]') !== null;
      if (hasSkipCookie() || (!isAsking && Date.now() - since > NOBODY_ASKS_AFTER_MS)) setAnswered(true);
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isAnswered]);
  return isAnswered;
}

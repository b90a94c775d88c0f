import { useCallback, useEffect, useRef } from 'react';
import { TYPING_IDLE_MS, TYPING_RENEWED_MS } from '@/lib/domain/chat/team-presence';

/** Reports typing to the other side: at once, then throttled, and when it ends. */
export function useTyping(tell: (isTyping: boolean) => void) {
  const toldAt = useRef(0);
  const idle = useRef<ReturnType<typeof setTimeout> | null>(null);

  const stop = useCallback(() => {
    if (idle.current) clearTimeout(idle.current);
    idle.current = null;
    if (toldAt.current === 0) return;
    toldAt.current = 0;
    tell(false);
  }, [tell]);

  const keep = useCallback(
    (hasText: boolean) => {
      if (!hasText) return stop();
      if (idle.current) clearTimeout(idle.current);
      idle.current = setTimeout(stop, TYPING_IDLE_MS);
      if (Date.now() - toldAt.current < TYPING_RENEWED_MS) return;
      toldAt.current = Date.now();
      tell(true);
    },
    [stop, tell],
  );

  useEffect(() => stop, [stop]);
  return { keep, stop };
}

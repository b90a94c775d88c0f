import { useCallback, useSyncExternalStore } from 'react';
import { BREAKPOINTS } from '@/components/ui/theme/media';

/**
 * Whether the window is at least that wide. For parts that are other elements on a phone, not only in another place: what CSS can do, CSS
 * does. Narrow on the server.
 */
export function useIsWide(breakpoint: keyof typeof BREAKPOINTS): boolean {
  const query = `(min-width: ${BREAKPOINTS[breakpoint]}px)`;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

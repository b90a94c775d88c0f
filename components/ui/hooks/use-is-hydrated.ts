import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and in the render that must agree with it, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

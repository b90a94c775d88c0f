import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * What only the browser knows, such as its storage.
 * @param read returns the same primitive until the component renders again
 * @param onServer the value on the server and during hydration; only where the two differ is a second render needed
 */
export function useBrowserValue<Value extends string | boolean | null>(read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(never, read, () => onServer);
}

/** False on the server and during hydration, true afterwards. */
export const useIsHydrated = (): boolean => useBrowserValue(() => true, false);

/** Whether the component was rendered by the server. Constant for its lifetime, so hydration needs no second render. */
export function useIsServerRendered(): boolean {
  const [{ read, readOnServer }] = useState(() => {
    let isServerRendered = false;
    return { read: () => isServerRendered, readOnServer: () => (isServerRendered = true) };
  });
  return useSyncExternalStore(never, read, readOnServer);
}

import { useSyncExternalStore } from 'react';
import { isMarkedIn, onSessionMark } from './session-cookie';

/** Whether there is a session at all, as the page shows it. Who it is stands in the user store, which visitors do not fetch. */
export function useIsMember(): boolean {
  return useSyncExternalStore(onSessionMark, isMarkedIn, () => false);
}

import { useSyncExternalStore } from 'react';
import { onSessionMark } from './session-cookie';

const isMarked = () => document.documentElement.dataset.session === 'in';

/** Whether there is a session at all, as the page shows it. Who it is stands in the user store, which visitors do not fetch. */
export function useIsMember(): boolean {
  return useSyncExternalStore(onSessionMark, isMarked, () => false);
}

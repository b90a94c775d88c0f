import { useSyncExternalStore } from 'react';
import { onPresence, type Presence, readPresence } from './presence-handle';

const atBuild = (): Presence => 'none';

/**
 * The presence of this tab: its handle while online, `none` without a session or during sign-in, `unavailable` when the provider has no
 * realtime database.
 */
export function usePresence(): Presence {
  return useSyncExternalStore(onPresence, readPresence, atBuild);
}

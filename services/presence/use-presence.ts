import { useSyncExternalStore } from 'react';
import { onPresence, readPresence, type Presence } from './presence-handle';

const atBuild = (): Presence => 'none';

/**
 * The presence of this tab's session as it comes and goes: its handle while it is online, `none` while there is no session or its
 * sign-in is under way, `unavailable` where the provider has no realtime database.
 */
export function usePresence(): Presence {
  return useSyncExternalStore(onPresence, readPresence, atBuild);
}

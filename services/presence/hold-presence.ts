import type { CallData } from '@/services/http/send-call';
import { beginArrival } from './presence-handle';
import { tryPresence } from './try-presence';

/** Presence for a member, with the part of Firebase that it needs, as soon as both can be had. Free of Firebase itself. */
export function holdPresence(member: CallData<'currentUser'>['user'], isWanted: () => boolean = beginArrival()): Promise<void> {
  return tryPresence(async (who, isStillWanted) => (await import('./start-presence')).startPresence(who, isStillWanted), member, isWanted);
}

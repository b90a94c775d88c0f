import type { CallData } from '@/services/http/send-call';
import { beginPresenceAttempt } from './presence-handle';
import { connectWithRetry, type StartPresence } from './retry-presence';

/** The part of Firebase that presence needs comes with it. */
export const startWithFirebase: StartPresence = async (who, isStillWanted) =>
  (await import('./start-presence')).startPresence(who, isStillWanted);

/** Presence for a member, as soon as it can be had. Free of Firebase itself. */
export function connectPresence(member: CallData<'currentUser'>['user'], isWanted: () => boolean = beginPresenceAttempt()): Promise<void> {
  return connectWithRetry(startWithFirebase, member, isWanted);
}

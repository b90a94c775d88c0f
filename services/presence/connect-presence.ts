import type { CallData } from '@/services/http/send-call';
import { beginPresenceAttempt } from './presence-handle';
import { connectWithRetry, type StartPresence } from './retry-presence';

/** Loads the part of Firebase that presence needs. */
export const startWithFirebase: StartPresence = async (who, isStillWanted) =>
  (await import('./start-presence')).startPresence(who, isStillWanted);

/** Brings a member online as soon as possible. This file does not import Firebase itself. */
export function connectPresence(member: CallData<'currentUser'>['user'], isWanted: () => boolean = beginPresenceAttempt()): Promise<void> {
  return connectWithRetry(startWithFirebase, member, isWanted);
}

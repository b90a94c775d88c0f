import type { CallData } from '@/services/http/send-call';
import { beginArrival } from './presence-handle';
import { tryPresence, type StartPresence } from './try-presence';

/** The part of Firebase that presence needs comes with it. */
export const startWithFirebase: StartPresence = async (who, isStillWanted) =>
  (await import('./start-presence')).startPresence(who, isStillWanted);

/** Presence for a member, as soon as it can be had. Free of Firebase itself. */
export function holdPresence(member: CallData<'currentUser'>['user'], isWanted: () => boolean = beginArrival()): Promise<void> {
  return tryPresence(startWithFirebase, member, isWanted);
}

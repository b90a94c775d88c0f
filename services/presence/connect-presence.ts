import type { CallData } from '@/services/http/send-call';
import { beginPresenceAttempt } from './presence-handle';
import { connectWithRetry, type StartPresence } from './retry-presence';

type Member = CallData<'currentUser'>['user'];

/** Loads the part of Firebase that presence needs. */
export const startWithFirebase: StartPresence = async (who, isStillWanted) =>
  (await import('./start-presence')).startPresence(who, isStillWanted);

/** Brings a member online as soon as possible. This file does not import Firebase itself. */
export function connectPresence(member: Member, isWanted: () => boolean = beginPresenceAttempt()): Promise<void> {
  return connectWithRetry(startWithFirebase, member, isWanted);
}

/** The same once it is time; not when the session has ended meanwhile. */
export async function connectPresenceLater(member: Member, time: Promise<void>): Promise<void> {
  const isWanted = beginPresenceAttempt();
  await time;
  if (isWanted()) await connectPresence(member, isWanted);
}

import type { Database } from 'firebase/database';

/** A running presence, as the rest of the site sees it. This file stays free of Firebase: it is in the first load of members. */
export interface PresenceHandle {
  /** The one connection of this tab, signed in as `uid`; chat rides on it. */
  database: Database;
  uid: string;
  /** Asks for the line at once, where the pause before the next try may be minutes. */
  reconnect: () => void;
  /** Stands in the presence record from now on. */
  publishPushToken: (fcmtoken: string) => void;
  /** Writes offline while the connection is still signed in, and takes back what was set aside for its end. */
  goOffline: () => Promise<void>;
  /** Signs out of the identity provider and closes the connection. */
  signOut: () => Promise<void>;
}

/** `unavailable`: this provider has no realtime database, or it refused the sign-in. */
export type Presence = PresenceHandle | 'none' | 'unavailable';

let current: Presence = 'none';
const listeners = new Set<() => void>();

export function currentPresence(): PresenceHandle | null {
  return typeof current === 'string' ? null : current;
}

/** With `onPresence` a store for React. */
export function readPresence(): Presence {
  return current;
}

export function onPresence(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function registerPresence(presence: PresenceHandle | 'unavailable' | null): void {
  current = presence ?? 'none';
  listeners.forEach((listener) => listener());
}

let arrivals = 0;

/**
 * To be called when a session's sign-in begins, which takes a chunk, calls and a connection.
 * @returns whether it is still wanted: the session may end, or another begin, before it is there
 */
export function beginPresenceAttempt(): () => boolean {
  const mine = (arrivals += 1);
  return () => mine === arrivals;
}

/** A sign-in that is under way finds nobody waiting for it any more. */
export function cancelPresenceAttempt(): void {
  arrivals += 1;
}

/** The session has ended: nobody is online by it, nor will be by a sign-in that is still under way. */
export async function leavePresence(): Promise<void> {
  cancelPresenceAttempt();
  await currentPresence()
    ?.signOut()
    .catch(() => undefined);
}

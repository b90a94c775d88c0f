import type { Database } from 'firebase/database';

/** A running presence as seen by the rest of the site. This file must not import Firebase: it is in the first load of members. */
export interface PresenceHandle {
  /** The only database connection of this tab, signed in as `uid`; the chat uses it too. */
  database: Database;
  uid: string;
  /** Reconnects at once; the backoff before the next attempt may be minutes. */
  reconnect: () => void;
  /** Writes the push token into the presence record. */
  publishPushToken: (fcmtoken: string) => void;
  /** Sets the status to offline while still signed in, and cancels the onDisconnect writes. */
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

/** Snapshot for `useSyncExternalStore`, together with `onPresence`. */
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
 * Call when a sign-in begins, because it takes a chunk, calls and a connection.
 * @returns whether this attempt is still the current one: the session may end or another may begin meanwhile
 */
export function beginPresenceAttempt(): () => boolean {
  const mine = (arrivals += 1);
  return () => mine === arrivals;
}

/** Invalidates a pending sign-in. */
export function cancelPresenceAttempt(): void {
  arrivals += 1;
}

/** The session has ended: goes offline and cancels a pending sign-in. */
export async function leavePresence(): Promise<void> {
  cancelPresenceAttempt();
  await currentPresence()
    ?.signOut()
    .catch(() => undefined);
}

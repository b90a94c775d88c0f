/** A running presence, as the rest of the site sees it. This file stays free of Firebase: it is in the first load of members. */
export interface PresenceHandle {
  /** Writes offline while the connection is still signed in, and takes back what was set aside for its end. */
  goOffline: () => Promise<void>;
  /** Signs out of the identity provider and closes the connection. */
  signOut: () => Promise<void>;
}

let current: PresenceHandle | null = null;

export function currentPresence(): PresenceHandle | null {
  return current;
}

export function registerPresence(handle: PresenceHandle | null): void {
  current = handle;
}

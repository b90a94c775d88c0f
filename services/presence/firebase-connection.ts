import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  onAuthStateChanged,
  signInWithCustomToken,
  signOut,
  type Auth,
} from 'firebase/auth';
import { connectDatabaseEmulator, forceWebSockets, getDatabase, type Database } from 'firebase/database';
import { publicEnv } from '@/lib/config/env';
import { databaseOfMember } from '@/lib/domain/presence/database-of-member';

/** The project that the backend's own realtime service answers for when no Firebase project is configured. */
const EMBEDDED_PROJECT = 'demo-realtime';

export interface FirebaseConnection {
  database: Database;
  signIn: (customToken: string) => Promise<void>;
  /** Hears once that the sign-in was ended by the server, after which nothing can be read or written. */
  onThrownOut: (listener: () => void) => void;
  close: () => Promise<void>;
}

/**
 * The unmodified SDK, against the member's Firebase database when one is configured, else against the backend on the API's host and port.
 */
export function connectFirebase(uid: string): FirebaseConnection {
  const { firebase } = publicEnv;
  const app = initializeApp(
    firebase.projectId
      ? { ...firebase, databaseURL: databaseOfMember(uid, addressesOf(firebase.databaseUrl)) }
      : { apiKey: 'embedded', projectId: EMBEDDED_PROJECT },
  );
  // In memory: each load brings a fresh custom token, and nothing of the sign-in outlives the tab.
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  // Before getDatabase: a failed socket would be remembered and long polling would follow.
  forceWebSockets();
  if (!firebase.projectId) connectAuthEmulator(auth, publicEnv.apiUrl, { disableWarnings: true });
  const database = getDatabase(app);
  let isClosing = false;
  if (!firebase.projectId) {
    const { hostname, port, protocol } = new URL(publicEnv.apiUrl);
    connectDatabaseEmulator(database, hostname, Number(port) || (protocol === 'https:' ? 443 : 80));
  }
  return {
    database,
    signIn: async (customToken) => void (await signInWithCustomToken(auth, customToken)),
    onThrownOut(listener) {
      const stop = onAuthStateChanged(auth, (user) => {
        if (user !== null || isClosing) return;
        stop();
        listener();
      });
    },
    close: () => {
      isClosing = true;
      return closeAll(app, auth);
    },
  };
}

/** Of one database, or of several that share the members. */
const addressesOf = (list: string): string[] =>
  list
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);

async function closeAll(app: FirebaseApp, auth: Auth): Promise<void> {
  await signOut(auth);
  await deleteApp(app);
}

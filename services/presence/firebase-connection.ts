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

/** Project id of the backend's own realtime service, used when no Firebase project is configured. */
const EMBEDDED_PROJECT = 'demo-realtime';

export interface FirebaseConnection {
  database: Database;
  signIn: (customToken: string) => Promise<void>;
  /** Called once when the server has ended the sign-in; nothing can be read or written afterwards. */
  onThrownOut: (listener: () => void) => void;
  close: () => Promise<void>;
}

let isTransportChosen = false;
let connections = 0;

/** Connects the unmodified SDK to the configured Firebase database, else to the backend on the API's host and port. */
export function connectFirebase(uid: string): FirebaseConnection {
  const { firebase } = publicEnv;
  const app = initializeApp(
    firebase.projectId
      ? { ...firebase, databaseURL: databaseOfMember(uid, addressesOf(firebase.databaseUrl)) }
      : { apiKey: 'embedded', projectId: EMBEDDED_PROJECT },
    // A name each: under one name the SDK returns the app of a cancelled sign-in, whose end would close this one too.
    `presence-${(connections += 1)}`,
  );
  // In-memory persistence: each page load gets a fresh custom token, and the sign-in does not outlive the tab.
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  // Before the first getDatabase: the SDK remembers a failed socket and falls back to long polling. A second call would only make it warn.
  if (!isTransportChosen) forceWebSockets();
  isTransportChosen = true;
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

/** Splits the configured addresses: one database, or several shards. */
const addressesOf = (list: string): string[] =>
  list
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);

async function closeAll(app: FirebaseApp, auth: Auth): Promise<void> {
  await signOut(auth);
  await deleteApp(app);
}

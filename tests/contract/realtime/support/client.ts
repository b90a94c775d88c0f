import { deleteApp, initializeApp, setLogLevel, type FirebaseApp } from 'firebase/app';
import { connectAuthEmulator, inMemoryPersistence, initializeAuth, signInWithCustomToken, type Auth } from 'firebase/auth';
import {
  connectDatabaseEmulator,
  getDatabase,
  goOffline,
  onValue,
  ref,
  type Database,
  type DatabaseReference,
  type DataSnapshot,
  type Query,
} from 'firebase/database';
import { expect, onTestFinished } from 'vitest';

// The SDK reports refusals on the console as well; the tests judge them by its answers.
setLogLevel('silent');

export interface Client {
  readonly app: FirebaseApp;
  readonly auth: Auth;
  readonly db: Database;
  ref(path?: string): DatabaseReference;
}

let count = 0;

/** The unmodified SDK, as a page or a device runs it. */
export function createClient(port: number): Client {
  const url = `http://127.0.0.1:${port}`;
  const app = initializeApp({ apiKey: 'any', projectId: 'demo-x', databaseURL: `${url}?ns=demo-x-default-rtdb` }, `client-${(count += 1)}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, url, { disableWarnings: true });
  const db = getDatabase(app);
  connectDatabaseEmulator(db, '127.0.0.1', port);
  onTestFinished(async () => {
    goOffline(db);
    await deleteApp(app);
  });
  return { app, auth, db, ref: (path) => (path === undefined ? ref(db) : ref(db, path)) };
}

interface Minting {
  readonly port: number;
  mintCustomToken(uid: string, claims?: Record<string, unknown>): Promise<string>;
}

export async function signedIn(twin: Minting, uid: string, claims?: Record<string, unknown>): Promise<Client> {
  const client = createClient(twin.port);
  await signInWithCustomToken(client.auth, await twin.mintCustomToken(uid, claims));
  return client;
}

/** Waits until a listener sees what is asked for; rejects when it is cancelled. */
export function until(query: Query, isWanted: (snapshot: DataSnapshot) => boolean): Promise<DataSnapshot> {
  return new Promise((resolve, reject) => {
    const stop = onValue(
      query,
      (snapshot) => {
        if (!isWanted(snapshot)) return;
        setTimeout(() => stop(), 0);
        resolve(snapshot);
      },
      reject,
    );
  });
}

export const connected = (client: Client): Promise<DataSnapshot> =>
  until(client.ref('.info/connected'), (snapshot) => snapshot.val() === true);

export async function expectDenied(attempt: Promise<unknown>): Promise<void> {
  await expect(attempt).rejects.toThrow(/permission.denied/i);
}

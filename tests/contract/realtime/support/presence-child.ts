/** A device of its own process: signs in, goes online as the product does, and waits to be killed. */
import { initializeApp } from 'firebase/app';
import { connectAuthEmulator, inMemoryPersistence, initializeAuth, signInWithCustomToken } from 'firebase/auth';
import { connectDatabaseEmulator, getDatabase, onDisconnect, ref, serverTimestamp, set, update } from 'firebase/database';

const [port = '', uid = '', token = '', connectionId = ''] = process.argv.slice(2);
const url = `http://127.0.0.1:${port}`;
const app = initializeApp({ apiKey: 'any', projectId: 'demo-x', databaseURL: `${url}?ns=demo-x-default-rtdb` });
const auth = initializeAuth(app, { persistence: inMemoryPersistence });
connectAuthEmulator(auth, url, { disableWarnings: true });
await signInWithCustomToken(auth, token);
const db = getDatabase(app);
connectDatabaseEmulator(db, '127.0.0.1', Number(port));
const information = ref(db, `userConversations/${uid}/information`);
const connection = ref(db, `connections/${uid}/${connectionId}`);
await onDisconnect(connection).remove();
await set(connection, serverTimestamp());
await onDisconnect(information).update({ status: 'offline' });
await update(information, { status: 'online', fcmToken: `token-${connectionId}` });
process.stdout.write('ONLINE\n');
setInterval(() => {}, 1_000);

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deleteApp, initializeApp, setLogLevel } from 'firebase/app';
import { connectAuthEmulator, inMemoryPersistence, initializeAuth, signInWithCustomToken } from 'firebase/auth';
import { connectDatabaseEmulator, forceWebSockets, get, getDatabase, goOffline, onValue, ref, update } from 'firebase/database';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { call, dataFrom, logIn, PASSWORD, signUpMember } from '@/tests/setup/member';
import { createTestBackend, type TestBackend } from '@/tests/setup/test-backend';

const PROJECT = 'demo-realtime';
let backend: TestBackend;
let folder: string;
let count = 0;

beforeAll(async () => {
  setLogLevel('silent'); // refusals are judged by their answers
  forceWebSockets();
  folder = await mkdtemp(path.join(tmpdir(), 'realtime-sign-in-'));
  backend = await createTestBackend({ realtime: { kind: 'twin', folder } });
  await backend.listen();
});
afterAll(async () => {
  await backend.remove();
  await rm(folder, { recursive: true, force: true });
});

/** The unmodified SDK, signed in with the token of `GET /users/me`. */
async function device(token: string) {
  const { user } = await dataFrom(backend, 'currentUser', { token });
  const app = initializeApp(
    { apiKey: 'any', projectId: PROJECT, databaseURL: `${backend.url}?ns=${PROJECT}-default-rtdb` },
    `device-${(count += 1)}`,
  );
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, backend.url, { disableWarnings: true });
  const database = getDatabase(app);
  connectDatabaseEmulator(database, '127.0.0.1', Number(new URL(backend.url).port));
  onTestFinished(async () => {
    goOffline(database);
    await deleteApp(app);
  });
  await signInWithCustomToken(auth, user.firebase_custom_token);
  return {
    uid: user.id,
    auth,
    own: (rest = '') => ref(database, `userConversations/${user.id}${rest}`),
    at: (place: string) => ref(database, place),
  };
}

describe("the realtime twin on the API's port", () => {
  it("signs a member in by the minted token, who reaches their own data and nobody else's", async () => {
    const [one, other] = [await signUpMember(backend), await signUpMember(backend)];
    const phone = await device(one.token);
    await update(phone.own('/information'), { status: 'online' });
    expect((await get(phone.own('/information'))).val()).toEqual({ status: 'online' });
    await expect(get(phone.at(`userConversations/${other.id}/information`))).rejects.toThrow(/permission.denied/i);
    await expect(update(phone.at(`userConversations/${other.id}/information`), { status: 'online' })).rejects.toThrow(/permission.denied/i);
  });

  it('keeps other devices signed in at a logout, and ends the sign-in with the last session', async () => {
    const { email, token } = await signUpMember(backend);
    const second = await logIn(backend, email);
    const phone = await device(token);
    await update(phone.own('/information'), { status: 'online' });
    await call(backend, 'logout', { token: second });
    await update(phone.own('/information'), { status: 'online' });
    const cancelled = new Promise<Error>((resolve) => onValue(phone.own(), () => undefined, resolve));
    await get(phone.own());
    await call(backend, 'logout', { token });
    await cancelled;
    await expect.poll(() => phone.auth.currentUser).toBeNull();
    const again = await device(await logIn(backend, email));
    expect((await get(again.own('/information'))).val()).toEqual({ status: 'online' });
  });

  it('forgets a member whose account is deleted', async () => {
    const { token } = await signUpMember(backend);
    const phone = await device(token);
    await update(phone.own('/information'), { status: 'online' });
    const { adminCredential } = JSON.parse(await readFile(path.join(folder, 'keys.json'), 'utf8')) as { adminCredential: string };
    const kept = async () =>
      (
        await fetch(`${backend.url}/userConversations/${phone.uid}.json?ns=${PROJECT}-default-rtdb`, {
          headers: { authorization: `Bearer ${adminCredential}` },
        })
      ).json() as Promise<unknown>;
    expect(await kept()).toEqual({ information: { status: 'online' } });
    expect((await call(backend, 'deleteAccount', { token, body: { password: PASSWORD } })).statusCode).toBe(200);
    expect(await kept()).toBeNull();
    await expect(get(phone.own())).rejects.toThrow(/permission.denied/i);
  });

  it('leaves the API its own paths, and takes pages of the sites only', async () => {
    expect((await fetch(`${backend.url}/users/me`)).status).toBe(401);
    const ask = (origin: string) => fetch(`${backend.url}/team/status.json?ns=${PROJECT}-default-rtdb`, { headers: { origin } });
    expect((await ask('http://hk.localhost:3000')).headers.get('access-control-allow-origin')).toBe('http://hk.localhost:3000');
    expect((await ask('http://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
  });
});

import { reload, signInWithCustomToken, signOut } from 'firebase/auth';
import { get, onValue, set, update } from 'firebase/database';
import { expect, test } from 'vitest';
import { expectDenied, signedIn, until } from './support/client';
import { rawClient } from './support/raw-client';
import { customClaims, signHs256, unsigned } from './support/tokens';
import { SECRET } from './support/test-rules';
import { startTwin } from './support/twin';

const information = (uid: string) => `userConversations/${uid}/information`;

test('signing out ends the right to write, signing in again gives it back', async () => {
  const twin = await startTwin();
  const bob = await signedIn(twin, 'bob');
  await update(bob.ref(information('bob')), { status: 'online' });
  await signOut(bob.auth);
  await expectDenied(update(bob.ref(information('bob')), { status: 'offline' }));
  await signInWithCustomToken(bob.auth, await twin.mintCustomToken('bob'));
  await update(bob.ref(information('bob')), { status: 'offline' });
});

test('signing out ends the listens that were the user’s', async () => {
  const twin = await startTwin();
  const bob = await signedIn(twin, 'bob');
  const cancelled = new Promise<Error>((resolve) => {
    onValue(bob.ref(information('bob')), () => {}, resolve);
  });
  await until(bob.ref(information('bob')), () => true);
  await signOut(bob.auth);
  expect((await cancelled).message).toMatch(/permission_denied/i);
});

test('a refreshed token keeps the session and its claims', async () => {
  const twin = await startTwin();
  const team = await signedIn(twin, 'agent', { team: true });
  const first = await team.auth.currentUser?.getIdToken();
  const second = await team.auth.currentUser?.getIdToken(true);
  expect(second).not.toBe(first);
  expect((await get(team.ref('userConversations'))).exists()).toBe(false);
  const user = team.auth.currentUser;
  if (user === null) throw new Error('signed out');
  await reload(user);
  expect(user.uid).toBe('agent');
});

test('a token that runs out during the connection ends the sign-in, and the SDK renews it by itself', async () => {
  let offset = 0;
  const twin = await startTwin({ clock: { now: () => Date.now() + offset } });
  const bob = await signedIn(twin, 'bob');
  const history: boolean[] = [];
  onValue(bob.ref('.info/connected'), (snapshot) => history.push(snapshot.val() as boolean));
  await update(bob.ref(information('bob')), { status: 'online' });
  offset = 3_700_000;
  // The SDK hangs up, fetches a new token and comes back.
  await expect.poll(() => history).toEqual([false, true, false, true]);
  await update(bob.ref(information('bob')), { status: 'offline' });
});

test('a client that keeps an expired token is signed out by the server', async () => {
  let offset = 0;
  const twin = await startTwin({ clock: { now: () => Date.now() + offset } });
  const cred = await (await signedIn(twin, 'bob')).auth.currentUser?.getIdToken();
  const raw = await rawClient(twin.port);
  expect(await raw.request('auth', { cred })).toBe('ok');
  expect(await raw.request('p', { p: information('bob'), d: { status: 'online' } })).toBe('ok');
  offset = 3_700_000;
  expect(await raw.request('p', { p: information('bob'), d: { status: 'offline' } })).toBe('permission_denied');
  await expect.poll(() => raw.messages.some((message) => message.d.a === 'ac')).toBe(true);
  expect(await raw.request('auth', { cred })).toBe('expired_token');
  raw.socket.close();
});

test('the server signs in nobody by a forged, a custom, or an administrator’s word', async () => {
  const twin = await startTwin();
  const claims = { ...customClaims(), iss: 'https://securetoken.google.com/demo-x', aud: 'demo-x', sub: 'bob', signed_in_ms: Date.now() };
  const raw = await rawClient(twin.port);
  const forged = [unsigned(claims), await signHs256(claims, SECRET), await twin.mintCustomToken('bob'), 'owner', twin.adminCredential, ''];
  for (const cred of forged) expect(await raw.request('auth', { cred })).toBe('invalid_token');
  expect(await raw.request('g', { p: information('bob') })).toBe('permission_denied');
  raw.socket.close();
});

test('a sign-in ends thirty days after it began, however often it is renewed', async () => {
  let offset = 0;
  const twin = await startTwin({ clock: { now: () => Date.now() + offset } });
  const { auth } = await signedIn(twin, 'bob');
  offset = 29 * 86_400_000;
  await auth.currentUser?.getIdToken(true);
  offset = 31 * 86_400_000;
  await expect(auth.currentUser?.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
});

test('a revoked user is out at once, everywhere', async () => {
  let now = Date.now();
  const twin = await startTwin({ clock: { now: () => now } });
  const bob = await signedIn(twin, 'bob');
  const idToken = await bob.auth.currentUser?.getIdToken();
  await set(bob.ref(information('bob')), { status: 'online' });
  now += 5;
  await twin.revokeUser('bob');
  await expect(bob.auth.currentUser?.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
  const raw = await rawClient(twin.port);
  expect(await raw.request('auth', { cred: idToken })).toBe('invalid_token');
  raw.socket.close();
  const answer = await fetch(`http://127.0.0.1:${twin.port}/${information('bob')}.json?ns=demo-x-default-rtdb&auth=${idToken}`);
  expect(answer.status).toBe(401);
  const again = await signedIn(twin, 'bob');
  expect((await get(again.ref(information('bob')))).exists()).toBe(true);
});

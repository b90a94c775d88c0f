import { getApps } from 'firebase/app';
import { expect, it, vi } from 'vitest';

const forceWebSockets = vi.hoisted(() => vi.fn<() => void>());
vi.mock('firebase/auth', () => ({
  connectAuthEmulator: () => undefined,
  initializeAuth: () => ({}),
  inMemoryPersistence: {},
  onAuthStateChanged: () => () => undefined,
  signInWithCustomToken: async () => undefined,
  signOut: async () => undefined,
}));
vi.mock('firebase/database', () => ({
  connectDatabaseEmulator: () => undefined,
  forceWebSockets,
  getDatabase: () => ({}),
  goOffline: () => undefined,
}));

const { connectFirebase } = await import('@/services/presence/firebase-connection');

it('chooses the transport once in a page: a member who comes back online must not make the SDK warn', () => {
  connectFirebase('a-member');
  connectFirebase('a-member');
  expect(forceWebSockets).toHaveBeenCalledOnce();
});

it('ends a cancelled sign-in without ending the connection that has begun meanwhile', async () => {
  const cancelled = connectFirebase('a-member');
  connectFirebase('another-member');
  const [, current] = getApps().slice(-2);
  await cancelled.close();
  expect(getApps()).toContain(current);
  expect(current).toHaveProperty('isDeleted', false);
});

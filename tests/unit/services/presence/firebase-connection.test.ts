import { expect, it, vi } from 'vitest';

const forceWebSockets = vi.hoisted(() => vi.fn<() => void>());
vi.mock('firebase/app', () => ({ initializeApp: () => ({}), deleteApp: async () => undefined }));
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

import { get, goOffline, goOnline, onDisconnect, serverTimestamp, set, update } from 'firebase/database';
import { expect, test } from 'vitest';
import { connected, createClient, until } from './support/client';
import { startTwin } from './support/twin';

async function pair() {
  const twin = await startTwin();
  const a = createClient(twin.port);
  const b = createClient(twin.port);
  await connected(a);
  return { twin, a, b };
}

test('a value set aside is written when the connection ends, with the time of then', async () => {
  const { a, b } = await pair();
  await onDisconnect(a.ref('pub/od')).set({ gone: serverTimestamp() });
  await set(a.ref('pub/od'), 'here');
  const before = Date.now();
  goOffline(a.db);
  const snapshot = await until(b.ref('pub/od'), (found) => found.hasChild('gone'));
  expect(snapshot.child('gone').val()).toBeGreaterThanOrEqual(before - 5);
});

test('it happens once: a second connection has to set aside again', async () => {
  const { twin, a, b } = await pair();
  await onDisconnect(a.ref('pub/od')).set('gone');
  goOffline(a.db);
  await until(b.ref('pub/od'), (found) => found.val() === 'gone');
  goOnline(a.db);
  await set(a.ref('pub/od'), 'back');
  goOffline(a.db);
  await expect.poll(() => twin.connectionCount()).toBe(1);
  expect((await get(b.ref('pub/od'))).val()).toBe('back');
});

test('a cancelled one is not written', async () => {
  const { twin, a, b } = await pair();
  await connected(b);
  await set(a.ref('pub/od'), 'keep');
  await onDisconnect(a.ref('pub/od')).remove();
  await onDisconnect(a.ref('pub/od')).cancel();
  goOffline(a.db);
  await expect.poll(() => twin.connectionCount()).toBe(1);
  expect((await get(b.ref('pub/od'))).val()).toBe('keep');
});

test('an update set aside leaves its neighbours alone, and part of it can be cancelled', async () => {
  const { a, b } = await pair();
  await set(a.ref('pub/od'), { x: 1, y: 1, z: 1 });
  await onDisconnect(a.ref('pub/od')).update({ x: 2, y: 2 });
  await onDisconnect(a.ref('pub/od/y')).cancel();
  goOffline(a.db);
  await until(b.ref('pub/od'), (found) => found.child('x').val() === 2);
  expect((await get(b.ref('pub/od'))).val()).toEqual({ x: 2, y: 1, z: 1 });
});

test('the later of two for one place counts', async () => {
  const { a, b } = await pair();
  await onDisconnect(a.ref('pub/od')).set('first');
  await onDisconnect(a.ref('pub/od')).set('second');
  await update(a.ref('pub'), { od: 'here' });
  goOffline(a.db);
  await until(b.ref('pub/od'), (found) => found.val() === 'second');
});

import {
  get,
  goOffline,
  goOnline,
  increment,
  onChildAdded,
  onValue,
  push,
  remove,
  serverTimestamp,
  set,
  setPriority,
  setWithPriority,
  update,
} from 'firebase/database';
import { expect, test } from 'vitest';
import { connected, createClient, until } from './support/client';
import { startTwin } from './support/twin';

async function pair() {
  const twin = await startTwin();
  return { twin, a: createClient(twin.port), b: createClient(twin.port) };
}

test('.info/connected becomes true and the server time offset is known', async () => {
  const { a } = await pair();
  await connected(a);
  const offset = await until(a.ref('.info/serverTimeOffset'), (snapshot) => snapshot.exists());
  expect(Math.abs(offset.val() as number)).toBeLessThan(2_000);
});

test('a value set by one client is read by another', async () => {
  const { a, b } = await pair();
  await set(a.ref('pub/x'), { n: 1, s: 'é😀', nested: { k: true } });
  expect((await get(b.ref('pub/x'))).val()).toEqual({ n: 1, nested: { k: true }, s: 'é😀' });
});

test('nothing is null', async () => {
  const { b } = await pair();
  expect((await get(b.ref('pub/none'))).val()).toBeNull();
});

test('an update merges, deep paths included, and a listener of another client sees it', async () => {
  const { a, b } = await pair();
  await set(a.ref('pub/x'), { n: 1, nested: { k: true } });
  const seen = until(b.ref('pub/x'), (snapshot) => (snapshot.val() as { n?: number } | null)?.n === 3);
  await update(a.ref('pub/x'), { n: 2, 'nested/k2': 'deep' });
  await update(a.ref('pub/x'), { n: 3 });
  expect((await seen).val()).toEqual({ n: 3, nested: { k: true, k2: 'deep' } });
});

test('an update of several paths from the root is one', async () => {
  const { a, b } = await pair();
  const seen: unknown[] = [];
  onValue(b.ref('pub'), (snapshot) => seen.push(snapshot.val()));
  await until(b.ref('pub'), () => true);
  await update(a.ref(), { 'pub/m1': 1, 'pub/m2/z': 2 });
  await until(b.ref('pub/m2'), (snapshot) => snapshot.exists());
  expect(seen).toEqual([null, { m1: 1, m2: { z: 2 } }]);
});

test('a removed value is gone', async () => {
  const { a, b } = await pair();
  await set(a.ref('pub/m1'), 1);
  await remove(a.ref('pub/m1'));
  expect((await get(b.ref('pub/m1'))).exists()).toBe(false);
});

test('pushed children arrive in order', async () => {
  const { a, b } = await pair();
  const seen: string[] = [];
  onChildAdded(b.ref('pub/list'), (snapshot) => seen.push((snapshot.val() as { t: string }).t));
  for (const t of ['1', '2', '3']) await push(a.ref('pub/list'), { t, at: serverTimestamp() });
  await until(b.ref('pub/list'), (snapshot) => snapshot.size === 3);
  expect(seen).toEqual(['1', '2', '3']);
});

test('server values: the time, and a sum', async () => {
  const { a, b } = await pair();
  await set(a.ref('pub/ts'), serverTimestamp());
  expect(Math.abs(((await get(b.ref('pub/ts'))).val() as number) - Date.now())).toBeLessThan(3_000);
  await set(a.ref('pub/c'), 5);
  await set(a.ref('pub/c'), increment(2));
  await update(a.ref('pub'), { c: increment(0.5), d: increment(3) });
  expect((await get(b.ref('pub'))).child('c').val()).toBe(7.5);
  expect((await get(b.ref('pub/d'))).val()).toBe(3);
});

test('priorities order children and can be changed alone', async () => {
  const { a, b } = await pair();
  await setWithPriority(a.ref('pub/p/one'), 'x', 2);
  await setWithPriority(a.ref('pub/p/two'), { deep: 1 }, 1);
  const keysOf = async () => {
    const keys: (string | null)[] = [];
    (await get(b.ref('pub/p'))).forEach((child) => void keys.push(child.key));
    return keys;
  };
  expect(await keysOf()).toEqual(['two', 'one']);
  await setPriority(a.ref('pub/p/two'), 3);
  expect(await keysOf()).toEqual(['one', 'two']);
  expect((await get(b.ref('pub/p/one'))).priority).toBe(2);
});

test('a value of 300 kB goes both ways in many frames', async () => {
  const { a, b } = await pair();
  const big = 'ü'.repeat(150_000);
  await set(a.ref('pub/big'), big);
  expect((await get(b.ref('pub/big'))).val()).toBe(big);
});

test('listening again after having stopped works', async () => {
  const { a, b } = await pair();
  for (let round = 0; round < 3; round += 1) {
    await until(b.ref('pub/again'), () => true);
    // The next answer of this connection comes after the end of listening.
    await new Promise((resolve) => setTimeout(resolve));
    await get(b.ref('pub/another'));
  }
  await set(a.ref('pub/again'), 9);
  expect((await until(b.ref('pub/again'), (snapshot) => snapshot.val() === 9)).val()).toBe(9);
});

test('writes made offline are sent on reconnection', async () => {
  const { twin, a, b } = await pair();
  await connected(a);
  goOffline(a.db);
  const queued = set(a.ref('pub/q'), 'queued');
  await expect.poll(() => twin.connectionCount()).toBe(0);
  goOnline(a.db);
  await queued;
  expect((await get(b.ref('pub/q'))).val()).toBe('queued');
});

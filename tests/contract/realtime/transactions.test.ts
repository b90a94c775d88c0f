import { get, runTransaction, set } from 'firebase/database';
import { expect, test } from 'vitest';
import { createClient } from './support/client';
import { startTwin } from './support/twin';

const plusOne = (value: number | null) => (value ?? 0) + 1;

test('a transaction on nothing', async () => {
  const twin = await startTwin();
  const result = await runTransaction(createClient(twin.port).ref('pub/tx'), plusOne);
  expect([result.committed, result.snapshot.val()]).toEqual([true, 1]);
});

test('thirty at once by two clients lose none', async () => {
  const twin = await startTwin();
  const clients = [createClient(twin.port), createClient(twin.port)];
  const rounds = clients.flatMap((client) => Array.from({ length: 15 }, () => runTransaction(client.ref('pub/n'), plusOne)));
  await Promise.all(rounds);
  expect((await get(createClient(twin.port).ref('pub/n'))).val()).toBe(30);
});

test('a transaction on a value that the client did not know', async () => {
  const twin = await startTwin();
  const [a, b] = [createClient(twin.port), createClient(twin.port)];
  await set(a.ref('pub/o'), { b: 1.5, a: 'x', t: true, k: { 10: 'ten', 9: 'nine' } });
  const result = await runTransaction(b.ref('pub/o'), (value: object | null) => ({ ...value, seen: 1 }));
  expect(result.snapshot.val()).toEqual({ b: 1.5, a: 'x', t: true, k: { 10: 'ten', 9: 'nine' }, seen: 1 });
});

/** A fixed sequence, so that a failure can be repeated. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

const KEYS = ['a', 'B', 'é', '😀', '10', '9', '007', '7', '-5', '2147483647', '2147483648', '-Nabc_', 'Z', 'zz', '12345678901'];

function randomValue(random: () => number, depth: number): unknown {
  const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(random() * items.length)];
  if (depth > 0 && random() < 0.7) {
    const size = 1 + Math.floor(random() * 5);
    return Object.fromEntries(Array.from({ length: size }, () => [pick(KEYS) ?? 'a', randomValue(random, depth - 1)]));
  }
  const numbers = [random() * 1e6, -random(), Math.floor(random() * 1e9), 0, -0, 1e-320, 1.5e300, -42, 2_147_483_648, 5e-7];
  return pick([...numbers, true, false, '', 'é😀漢', 'a b/c.d', '123']);
}

test('the hash of 150 random values is the one the SDK computes', async () => {
  const twin = await startTwin();
  const [writer, changer] = [createClient(twin.port), createClient(twin.port)];
  const random = sequence(7);
  const worst: { calls: number; value: unknown } = { calls: 0, value: null };
  for (let round = 0; round < 150; round += 1) {
    const value = randomValue(random, 3);
    await set(writer.ref(`pub/h${round}`), value);
    let calls = 0;
    const result = await runTransaction(changer.ref(`pub/h${round}`), (present: unknown) => {
      calls += 1;
      return present === null ? { blind: 1 } : { present };
    });
    expect(result.snapshot.hasChild('present')).toBe(true);
    if (calls > worst.calls) Object.assign(worst, { calls, value });
  }
  // Once blind, once with the value: a hash that differs would ask again and again.
  expect(worst.calls, JSON.stringify(worst.value)).toBeLessThanOrEqual(2);
});

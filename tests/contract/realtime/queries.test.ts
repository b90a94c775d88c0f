import {
  endAt,
  equalTo,
  get,
  limitToFirst,
  limitToLast,
  onChildMoved,
  onValue,
  orderByChild,
  orderByKey,
  orderByValue,
  push,
  query,
  remove,
  set,
  setPriority,
  startAfter,
  startAt,
  update,
  type DataSnapshot,
  type Query,
} from 'firebase/database';
import { expect, test } from 'vitest';
import { createClient, until } from './support/client';
import { startTwin } from './support/twin';

const textsOf = (snapshot: DataSnapshot): unknown[] => {
  const texts: unknown[] = [];
  snapshot.forEach((child) => void texts.push(child.child('t').val()));
  return texts;
};

async function listOf(...texts: string[]) {
  const twin = await startTwin();
  const a = createClient(twin.port);
  const b = createClient(twin.port);
  for (const t of texts) await push(a.ref('pub/list'), { t });
  return { a, b, list: b.ref('pub/list') };
}

test('the last children by key', async () => {
  const { list } = await listOf('1', '2', '3');
  const snapshot = await until(query(list, orderByKey(), limitToLast(2)), (found) => found.size === 2);
  expect(textsOf(snapshot)).toEqual(['2', '3']);
});

test('a window of the last two moves with each push, without an intermediate state', async () => {
  const { a, list } = await listOf('1', '2', '3');
  const seen: unknown[][] = [];
  onValue(query(list, limitToLast(2)), (snapshot) => seen.push(textsOf(snapshot)));
  await until(query(list, limitToLast(2)), (found) => found.size === 2);
  await push(a.ref('pub/list'), { t: '4' });
  await until(query(list, limitToLast(2)), (found) => textsOf(found).includes('4'));
  expect(seen).toEqual([
    ['2', '3'],
    ['3', '4'],
  ]);
});

test('a removal lets the one before the window in', async () => {
  const { a, list } = await listOf('1', '2', '3');
  const keys: string[] = [];
  (await get(a.ref('pub/list'))).forEach((child) => void keys.push(child.key ?? ''));
  await until(query(list, limitToLast(2)), (found) => found.size === 2);
  const next = until(query(list, limitToLast(2)), (found) => textsOf(found)[0] === '1');
  await remove(a.ref(`pub/list/${keys[2]}`));
  expect(textsOf(await next)).toEqual(['1', '2']);
});

test('a change inside a child of the window is seen', async () => {
  const { a, list } = await listOf('1', '2');
  const snapshot = await get(a.ref('pub/list'));
  const [first] = Object.keys(snapshot.val() as object);
  const seen = until(query(list, limitToLast(2)), (found) => textsOf(found)[0] === 'new');
  await set(a.ref(`pub/list/${first}/t`), 'new');
  expect(textsOf(await seen)).toEqual(['new', '2']);
});

test('by child: equal, range, start after', async () => {
  const { list } = await listOf('b', 'a', 'd', 'c');
  const read = async (...constraints: Parameters<typeof query> extends [Query, ...infer C] ? C : never) =>
    textsOf(await get(query(list, orderByChild('t'), ...constraints)));
  expect(await read(equalTo('b'))).toEqual(['b']);
  expect(await read(startAt('b'), endAt('c'))).toEqual(['b', 'c']);
  expect(await read(startAfter('b'))).toEqual(['c', 'd']);
  expect(await read(limitToFirst(2))).toEqual(['a', 'b']);
});

test('by child, live: a child moves in, within and out of the range', async () => {
  const { a, b } = await listOf();
  await update(a.ref('pub/rank'), { x: { n: 1 }, y: { n: 5 }, z: { n: 9 } });
  const range = query(b.ref('pub/rank'), orderByChild('n'), startAt(2), endAt(6));
  const seen: string[] = [];
  const moved: (string | null)[] = [];
  onChildMoved(range, (snapshot) => void moved.push(snapshot.key));
  onValue(range, (snapshot) =>
    seen.push(
      Object.keys((snapshot.val() ?? {}) as object)
        .sort()
        .join(''),
    ),
  );
  await until(range, (snapshot) => snapshot.size === 1);
  await set(a.ref('pub/rank/x/n'), 3);
  await set(a.ref('pub/rank/x/n'), 6);
  await set(a.ref('pub/rank/y/n'), 7);
  await until(range, (snapshot) => snapshot.size === 1 && snapshot.hasChild('x'));
  expect(seen).toEqual(['y', 'xy', 'xy', 'x']);
  expect(moved).toEqual(['x']);
});

test('by value and by integer keys', async () => {
  const { a, b } = await listOf();
  await set(a.ref('pub/values'), { 10: 'ten', 9: 'nine', a: 'alpha', '-1': 'minus' });
  const keys = (snapshot: DataSnapshot) => {
    const found: (string | null)[] = [];
    snapshot.forEach((child) => void found.push(child.key));
    return found;
  };
  expect(keys(await get(query(b.ref('pub/values'), orderByKey())))).toEqual(['-1', '9', '10', 'a']);
  expect(keys(await get(query(b.ref('pub/values'), orderByValue(), limitToFirst(2))))).toEqual(['a', '-1']);
});

test('by priority, with a limit, when children carry priorities', async () => {
  const { a, b } = await listOf();
  await set(a.ref('pub/p'), { a: 1, b: 2, c: 3 });
  const last = query(b.ref('pub/p'), limitToLast(1));
  await until(last, (snapshot) => snapshot.hasChild('c'));
  const moved = until(last, (snapshot) => snapshot.hasChild('a'));
  await setPriority(a.ref('pub/p/a'), 10);
  expect((await moved).val()).toEqual({ a: 1 });
});

test('two queries and the whole list at once, on one client', async () => {
  const { a, list } = await listOf('1', '2', '3');
  const whole: number[] = [];
  const tail: unknown[][] = [];
  onValue(list, (snapshot) => whole.push(snapshot.size));
  onValue(query(list, limitToLast(1)), (snapshot) => tail.push(textsOf(snapshot)));
  await until(list, (snapshot) => snapshot.size === 3);
  await push(a.ref('pub/list'), { t: '4' });
  await until(list, (snapshot) => snapshot.size === 4);
  await expect.poll(() => [whole.at(-1), tail.at(-1)]).toEqual([4, ['4']]);
});

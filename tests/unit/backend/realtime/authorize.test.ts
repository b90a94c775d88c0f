import { expect, test } from 'vitest';
import { nodeFromJson } from '@/backend/twins/realtime/data/node-json';
import { setAt } from '@/backend/twins/realtime/data/node-update';
import { isIndexed, mayRead, mayWrite } from '@/backend/twins/realtime/rules/authorize';
import { compileRules } from '@/backend/twins/realtime/rules/rule-tree';

const tree = (json: unknown) => nodeFromJson(json, { existing: null, now: 0, depth: 0 });
const auth = { uid: 'u1', provider: 'custom' as const, token: {} };

function world(rules: object, data: unknown = null) {
  const compiled = compileRules(JSON.stringify({ rules }));
  const root = tree(data);
  const split = (path: string) => path.split('/').filter((key) => key !== '');
  return {
    read: (path: string) => mayRead(compiled, { auth, path: split(path), root, now: 5 }),
    write: (path: string, value: unknown) =>
      mayWrite(compiled, { auth, path: split(path), root, newRoot: setAt(root, split(path), tree(value)), now: 5 }),
    isIndexed: (path: string, index: string) => isIndexed(compiled, split(path), index),
  };
}

test('without a rule nothing is allowed', () => {
  const { read, write } = world({}, { a: 1 });
  expect([read(''), read('a'), write('a', 1), write('', null)]).toEqual([false, false, false, false]);
});

test('a right reaches down and cannot be taken back below', () => {
  const { read, write } = world({ a: { '.read': true, '.write': true, b: { '.read': false, '.write': false } } });
  expect([read('a'), read('a/b/c'), write('a/b', 1), read('')]).toEqual([true, true, true, false]);
});

test('a right below does not reach up', () => {
  const { read, write } = world({ a: { b: { '.read': true, '.write': true } } });
  expect([read('a'), read('a/b'), write('a', { b: 1 }), write('a/b', 1)]).toEqual([false, true, false, true]);
});

test('every validation must hold: on the way, at the place and below', () => {
  const { write } = world({
    '.write': true,
    a: { '.validate': "newData.hasChild('k')", $x: { '.validate': 'newData.isNumber()' }, strict: { $other: { '.validate': false } } },
  });
  expect(write('a', { k: 1 })).toBe(true);
  expect(write('a', { z: 1 })).toBe(false);
  expect(write('a/z', 1)).toBe(false);
  expect(write('a', { k: 1, y: 'text' })).toBe(false);
  expect(write('', { a: { k: 'text' } })).toBe(false);
  expect(write('a', { k: 1, strict: { anything: 1 } })).toBe(false);
  expect(write('a', null)).toBe(true);
});

test('a removal is not validated where it happens, but the parent keeps its shape', () => {
  const { write } = world(
    { '.write': true, a: { '.validate': "newData.hasChild('k')", k: { '.validate': false } } },
    { a: { k: 1, j: 2 } },
  );
  expect([write('a/k', null), write('a/j', null), write('a', null)]).toEqual([false, true, true]);
});

test('variables bind the keys of the path, the exact name before the variable', () => {
  const { write } = world({ $a: { $b: { '.write': "$a === 'one' && $b === 'two'" } }, exact: { two: { '.write': true } } });
  expect([write('one/two', 1), write('one/three', 1), write('exact/two', 1), write('exact/one', 1)]).toEqual([true, false, true, false]);
});

test('data is what was, newData what will be, the whole update included', () => {
  const { write } = world({ n: { '.write': 'newData.val() === data.val() + 1 && now === 5' } }, { n: 1 });
  expect([write('n', 2), write('n', 3)]).toEqual([true, false]);
});

test('an index is known where it is declared', () => {
  const { isIndexed: indexed } = world({ a: { $id: { '.indexOn': ['at', 'deep/er'] } } });
  expect([indexed('a/x', 'at'), indexed('a/x', 'deep/er'), indexed('a/x', 'no'), indexed('a', 'at'), indexed('a/x/y', 'at')]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

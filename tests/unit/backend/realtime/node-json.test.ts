import { expect, test } from 'vitest';
import { nodeFromJson, nodeToJson, PLAIN, REST, WIRE } from '@/backend/twins/realtime/data/node-json';
import { nodeAt } from '@/backend/twins/realtime/data/node';
import { setAt, hashOf } from '@/backend/twins/realtime/data/node-update';
import { parsePath } from '@/backend/twins/realtime/data/path';

const read = (json: unknown, existing = null) => nodeFromJson(json, { existing, now: 1_000, depth: 0 });

test('what is empty is not stored, lists become keys', () => {
  expect(nodeToJson(read({ a: {}, b: [], c: null, d: { e: null } }), PLAIN)).toBeNull();
  expect(nodeToJson(read(['x', null, 'z']), PLAIN)).toEqual({ 0: 'x', 2: 'z' });
  expect(nodeToJson(read(['x', null, 'z']), REST)).toEqual(['x', null, 'z']);
  expect(nodeToJson(read({ 0: 'x', 9: 'z' }), REST)).toEqual({ 0: 'x', 9: 'z' });
});

test('priorities go both ways on the wire and nowhere else', () => {
  const json = { '.priority': 1, a: { '.value': 'x', '.priority': 'p' }, b: 2 };
  expect(nodeToJson(read(json), WIRE)).toEqual(json);
  expect(nodeToJson(read(json), PLAIN)).toEqual({ a: 'x', b: 2 });
});

test('removing the last child removes the parents', () => {
  const tree = setAt(read({ a: { b: { c: 1 } }, d: 1 }), ['a', 'b', 'c'], null);
  expect(nodeToJson(tree, PLAIN)).toEqual({ d: 1 });
  expect(nodeAt(tree, ['a'])).toBeNull();
});

test('writing what is there already gives the very same tree', () => {
  const tree = read({ a: { b: 1 } });
  expect(setAt(tree, ['a', 'b'], read(1))).toBe(tree);
});

test.each([
  ['a key with a dot', { 'a.b': 1 }],
  ['a key with a slash', { 'a/b': 1 }],
  ['an empty key', { '': 1 }],
  ['a control character', { 'a\u0007': 1 }],
  ['a key of 769 bytes', { ['x'.repeat(769)]: 1 }],
  ['a boolean as priority', { '.value': 1, '.priority': true }],
  ['an object as value', { '.value': { a: 1 } }],
  ['an unknown server value', { '.sv': 'random' }],
  ['33 levels', Array.from({ length: 33 }).reduce<unknown>((inner) => ({ x: inner }), 1)],
])('refused: %s', (_, json) => {
  expect(() => read(json)).toThrow();
});

test('paths: surplus slashes are nothing, a priority may only stand last', () => {
  expect(parsePath('//a///b/')).toEqual(['a', 'b']);
  expect(parsePath('a/.priority')).toEqual(['a', '.priority']);
  expect(() => parsePath('.priority/a')).toThrow();
  expect(() => parsePath('a/.value')).toThrow();
});

test('the hash does not depend on the order of writing', () => {
  const one = setAt(setAt(null, ['b'], read(2)), ['a'], read({ x: 1 }));
  expect(hashOf(one)).toBe(hashOf(read({ a: { x: 1 }, b: 2 })));
  expect(hashOf(null)).toBe('');
});

import { expect, test } from 'vitest';
import { nodeFromJson } from '@/backend/twins/realtime/data/node-json';
import { DataSnapshot } from '@/backend/twins/realtime/rules/methods';
import { compileRules } from '@/backend/twins/realtime/rules/rule-tree';
import rows from './rule-expressions.rows.json';

const root = nodeFromJson(
  { name: 'Ann', age: 30, isOpen: true, list: { a: 1, b: 2 }, empty: '', text: 'a/b' },
  { existing: null, now: 0, depth: 0 },
);
const auth = { uid: 'u1', provider: 'custom', token: { team: true, role: 'member', nested: { deep: 'x' } } };

function holds(rule: string, over: Record<string, unknown> = {}): boolean {
  const rules = compileRules(JSON.stringify({ rules: { $any: { '.write': rule } } }));
  const at = (path: string[]) => new DataSnapshot(root, path);
  const names = { auth, now: 1_000, root: at([]), data: at(['list']), newData: at(['name']), $any: 'u1', ...over };
  return rules.wildcard?.node.write?.(names) ?? false;
}

test.each(rows.holds)('holds: %s', (rule) => {
  expect(holds(rule)).toBe(true);
});

test.each([
  ['auth.uid === $any', { auth: null }],
  ['auth.token.team === true', { auth: null }],
  ["'1' === 1", {}],
  ['1 === true', {}],
  ["root.child('list').val() === root.child('list').val()", {}],
  // These fail while they run, and a rule that fails does not hold, whatever stands around the failure.
  ['newData.val() > 5', {}],
  ['newData.val() > 5 || true', {}],
  ["!(data.val().contains('x'))", {}],
  ['root.parent().exists() || true', {}],
  ['newData.val() - 1 === 0 || true', {}],
  ["root.child('age').val().length === 2 || true", {}],
])('does not hold: %s', (rule, over) => {
  expect(holds(rule, over)).toBe(false);
});

test.each([...rows.refused, [`${'('.repeat(200)}true${')'.repeat(200)}`, 'Nested too deeply']])(
  'cannot be deployed: %s',
  (rule, message) => {
    expect(() => holds(rule ?? '')).toThrow(new RegExp(message ?? '-'));
  },
);

test('newData is unknown to a reading rule', () => {
  expect(() => compileRules('{"rules": {".read": "newData.exists()"}}')).toThrow(/^\/\.read: Unknown name newData/);
});

test.each([
  ['{"rules": {"a": {".red": true}}}', /\/a\/\.red: Unknown kind of rule/],
  ['{"rules": {"a": {".read": 1}}}', /string or a boolean/],
  ['{"rules": {"$a": {}, "$b": {}}}', /One variable a level/],
  ['{"rules": {"$a": {"$a": {}}}}', /One variable a level/],
  ['{"rules": {"a": true}}', /Rules are an object/],
  ['{"rules": {".indexOn": [1]}}', /list of strings/],
  ['{".read": true}', /one object, "rules"/],
])('a file that cannot be deployed: %s', (text, message) => {
  expect(() => compileRules(text)).toThrow(message);
});

test('comments are allowed, also beside strings that look like them', () => {
  const rules = compileRules(
    `{ // the rules
    "rules": { /* all
    of them */ ".read": "'http://x' === 'http://x' /* no */ " } }`.replace('/* no */', ''),
  );
  expect(rules.read?.({})).toBe(true);
});

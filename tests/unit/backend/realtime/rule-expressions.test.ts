import { expect, test } from 'vitest';
import { nodeFromJson } from '@/backend/twins/realtime/data/node-json';
import { DataSnapshot } from '@/backend/twins/realtime/rules/methods';
import { compileRules } from '@/backend/twins/realtime/rules/rule-tree';

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

test.each([
  'auth.uid === $any && auth.token.team === true',
  "auth.token.nested.deep == 'x' && auth['uid'] == 'u1'",
  '1 + 2 * 3 === 7 && (1 + 2) * 3 === 9 && 7 % 4 === 3 && -3 < 2 && 10 / 4 === 2.5',
  "'a' + 1 === 'a1' && 'b' > 'a' && \"it's\" === 'it\\'s'",
  'false || true && true',
  '!(false || false) ? true : false',
  'now > 999 && now <= 1000',
  "root.child('name').val() === 'Ann' && root.child('list/b').val() === 2",
  "root.child('list').exists() && !root.child('none').exists()",
  "root.child('none').val() === null && root.child('list').val() !== null",
  "data.parent().child('age').isNumber() && data.child('a').parent().hasChildren(['a', 'b'])",
  "data.hasChildren() && !newData.hasChildren() && data.hasChild('a') && !data.hasChildren(['a', 'z'])",
  "newData.isString() && !newData.isNumber() && !newData.isBoolean() && root.child('isOpen').isBoolean()",
  "newData.val().length === 3 && newData.val().contains('nn') && newData.val().beginsWith('A') && newData.val().endsWith('n')",
  'newData.val().matches(/^[A-Z][a-z]+$/) && newData.val().matches(/ANN/i) && !newData.val().matches(/^b/)',
  "newData.val().toLowerCase() === 'ann' && newData.val().toUpperCase() === 'ANN' && newData.val().replace('n', 'm') === 'Amm'",
  "root.child('text').val().matches(/^a\\/[b/]$/)",
  "root.child('empty').val().length === 0 && root.child('empty').exists()",
  'data.getPriority() === null',
  'auth.token.missing === null && auth.token.constructor === null && auth.token.__proto__ === null',
])('holds: %s', (rule) => {
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

test.each([
  ['1 +', /Unexpected the end/],
  ['(true', /Expected "\)"/],
  ['true true', /Unexpected "true"/],
  ['auth.token.team', /boolean expression/],
  ['auth.token.team && true', /takes booleans/],
  ['!auth.token.team', /! takes a boolean/],
  ["'yes'", /boolean expression/],
  ['unknown === 1', /Unknown name unknown/],
  ['$other === 1', /Unknown name \$other/],
  ['window.alert()', /Unknown name window/],
  ["data.constructor('x') === 1", /No method constructor/],
  ['data.val().constructor() === 1', /No method constructor/],
  ["data['val']() === 1", /Unexpected/],
  ["'a'.matches('a')", /takes a regexp/],
  ['data.hasChild()', /takes 1 arguments/],
  ['data.child(1).exists()', /takes a string/],
  ['data.hasChildren([1])', /holds strings/],
  ['data === newData', /Cannot be compared/],
  ["'a' - 1 === 0", /takes number/],
  ['data.val().matches(/(/)', /Unfinished pattern|Not a pattern/],
  ['data.val().matches(/a/g)', /Unknown flags/],
  ['true ? 1', /Expected ":"/],
  ['#', /Unexpected "#"/],
  [`${'('.repeat(200)}true${')'.repeat(200)}`, /Nested too deeply/],
])('cannot be deployed: %s', (rule, message) => {
  expect(() => holds(rule)).toThrow(message);
});

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

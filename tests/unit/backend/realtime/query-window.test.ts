import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareKeys } from '@/backend/twins/realtime/data/path';
import { nodeFromJson, nodeToJson, WIRE } from '@/backend/twins/realtime/data/node-json';
import { setAt } from '@/backend/twins/realtime/data/node-update';
import type { Tree } from '@/backend/twins/realtime/data/node';
import { parseWireQuery, selectEntries } from '@/backend/twins/realtime/data/query';
import { QueryView, plainChanges } from '@/backend/twins/realtime/live/view';

const fromJson = (json: unknown): Tree => nodeFromJson(json, { existing: null, now: 0, depth: 0 });
const key = fc.constantFrom('a', 'b', 'c', 'd', '1', '2', '10', '-x');
const value = fc.option(fc.record({ n: fc.oneof(fc.integer({ min: 0, max: 5 }), fc.constantFrom('x', 'y', true, false)) }), { nil: null });
const writes = fc.array(fc.tuple(key, value), { maxLength: 40 });
const wireQuery = fc.record({
  i: fc.constantFrom('n', '.key', undefined),
  l: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
  vf: fc.constantFrom('l', 'r'),
  from: fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
  sin: fc.boolean(),
});
type WireQuery = typeof wireQuery extends fc.Arbitrary<infer Q> ? Q : never;

function parse({ i, l, vf, from, sin }: WireQuery) {
  const start = from === undefined ? {} : { sp: i === '.key' ? String(from) : i === 'n' ? from : null, sin };
  return parseWireQuery({ ...(i && { i }), ...(l && { l, vf }), ...start });
}

const rank = (x: unknown): number => (x === undefined ? 0 : x === false ? 1 : x === true ? 2 : typeof x === 'number' ? 3 : 4);
const compareValues = (a: unknown, b: unknown): number =>
  rank(a) - rank(b) || (typeof a === 'number' ? a - (b as number) : String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0);

/** The definition of a query, on a plain object, sorting everything anew. */
function naive(rows: [string, { n: unknown }][], q: WireQuery): string[] {
  const byChild = q.i === 'n';
  const order = (a: (typeof rows)[number], b: (typeof rows)[number]) =>
    (byChild ? compareValues(a[1].n, b[1].n) : 0) || compareKeys(a[0], b[0]);
  let kept = [...rows].sort(order);
  if (q.from !== undefined && q.i !== undefined) {
    const edge = q.from;
    const side = ([k, v]: (typeof rows)[number]) => (byChild ? compareValues(v.n, edge) : compareKeys(k, String(edge)));
    kept = kept.filter((row) => (q.sin ? side(row) >= 0 : side(row) > 0));
  } else if (q.from !== undefined && !q.sin) kept = [];
  if (q.l !== undefined) kept = q.vf === 'r' ? kept.slice(-q.l) : kept.slice(0, q.l);
  return kept.map(([k]) => k);
}

test('a query selects what its definition says, after any writes', () => {
  fc.assert(
    fc.property(writes, wireQuery, (list, raw) => {
      const query = parse(raw);
      fc.pre(query !== null);
      let tree: Tree = null;
      const plain = new Map<string, { n: unknown }>();
      for (const [name, json] of list) {
        tree = setAt(tree, [name], fromJson(json));
        if (query !== null) selectEntries(tree, query);
        if (json === null) plain.delete(name);
        else plain.set(name, json);
      }
      const selected = query === null ? [] : selectEntries(tree, query).map(([name]) => name);
      expect(selected).toEqual(naive([...plain], raw));
    }),
    { numRuns: 500 },
  );
});

test('a listener that applies the changes it is told always holds what the query selects', () => {
  fc.assert(
    fc.property(writes, wireQuery, (list, raw) => {
      const query = parse(raw);
      if (query === null) return;
      let root: Tree = null;
      const view = new QueryView(['list'], query, root);
      let seen: Tree = null;
      for (const [name, json] of list) {
        const before = root;
        root = setAt(root, ['list', name], fromJson(json));
        const update = view.advance(before, root, [['list', name]]);
        for (const change of update === null ? [] : plainChanges(update)) {
          seen = setAt(seen, change.path.split('/').slice(1), fromJson(change.value));
        }
        expect(nodeToJson(seen, WIRE)).toEqual(nodeToJson(view.current(root), WIRE));
      }
    }),
    { numRuns: 500 },
  );
});

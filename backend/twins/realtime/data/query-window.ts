import { compareIndexKeys, indexOf, sortValue, type IndexKey } from './child-index';
import type { Branch, Node, Tree } from './node';
import type { Query } from './query';
import { branch } from './node';

export type Entry = readonly [key: string, child: Node];

/** Position of a child relative to the bounds: -1, 0 or 1. */
function sideOf(query: Query, at: IndexKey): -1 | 0 | 1 {
  const { start, end } = query;
  if (start !== null) {
    const order = compareIndexKeys(at, start);
    if (order < 0 || (order === 0 && !start.isInclusive)) return -1;
  }
  if (end !== null) {
    const order = compareIndexKeys(at, end);
    if (order > 0 || (order === 0 && !end.isInclusive)) return 1;
  }
  return 0;
}

export const matches = (query: Query, key: string, child: Node): boolean => sideOf(query, { value: sortValue(query.by, child), key }) === 0;

function* walk(node: Branch, query: Query, fromLast: boolean): Generator<Entry> {
  const byKey = query.by === '.key' || (query.by === '.priority' && node.prioritised === 0);
  if (byKey) {
    const outside = (side: -1 | 1) => (key: string) => sideOf(query, { value: null, key }) === side;
    yield* fromLast ? node.children.descend(outside(1)) : node.children.ascend(outside(-1));
    return;
  }
  const index = indexOf(node, query.by);
  const outside = (side: -1 | 1) => (at: IndexKey) => sideOf(query, at) === side;
  for (const [{ key }, child] of fromLast ? index.descend(outside(1)) : index.ascend(outside(-1))) yield [key, child];
}

/** The children a query selects, in O(log n + selected). */
export function selectEntries(tree: Tree, query: Query): Entry[] {
  if (tree?.kind !== 'branch') return [];
  const fromLast = query.limit?.from === 'last';
  const most = query.limit?.count ?? Infinity;
  const entries: Entry[] = [];
  for (const entry of walk(tree, query, fromLast)) {
    if (entries.length >= most || !matches(query, entry[0], entry[1])) break;
    entries.push(entry);
  }
  return fromLast ? entries.reverse() : entries;
}

/** Result of the query; a leaf has no children and is returned whole, as the SDK expects. */
export function select(tree: Tree, query: Query | null): Tree {
  if (query === null || tree?.kind !== 'branch') return tree;
  return branch(selectEntries(tree, query), tree.priority);
}

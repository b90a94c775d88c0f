import { compareKeys } from './path';
import { nodeAt, type Branch, type Node, type Scalar, type Tree } from './node';
import { SortedMap } from './sorted-map';

/** Sort key of a query: `.key`, `.value`, `.priority` or the path of a child. */
export type IndexBy = '.key' | '.value' | '.priority' | readonly string[];

/** Objects sort after every scalar. */
const OBJECT = Symbol('object');
export type SortValue = Scalar | null | typeof OBJECT;
export interface IndexKey {
  readonly value: SortValue;
  readonly key: string;
}

const rank = (value: SortValue): number => {
  if (value === null) return 0;
  if (typeof value === 'boolean') return value ? 2 : 1;
  if (typeof value === 'number') return 3;
  return typeof value === 'string' ? 4 : 5;
};

function compareValues(a: SortValue, b: SortValue): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : a > b ? 1 : 0;
  return rank(a) - rank(b);
}

export const compareIndexKeys = (a: IndexKey, b: IndexKey): number => compareValues(a.value, b.value) || compareKeys(a.key, b.key);

const scalarOf = (tree: Tree): SortValue => (tree === null ? null : tree.kind === 'leaf' ? tree.value : OBJECT);

export function sortValue(by: IndexBy, child: Node): SortValue {
  if (by === '.key') return null;
  if (by === '.priority') return child.priority;
  return scalarOf(by === '.value' ? child : nodeAt(child, by));
}

type ChildIndex = SortedMap<IndexKey, Node>;
interface NamedIndex {
  readonly by: IndexBy;
  readonly entries: ChildIndex;
}

// Indexes are built by the first query that needs them and then updated by every write in O(log n).
const cache = new WeakMap<Branch, Map<string, NamedIndex>>();
const nameOf = (by: IndexBy): string => (typeof by === 'string' ? by : by.join('/'));

export function indexOf(branch: Branch, by: IndexBy): ChildIndex {
  const name = nameOf(by);
  const known = cache.get(branch)?.get(name);
  if (known !== undefined) return known.entries;
  const rows: (readonly [IndexKey, Node])[] = [];
  for (const [key, child] of branch.children.ascend()) rows.push([{ value: sortValue(by, child), key }, child]);
  const entries = SortedMap.from(compareIndexKeys, rows);
  const all = cache.get(branch) ?? new Map<string, NamedIndex>();
  cache.set(branch, all.set(name, { by, entries }));
  return entries;
}

/** Carries the indexes of a branch over to its next version. */
export function carryIndexes(from: Branch, to: Branch, change?: { key: string; before: Tree; after: Tree }): Branch {
  const known = cache.get(from);
  if (known === undefined) return to;
  const carried = new Map<string, NamedIndex>();
  for (const [name, { by, entries }] of known) {
    let next = entries;
    if (change !== undefined) {
      const { key, before, after } = change;
      if (before !== null) next = next.delete({ value: sortValue(by, before), key });
      if (after !== null) next = next.set({ value: sortValue(by, after), key }, after);
    }
    carried.set(name, { by, entries: next });
  }
  cache.set(to, carried);
  return to;
}

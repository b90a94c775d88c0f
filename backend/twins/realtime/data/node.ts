import { SortedMap } from './sorted-map';
import { type Path, compareKeys } from './path';

export type Scalar = string | number | boolean;
export type Priority = string | number | null;

export interface Leaf {
  readonly kind: 'leaf';
  readonly value: Scalar;
  readonly priority: Priority;
}

export interface Branch {
  readonly kind: 'branch';
  readonly children: SortedMap<string, Node>;
  readonly priority: Priority;
  /** Number of children with a priority: if none has one, priority order is key order and needs no index. */
  readonly prioritised: number;
}

export type Node = Leaf | Branch;
/** Value of a location: null or a node. Empty branches are never stored. */
export type Tree = Node | null;

export const leaf = (value: Scalar, priority: Priority = null): Leaf => ({ kind: 'leaf', value, priority });

export function branch(entries: (readonly [string, Node])[], priority: Priority = null): Tree {
  if (entries.length === 0) return null;
  const prioritised = entries.filter(([, child]) => child.priority !== null).length;
  return { kind: 'branch', children: SortedMap.from(compareKeys, entries), priority, prioritised };
}

export function childOf(tree: Tree, key: string): Tree {
  return tree?.kind === 'branch' ? (tree.children.get(key) ?? null) : null;
}

export function nodeAt(tree: Tree, path: Path): Tree {
  let at = tree;
  for (const key of path) {
    if (key === '.priority') return at === null || at.priority === null ? null : leaf(at.priority);
    at = childOf(at, key);
    if (at === null) return null;
  }
  return at;
}

/** Whether no visible difference exists; leaves are compared by value, branches by identity. */
export function isUnchanged(a: Tree, b: Tree): boolean {
  if (a === b) return true;
  return a?.kind === 'leaf' && b?.kind === 'leaf' && Object.is(a.value, b.value) && a.priority === b.priority;
}

import { compareKeys } from './key-order';
import { carryIndexes } from './child-index';
import { isUnchanged, type Branch, type Node, type Priority, type Tree } from './node';
import { InvalidDataError, type Path } from './path';
import { SortedMap } from './sorted-map';

function withPriority(tree: Tree, value: Tree): Tree {
  if (tree === null) return null;
  if (value !== null && (value.kind !== 'leaf' || typeof value.value === 'boolean')) {
    throw new InvalidDataError('A priority is a string, a number or null');
  }
  const priority: Priority = value === null ? null : (value.value as string | number);
  return tree.kind === 'leaf' ? { ...tree, priority } : carryIndexes(tree, { ...tree, priority });
}

function withChild(tree: Tree, key: string, child: Tree): Tree {
  if (tree?.kind !== 'branch') {
    if (child === null) return tree;
    const children = SortedMap.empty<string, Node>(compareKeys).set(key, child);
    return { kind: 'branch', children, priority: tree?.priority ?? null, prioritised: child.priority === null ? 0 : 1 };
  }
  const before = tree.children.get(key) ?? null;
  if (isUnchanged(before, child)) return tree;
  const children = child === null ? tree.children.delete(key) : tree.children.set(key, child);
  if (children.size === 0) return null;
  const weigh = (node: Tree): number => (node === null || node.priority === null ? 0 : 1);
  const next: Branch = {
    kind: 'branch',
    children,
    priority: tree.priority,
    prioritised: tree.prioritised - weigh(before) + weigh(child),
  };
  return carryIndexes(tree, next, { key, before, after: child });
}

/** The tree with `value` at `path`; shares unchanged parts and returns the same object if nothing changed. */
export function setAt(tree: Tree, path: Path, value: Tree, depth = 0): Tree {
  const key = path[depth];
  if (key === undefined) return isUnchanged(tree, value) ? tree : value;
  if (key === '.priority') return withPriority(tree, value);
  const before = tree?.kind === 'branch' ? (tree.children.get(key) ?? null) : null;
  return withChild(tree, key, setAt(before, path, value, depth + 1));
}

import { createHash } from 'node:crypto';
import { carryIndexes, indexOf } from './child-index';
import { isUnchanged, type Branch, type Node, type Priority, type Tree } from './node';
import { InvalidDataError, type Path, compareKeys } from './path';
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

// Transactions and resumed listens compare this hash with the SDK's, so it must be identical.
const known = new WeakMap<Node, string>();
const sha1 = (text: string): string => createHash('sha1').update(text).digest('base64');

function numberText(value: number): string {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return `number:${bytes.toString('hex')}`;
}

function priorityText(priority: Priority): string {
  if (priority === null) return '';
  return `priority:${typeof priority === 'number' ? numberText(priority) : `string:${priority}`}:`;
}

// The SDK hashes children in priority order, then key order.
function* inPriorityOrder(node: Branch): Generator<readonly [string, Node]> {
  if (node.prioritised === 0) yield* node.children.ascend();
  else for (const [{ key }, child] of indexOf(node, '.priority').ascend()) yield [key, child];
}

function textOf(node: Node): string {
  const head = priorityText(node.priority);
  if (node.kind === 'leaf') {
    return head + (typeof node.value === 'number' ? numberText(node.value) : `${typeof node.value}:${node.value}`);
  }
  let text = head;
  for (const [key, child] of inPriorityOrder(node)) text += `:${key}:${hashOf(child)}`;
  return text;
}

/** Empty for null, else base64 of a SHA-1. */
export function hashOf(tree: Tree): string {
  if (tree === null) return '';
  const cached = known.get(tree);
  if (cached !== undefined) return cached;
  const hash = sha1(textOf(tree));
  known.set(tree, hash);
  return hash;
}

import { createHash } from 'node:crypto';
import { indexOf } from './child-index';
import type { Branch, Node, Priority, Tree } from './node';

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

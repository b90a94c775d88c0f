import { branch, childOf, leaf, type Node, type Priority, type Scalar, type Tree } from './node';
import { assertDepth, assertKey, InvalidDataError } from './path';

/** Resolves `{".sv": ...}`: the server's time, or the current number plus an increment. */
function resolveServerValue(raw: unknown, context: { existing: Tree; now: number }): number {
  if (raw === 'timestamp') return context.now;
  if (typeof raw === 'object' && raw !== null && 'increment' in raw && typeof raw.increment === 'number') {
    const { existing } = context;
    const base = existing?.kind === 'leaf' && typeof existing.value === 'number' ? existing.value : 0;
    const sum = base + raw.increment;
    if (Number.isFinite(sum)) return sum;
  }
  throw new InvalidDataError('Unknown server value');
}

export type Json = Scalar | null | Json[] | { [key: string]: Json };

export interface ReadContext {
  /** Current value of the location, for increments. */
  readonly existing: Tree;
  /** Server time in milliseconds, for timestamps. */
  readonly now: number;
  readonly depth: number;
}

const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'string' || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value));

function readPriority(raw: unknown, context: ReadContext): Priority {
  if (raw === null || raw === undefined) return null;
  const value = typeof raw === 'object' && '.sv' in raw ? resolveServerValue(raw['.sv'], context) : raw;
  if (typeof value === 'string') return value.toWellFormed();
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new InvalidDataError('A priority is a string, a number or null');
}

function readChildren(raw: object, context: ReadContext, priority: Priority): Tree {
  const children: (readonly [string, Node])[] = [];
  for (const [key, value] of Object.entries(raw)) {
    if (key === '.priority') continue;
    assertKey(key);
    const existing = childOf(context.existing, key);
    const child = nodeFromJson(value, { ...context, existing, depth: context.depth + 1 });
    if (child !== null) children.push([key, child]);
  }
  return branch(children, priority);
}

/** Converts a client's JSON with server values resolved; throws InvalidDataError for data that Firebase would refuse. */
export function nodeFromJson(raw: unknown, context: ReadContext): Tree {
  assertDepth(context.depth);
  if (raw === null || raw === undefined) return null;
  // Lone surrogates are replaced, as in any UTF-8 output.
  if (isScalar(raw)) return leaf(typeof raw === 'string' ? raw.toWellFormed() : raw);
  if (typeof raw !== 'object') throw new InvalidDataError('Not a JSON value');
  if ('.sv' in raw) return leaf(resolveServerValue(raw['.sv'], context));
  const priority = '.priority' in raw ? readPriority(raw['.priority'], context) : null;
  if (!('.value' in raw)) return readChildren(raw, context, priority);
  const inner = nodeFromJson(raw['.value'], context);
  if (inner !== null && inner.kind !== 'leaf') throw new InvalidDataError('.value holds a scalar');
  return inner === null ? null : leaf(inner.value, priority);
}

export interface JsonForm {
  /** Whether to include `.priority` and `.value`, as on the wire. */
  readonly priorities: boolean;
  /** Whether dense integer keys become a list, as over REST. */
  readonly arrays: boolean;
}
export const WIRE: JsonForm = { priorities: true, arrays: false };
export const PLAIN: JsonForm = { priorities: false, arrays: false };
export const REST: JsonForm = { priorities: false, arrays: true };

const ARRAY_KEY = /^(0|[1-9]\d{0,8})$/;

function toArray(keys: string[], values: Record<string, Json>): Json[] | null {
  if (!keys.every((key) => ARRAY_KEY.test(key))) return null;
  const largest = Math.max(...keys.map(Number));
  if (largest >= 2 * keys.length) return null;
  return Array.from({ length: largest + 1 }, (_, index) => values[String(index)] ?? null);
}

export function nodeToJson(tree: Tree, form: JsonForm): Json {
  if (tree === null) return null;
  const priority = form.priorities ? tree.priority : null;
  if (tree.kind === 'leaf') return priority === null ? tree.value : { '.value': tree.value, '.priority': priority };
  // Without a prototype, so that a child named __proto__ works.
  const object = Object.create(null) as Record<string, Json>;
  const keys: string[] = [];
  for (const [key, child] of tree.children.ascend()) {
    object[key] = nodeToJson(child, form);
    if (form.arrays) keys.push(key);
  }
  if (priority !== null) object['.priority'] = priority;
  return (form.arrays ? toArray(keys, object) : null) ?? object;
}

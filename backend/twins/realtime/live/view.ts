import { childOf, nodeAt, type Node, type Tree } from '@/backend/twins/realtime/data/node';
import { nodeToJson, PLAIN, WIRE, type Json } from '@/backend/twins/realtime/data/node-json';
import { isAncestorOrSame, type Path, formatPath } from '@/backend/twins/realtime/data/path';
import { type Query, matches, select, selectEntries } from '@/backend/twins/realtime/data/query';

/** A location or query with listeners. Equal listens share one view. */
export interface View {
  readonly path: Path;
  readonly subscribers: Set<Subscriber>;
  /** Initial value for a new listener. */
  current(root: Tree): Tree;
  /** The update for listeners after a write at `changed`; null without a visible change. */
  advance(before: Tree, after: Tree, changed: readonly Path[]): Update | null;
}

export class WholeView implements View {
  readonly subscribers = new Set<Subscriber>();
  constructor(readonly path: Path) {}

  current(root: Tree): Tree {
    return nodeAt(root, this.path);
  }

  advance(before: Tree, after: Tree, changed: readonly Path[]): Update | null {
    const was = nodeAt(before, this.path);
    const is = nodeAt(after, this.path);
    if (was === is) return null;
    if (changed.some((path) => isAncestorOrSame(path, this.path))) return { kind: 'set', path: this.path, value: is };
    const inside = changed.filter((path) => isAncestorOrSame(this.path, path));
    return updateOf(
      this.path,
      inside.map((path) => [path.slice(this.path.length), nodeAt(after, path)]),
    );
  }
}

export class QueryView implements View {
  readonly subscribers = new Set<Subscriber>();
  private window: Map<string, Node>;

  constructor(
    readonly path: Path,
    readonly query: Query,
    root: Tree,
  ) {
    this.window = this.select(nodeAt(root, path));
  }

  current(root: Tree): Tree {
    return select(nodeAt(root, this.path), this.query);
  }

  advance(before: Tree, after: Tree, changed: readonly Path[]): Update | null {
    const was = nodeAt(before, this.path);
    const is = nodeAt(after, this.path);
    if (was === is) return null;
    const isReplaced = changed.some((path) => isAncestorOrSame(path, this.path));
    if (isReplaced || was?.kind === 'leaf' || is?.kind === 'leaf') {
      this.window = this.select(is);
      return { kind: 'set', path: this.path, value: select(is, this.query) };
    }
    const differences = this.query.limit === null ? this.moveByKeys(is, changed) : this.moveWindow(is);
    if (differences.length === 0) return null;
    return updateOf(
      this.path,
      differences.map(([key, child]) => [[key], child]),
    );
  }

  private select(node: Tree): Map<string, Node> {
    return new Map(selectEntries(node, this.query));
  }

  /** Without a limit each child is in or out on its own: only the changed ones are checked. */
  private moveByKeys(is: Tree, changed: readonly Path[]): [string, Tree][] {
    const differences: [string, Tree][] = [];
    for (const key of new Set(changed.map((path) => path[this.path.length]))) {
      if (key === undefined) continue;
      const child = childOf(is, key);
      const seen = child !== null && matches(this.query, key, child) ? child : null;
      if (seen === (this.window.get(key) ?? null)) continue;
      if (seen === null) this.window.delete(key);
      else this.window.set(key, seen);
      differences.push([key, seen]);
    }
    return differences;
  }

  /** With a limit one child can displace another: the window is read again, at the cost of its length. */
  private moveWindow(is: Tree): [string, Tree][] {
    const next = this.select(is);
    const differences: [string, Tree][] = [];
    for (const [key, child] of next) if (this.window.get(key) !== child) differences.push([key, child]);
    for (const key of this.window.keys()) if (!next.has(key)) differences.push([key, null]);
    this.window = next;
    return differences;
  }
}

/** A change for listeners: a new value at a path, or new values at several paths below it. */
export type Update =
  | { readonly kind: 'set'; readonly path: Path; readonly value: Tree }
  | { readonly kind: 'merge'; readonly path: Path; readonly values: readonly (readonly [below: Path, value: Tree])[] };

export type Subscriber = (update: Update) => void;

/** A single value is sent as a plain set, which is shorter. */
function updateOf(path: Path, values: readonly (readonly [below: Path, value: Tree])[]): Update {
  const [only] = values;
  if (only !== undefined && values.length === 1) return { kind: 'set', path: [...path, ...only[0]], value: only[1] };
  return { kind: 'merge', path, values };
}

const texts = new WeakMap<Update, string>();

/** The wire form without the listener's tag; computed once for all listeners of the update. */
export function wireText(update: Update): string {
  const known = texts.get(update);
  if (known !== undefined) return known;
  const data =
    update.kind === 'set'
      ? nodeToJson(update.value, WIRE)
      : Object.fromEntries(update.values.map(([below, value]) => [formatPath(below), nodeToJson(value, WIRE)]));
  const action = update.kind === 'set' ? 'd' : 'm';
  const text = `{"t":"d","d":{"a":"${action}","b":{"p":${JSON.stringify(formatPath(update.path))},"d":${JSON.stringify(data)}`;
  texts.set(update, text);
  return text;
}

/** The changed locations with plain values, for the in-process interface. */
export function plainChanges(update: Update): { path: string; value: Json }[] {
  const rows = update.kind === 'set' ? [[[], update.value] as const] : update.values;
  return rows.map(([below, value]) => ({
    path: formatPath([...update.path, ...below]),
    value: nodeToJson(value, PLAIN),
  }));
}

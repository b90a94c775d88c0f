/**
 * Persistent ordered map: a weight-balanced tree. Every change copies O(log n) nodes and leaves the old map intact, so rules can compare
 * the data before and after a write, and a snapshot can be written during writes.
 */
export type Compare<K> = (a: K, b: K) => number;

interface Branch<K, V> {
  readonly key: K;
  readonly value: V;
  readonly size: number;
  readonly left: Link<K, V>;
  readonly right: Link<K, V>;
}
type Link<K, V> = Branch<K, V> | null;

// Hirai and Yamamoto's parameters, proven to keep the tree balanced under insertion and deletion.
const DELTA = 3;
const GAMMA = 2;

const sizeOf = <K, V>(link: Link<K, V>): number => (link === null ? 0 : link.size);

function node<K, V>(key: K, value: V, left: Link<K, V>, right: Link<K, V>): Branch<K, V> {
  return { key, value, left, right, size: sizeOf(left) + sizeOf(right) + 1 };
}

function rotateLeft<K, V>(key: K, value: V, left: Link<K, V>, right: Branch<K, V>): Branch<K, V> {
  const inner = right.left;
  if (inner === null || sizeOf(inner) < GAMMA * sizeOf(right.right)) {
    return node(right.key, right.value, node(key, value, left, inner), right.right);
  }
  return node(inner.key, inner.value, node(key, value, left, inner.left), node(right.key, right.value, inner.right, right.right));
}

function rotateRight<K, V>(key: K, value: V, left: Branch<K, V>, right: Link<K, V>): Branch<K, V> {
  const inner = left.right;
  if (inner === null || sizeOf(inner) < GAMMA * sizeOf(left.left)) {
    return node(left.key, left.value, left.left, node(key, value, inner, right));
  }
  return node(inner.key, inner.value, node(left.key, left.value, left.left, inner.left), node(key, value, inner.right, right));
}

function balance<K, V>(key: K, value: V, left: Link<K, V>, right: Link<K, V>): Branch<K, V> {
  const a = sizeOf(left);
  const b = sizeOf(right);
  if (a + b > 1) {
    if (right !== null && b > DELTA * a) return rotateLeft(key, value, left, right);
    if (left !== null && a > DELTA * b) return rotateRight(key, value, left, right);
  }
  return node(key, value, left, right);
}

function insert<K, V>(link: Link<K, V>, key: K, value: V, compare: Compare<K>): Branch<K, V> {
  if (link === null) return node(key, value, null, null);
  const order = compare(key, link.key);
  if (order < 0) return balance(link.key, link.value, insert(link.left, key, value, compare), link.right);
  if (order > 0) return balance(link.key, link.value, link.left, insert(link.right, key, value, compare));
  return node(key, value, link.left, link.right);
}

function first<K, V>(link: Branch<K, V>): Branch<K, V> {
  let at = link;
  while (at.left !== null) at = at.left;
  return at;
}

function remove<K, V>(link: Link<K, V>, key: K, compare: Compare<K>): Link<K, V> {
  if (link === null) return null;
  const order = compare(key, link.key);
  if (order < 0) return balance(link.key, link.value, remove(link.left, key, compare), link.right);
  if (order > 0) return balance(link.key, link.value, link.left, remove(link.right, key, compare));
  if (link.left === null) return link.right;
  if (link.right === null) return link.left;
  const next = first(link.right);
  return balance(next.key, next.value, link.left, remove(link.right, next.key, compare));
}

function build<K, V>(entries: readonly (readonly [K, V])[], from: number, to: number): Link<K, V> {
  if (from >= to) return null;
  const middle = (from + to) >> 1;
  const entry = entries[middle];
  if (entry === undefined) return null;
  return node(entry[0], entry[1], build(entries, from, middle), build(entries, middle + 1, to));
}

export class SortedMap<K, V> {
  private constructor(
    private readonly compare: Compare<K>,
    private readonly root: Link<K, V>,
  ) {}

  static empty<K, V>(compare: Compare<K>): SortedMap<K, V> {
    return new SortedMap<K, V>(compare, null);
  }

  /** Takes unsorted entries with distinct keys, in O(n log n). */
  static from<K, V>(compare: Compare<K>, entries: (readonly [K, V])[]): SortedMap<K, V> {
    entries.sort((a, b) => compare(a[0], b[0]));
    return new SortedMap<K, V>(compare, build(entries, 0, entries.length));
  }

  get size(): number {
    return sizeOf(this.root);
  }

  get(key: K): V | undefined {
    let at = this.root;
    while (at !== null) {
      const order = this.compare(key, at.key);
      if (order === 0) return at.value;
      at = order < 0 ? at.left : at.right;
    }
    return undefined;
  }

  set(key: K, value: V): SortedMap<K, V> {
    return new SortedMap(this.compare, insert(this.root, key, value, this.compare));
  }

  delete(key: K): SortedMap<K, V> {
    return new SortedMap(this.compare, remove(this.root, key, this.compare));
  }

  /** In order, from the first key for which `before` is false (it must be true for a prefix of the keys). */
  ascend(before: (key: K) => boolean = () => false): Generator<readonly [K, V]> {
    return this.walk(before, 'left', 'right');
  }

  /** In reverse order, from the last key for which `after` is false (it must be true for a suffix of the keys). */
  descend(after: (key: K) => boolean = () => false): Generator<readonly [K, V]> {
    return this.walk(after, 'right', 'left');
  }

  private *walk(isPassed: (key: K) => boolean, first: 'left' | 'right', then: 'left' | 'right'): Generator<readonly [K, V]> {
    const path: Branch<K, V>[] = [];
    let at = this.root;
    for (;;) {
      while (at !== null) {
        if (isPassed(at.key)) at = at[then];
        else {
          path.push(at);
          at = at[first];
        }
      }
      const top = path.pop();
      if (top === undefined) return;
      yield [top.key, top.value];
      at = top[then];
    }
  }
}

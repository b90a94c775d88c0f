import { type IndexBy, compareIndexKeys, indexOf, sortValue, type IndexKey } from './child-index';
import { type Scalar, type Branch, type Node, type Tree, branch } from './node';
import { InvalidDataError, parsePath, MAX_KEY, MIN_KEY } from './path';

interface Bound {
  readonly value: Scalar | null;
  readonly key: string;
  readonly isInclusive: boolean;
}

export interface Query {
  readonly by: IndexBy;
  readonly start: Bound | null;
  readonly end: Bound | null;
  readonly limit: { readonly count: number; readonly from: 'first' | 'last' } | null;
  /** Equal for equal queries, so that their listeners share one view. */
  readonly id: string;
}

const isScalarOrNull = (value: unknown): value is Scalar | null => value === null || ['string', 'number', 'boolean'].includes(typeof value);

function parseIndex(raw: unknown): IndexBy {
  if (raw === undefined) return '.priority';
  if (raw === '.key' || raw === '.value' || raw === '.priority') return raw;
  if (typeof raw !== 'string') throw new InvalidDataError('Unknown index');
  return parsePath(raw);
}

function parseBound(raw: Record<string, unknown>, side: 's' | 'e', by: IndexBy): Bound | null {
  const value = raw[`${side}p`];
  if (value === undefined) return null;
  const key = raw[`${side}n`];
  const isInclusive = raw[`${side}in`] !== false;
  if (!isScalarOrNull(value) || !(key === undefined || typeof key === 'string')) {
    throw new InvalidDataError('Unknown bound of a query');
  }
  if (by === '.key') {
    if (typeof value !== 'string') throw new InvalidDataError('A bound by key is a string');
    return { value: null, key: value, isInclusive };
  }
  // Without a key the bound lies before or after all keys of that value, so that it includes or excludes all of them.
  const atStart = (side === 's') === isInclusive;
  return { value, key: key ?? (atStart ? MIN_KEY : MAX_KEY), isInclusive };
}

function parseLimit(raw: Record<string, unknown>): Query['limit'] {
  if (raw.l === undefined) return null;
  if (typeof raw.l !== 'number' || !Number.isInteger(raw.l) || raw.l < 1) throw new InvalidDataError('Unknown limit');
  return { count: raw.l, from: raw.vf === 'r' ? 'last' : 'first' };
}

/** Parses the query of a wire request; null for the whole location. */
export function parseWireQuery(raw: unknown): Query | null {
  if (raw === undefined || raw === null) return null;
  if (typeof raw !== 'object') throw new InvalidDataError('Unknown query');
  const fields = raw as Record<string, unknown>;
  const by = parseIndex(fields.i);
  const query = { by, start: parseBound(fields, 's', by), end: parseBound(fields, 'e', by), limit: parseLimit(fields) };
  if (query.start === null && query.end === null && query.limit === null) return null;
  return { ...query, id: JSON.stringify(query) };
}

type Entry = readonly [key: string, child: Node];

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

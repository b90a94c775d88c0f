import type { IndexBy } from './child-index';
import { MAX_KEY, MIN_KEY } from './key-order';
import type { Scalar } from './node';
import { InvalidDataError, parsePath } from './path';

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

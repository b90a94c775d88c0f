import { randomBytes } from 'node:crypto';
import { createPushKeys } from '@/lib/domain/chat/push-key';
/** A location as its keys, root first. */
export type Path = readonly string[];

export class InvalidDataError extends Error {
  override readonly name = 'InvalidDataError';
}

// Firebase's own limits, so that everything stored here would be accepted by a real project.
const MAX_DEPTH = 32;
const MAX_KEY_BYTES = 768;
const FORBIDDEN = /[[\].#$/\u0000-\u001f\u007f]/;

export function assertKey(key: string): void {
  if (key === '' || !key.isWellFormed() || FORBIDDEN.test(key) || Buffer.byteLength(key) > MAX_KEY_BYTES) {
    throw new InvalidDataError(`Invalid key ${JSON.stringify(key.slice(0, 40).toWellFormed())}`);
  }
}

export function assertDepth(depth: number): void {
  if (depth > MAX_DEPTH) throw new InvalidDataError(`Deeper than ${MAX_DEPTH} levels`);
}

/** `.priority` may be the last segment, which is how the SDK writes a priority alone. */
export function parsePath(text: string): Path {
  const keys = text.split('/').filter((key) => key !== '');
  assertDepth(keys.length);
  keys.forEach((key, index) => {
    if (!(key === '.priority' && index === keys.length - 1)) assertKey(key);
  });
  return keys;
}

export const formatPath = (path: Path): string => path.join('/');

export function isAncestorOrSame(ancestor: Path, path: Path): boolean {
  return ancestor.length <= path.length && ancestor.every((key, index) => key === path[index]);
}

/** Makes ids as the SDK does: 20 characters that sort by the time they were made, also within one millisecond. */
export function createPushIds(now: () => number): () => string {
  return createPushKeys(now, randomBytes);
}

/** Firebase's order of child keys: 32-bit integers by value, then everything else by code unit. */
export const MIN_KEY = '[MIN_NAME]';
export const MAX_KEY = '[MAX_NAME]';

const INTEGER = /^-?0*\d{1,10}$/;
const LARGEST = 2_147_483_647;
const SMALLEST = -2_147_483_648;

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

export function integerKey(key: string): number | null {
  // Push ids begin with '-' and a letter: two character checks avoid the regular expression.
  const start = key.charCodeAt(0) === 45 ? 1 : 0;
  if (!isDigit(key.charCodeAt(start)) || !INTEGER.test(key)) return null;
  const value = Number(key);
  return value >= SMALLEST && value <= LARGEST ? value : null;
}

export function compareKeys(a: string, b: string): number {
  if (a === b) return 0;
  if (a === MIN_KEY || b === MAX_KEY) return -1;
  if (b === MIN_KEY || a === MAX_KEY) return 1;
  const x = integerKey(a);
  const y = integerKey(b);
  if (x !== null) return y === null ? -1 : x - y || a.length - b.length;
  if (y !== null) return 1;
  return a < b ? -1 : 1;
}

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

import { createHash } from 'node:crypto';

/** Independent of the order of keys, which the database does not preserve. */
export function contentHash(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content, inKeyOrder)).digest('hex');
}

function inKeyOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

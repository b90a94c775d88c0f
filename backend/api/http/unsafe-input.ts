import type { FieldError } from '@/lib/contract/envelope';

const MAX_DEPTH = 32;
/** All field names and record keys of the API are much shorter. */
const MAX_KEY_LENGTH = 200;

interface Place {
  value: unknown;
  depth: number;
  key: string;
  above: Place | null;
}

/**
 * The first value or key that cannot be stored: text that is no valid UTF-16 (a lone surrogate) or that PostgreSQL rejects (NUL), and
 * nesting deep enough to exhaust the stack. Iterative for the same reason.
 */
export function findUnsafeInput(input: unknown): FieldError | null {
  const waiting: Place[] = [{ value: input, depth: 0, key: '', above: null }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string' && !isStorable(value)) return errorAt(next);
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= MAX_DEPTH) return errorAt(next);
    for (const [key, child] of Object.entries(value)) {
      const place = { value: child as unknown, depth: depth + 1, key, above: next };
      if (key.length > MAX_KEY_LENGTH || !isStorable(key)) return errorAt(place);
      waiting.push(place);
    }
  }
  return null;
}

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

function errorAt(place: Place): FieldError {
  const keys: string[] = [];
  for (let at: Place = place; at.above; at = at.above) keys.unshift(at.key.slice(0, MAX_KEY_LENGTH).toWellFormed());
  return { path: keys.join('.'), code: 'pattern' };
}

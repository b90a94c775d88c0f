import type { Call } from '@/lib/contract/call';
import { CALLS } from '@/lib/contract/calls';

/** The server looks no further into a longer one. */
const LONGEST_SEGMENT = 128;

/**
 * The call that a path leads to as it is sent, which need not be the one that it was made from: an id may be empty, or a
 * word that another path has in its place.
 * @returns null where it leads to none, or where that is the router's to decide
 */
export function callAt(method: string, path: string): Call | null {
  const segments = path.replace(/\/$/, '').split('/').map(decoded);
  if (segments.some((segment, index) => segment === null || (segment === '' && index > 0) || segment.length > LONGEST_SEGMENT)) return null;
  const leading = (Object.values(CALLS) as Call[]).filter((call) => call.method === method && isLedTo(call.path.split('/'), segments));
  // A word goes before a parameter.
  return leading.sort((one, other) => paramsOf(one) - paramsOf(other))[0] ?? null;
}

const isLedTo = (pattern: readonly string[], segments: readonly (string | null)[]): boolean =>
  pattern.length === segments.length && pattern.every((part, index) => part.startsWith(':') || part === segments[index]);

const paramsOf = ({ path }: Call): number => path.split('/').filter((part) => part.startsWith(':')).length;

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

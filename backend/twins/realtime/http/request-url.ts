import type { IncomingMessage } from 'node:http';

/** Null for an invalid path. The host is ignored: it can be forged. */
export function requestUrl(request: IncomingMessage): URL | null {
  try {
    return new URL(request.url ?? '/', 'http://localhost');
  } catch {
    return null;
  }
}

import type { IncomingMessage } from 'node:http';

/** Null when what the client sent is no path at all. The host is not looked at: it can be forged. */
export function requestUrl(request: IncomingMessage): URL | null {
  try {
    return new URL(request.url ?? '/', 'http://localhost');
  } catch {
    return null;
  }
}

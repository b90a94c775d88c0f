import type { IncomingMessage, ServerResponse } from 'node:http';

/** Null for an invalid path. The host is ignored: it can be forged. */
export function requestUrl(request: IncomingMessage): URL | null {
  try {
    return new URL(request.url ?? '/', 'http://localhost');
  } catch {
    return null;
  }
}

const LOOPBACK = /^https?:\/\/([a-z0-9-]+\.)*localhost(:\d+)?$|^https?:\/\/(127\.0\.0\.1|\[::1\])(:\d+)?$/;

export const isLoopbackOrigin = (origin: string): boolean => LOOPBACK.test(origin);

/** CORS: requests from other origins are refused and not executed. Returns whether to continue. */
export function admitOrigin(request: IncomingMessage, response: ServerResponse, isOriginAllowed: (origin: string) => boolean): boolean {
  const { origin } = request.headers;
  response.setHeader('vary', 'Origin');
  if (origin === undefined) return true;
  if (!isOriginAllowed(origin)) return false;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-methods', 'GET, PUT, PATCH, POST, DELETE, OPTIONS');
  const asked = request.headers['access-control-request-headers'];
  // The SDK's headers vary by version, and none of them affects anything here.
  if (asked !== undefined) response.setHeader('access-control-allow-headers', asked);
  response.setHeader('access-control-expose-headers', 'ETag');
  response.setHeader('access-control-max-age', '600');
  return true;
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { utf8Text } from '@/backend/api/http/discard-body';

export class HttpError extends Error {
  override readonly name = 'HttpError';
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

export function sendJson(response: ServerResponse, status: number, body: unknown, isPretty = false): void {
  const text = JSON.stringify(body, null, isPretty ? 2 : undefined);
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(text);
}

export function sendEmpty(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'cache-control': 'no-store' }).end();
}

export async function readBody(request: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // The connection stays open, so that the client gets the 413 answer.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new HttpError(413, 'Request too long');
    chunks.push(chunk);
  }
  const text = utf8Text(Buffer.concat(chunks));
  if (text === null) throw new HttpError(400, 'Invalid data; not UTF-8.');
  return text;
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new HttpError(400, 'Invalid data; could not parse JSON object, array, or value.');
  }
}

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

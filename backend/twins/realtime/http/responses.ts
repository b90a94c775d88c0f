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

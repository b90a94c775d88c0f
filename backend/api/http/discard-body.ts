import type { IncomingMessage, ServerResponse } from 'node:http';

const strict = new TextDecoder('utf-8', { fatal: true });

/**
 * Decodes UTF-8, the only encoding of JSON (RFC 8259), without a byte order mark. Other encodings would silently be stored with wrong
 * letters.
 * @returns null for invalid UTF-8
 */
export function utf8Text(bytes: Uint8Array): string | null {
  try {
    return strict.decode(bytes);
  } catch {
    return null;
  }
}

/** Limit for the rest of a rejected body; a client that sends more is cut off. */
const MAX_DISCARDED_BYTES = 64 * 1024 * 1024;

/**
 * Reads and discards the rest of a rejected body. Otherwise a client that is still sending sees a connection reset instead of the answer.
 * The answer may be sent at once, unless the connection closes after it.
 * @returns when the answer may be sent
 */
export async function discardBody(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.complete || request.destroyed) return;
  let left = MAX_DISCARDED_BYTES;
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.destroy();
  });
  const end = new Promise<void>((resolve) => {
    for (const event of ['end', 'close', 'error'] as const) request.once(event, () => resolve());
  });
  request.resume();
  if (!response.shouldKeepAlive) await end;
}

import type { IncomingMessage, ServerResponse } from 'node:http';

/** Of a body that has been refused; whoever sends more than a few files at once is cut off. */
const MAX_DISCARDED_BYTES = 64 * 1024 * 1024;

/**
 * Reads the rest of a body that nobody wants. Without it, a client that is still sending sees a reset connection instead of the answer. The
 * answer itself may go out at once, unless the connection ends with it.
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

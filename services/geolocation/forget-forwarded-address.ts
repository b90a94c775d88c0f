import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

const CHANNEL = 'http.server.request.start';

function forget(message: unknown): void {
  const { request } = message as { request: IncomingMessage };
  delete request.headers['x-forwarded-for'];
}

/**
 * Next fills in `x-forwarded-for` from the socket, but only where the caller has not written one: whoever writes one would
 * choose the address that we take for theirs. So the caller's is dropped before Next reads the request. A trusted proxy
 * names the visitor by `x-real-ip` (`TRUST_PROXY`).
 * @returns undoes it
 */
export function forgetForwardedAddress(): () => void {
  subscribe(CHANNEL, forget);
  return () => void unsubscribe(CHANNEL, forget);
}

import { Agent, request } from 'node:http';
import type { WireAnswer } from './judge';

/** Far above any answer of a busy machine: what takes longer hangs. */
const HANG_MS = 20_000;

interface Sent {
  /** As it goes over the wire: encoded, or not decodable at all. */
  path: string;
  query: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
}

export interface Wire {
  /** Rejects when no answer comes, or half of one. */
  send: (method: string, sent: Sent) => Promise<WireAnswer>;
  close: () => void;
}

/** Node says nothing of a body that it does not expect of a method: the server would read it as the next request. */
const framed = (headers: Record<string, string>, payload: Sent['payload']) =>
  payload === undefined ? headers : { ...headers, 'content-length': String(Buffer.byteLength(payload)) };

/** Sends what a case asks for as it is, framed as a client would: over sockets that are used again, as a browser's are. */
export function openWire(address: string): Wire {
  const { hostname, port } = new URL(address);
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  return {
    send: (method, { path, query, headers, payload }) =>
      new Promise((resolve, reject) => {
        const asked = request(
          { hostname, port, method, path: query ? `${path}?${query}` : path, headers: framed(headers, payload), agent },
          (answer) => {
            const parts: Buffer[] = [];
            answer.on('data', (part: Buffer) => parts.push(part));
            answer.on('error', reject);
            answer.on('end', () =>
              resolve({ statusCode: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts).toString() }),
            );
          },
        );
        asked.setTimeout(HANG_MS, () => asked.destroy(new Error(`${method} ${path} hangs`)));
        asked.on('error', reject);
        asked.end(payload);
      }),
    close: () => agent.destroy(),
  };
}

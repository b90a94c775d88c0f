import { connect, createServer, type Socket } from 'node:net';

/** What an Ethernet packet holds of a TCP stream. */
const PACKET_BYTES = 1460;
/** So much waits for the line of one connection; then its sender has to wait. */
const MOST_WAITING = 64 * 1024;
const LATE_MS = 2;

export interface Rates {
  bytesASecond: number;
  /** From the last byte of a request until the first of its answer. */
  latencyMs: number;
}

interface Waiting {
  browser: Socket;
  server: Socket;
  bytes: Buffer;
  /** Before this the answer is still under way. */
  dueAt: number;
}

/**
 * One line for all connections: they take turns, a packet each, at the rate of the line.
 * @returns what takes the bytes that a server has for the browser
 */
function packetsInTurn(bytesASecond: number): (waiting: Waiting) => void {
  const queue: Waiting[] = [];
  let freeAt = 0;
  let timer: NodeJS.Timeout | undefined;
  const send = (): void => {
    const now = performance.now();
    // A timer is late by a millisecond or two: what has been due since goes at once.
    freeAt = Math.max(freeAt, now - LATE_MS);
    while (freeAt <= now) {
      const at = queue.findIndex(({ dueAt }) => dueAt <= now);
      const [next] = at < 0 ? [] : queue.splice(at, 1);
      if (next === undefined) break;
      const packet = next.bytes.subarray(0, PACKET_BYTES);
      next.bytes = next.bytes.subarray(PACKET_BYTES);
      freeAt += (packet.length / bytesASecond) * 1000;
      next.browser.write(packet);
      if (next.bytes.length < MOST_WAITING) next.server.resume();
      if (next.bytes.length > 0) queue.push(next);
      else if (next.server.readableEnded) next.browser.end();
    }
    plan();
  };
  const plan = (): void => {
    clearTimeout(timer);
    const due = Math.min(...queue.map(({ dueAt }) => dueAt));
    if (queue.length > 0) timer = setTimeout(send, Math.max(0, due - performance.now(), freeAt - performance.now()));
  };
  return (waiting) => {
    const own = queue.find(({ browser }) => browser === waiting.browser);
    if (own) own.bytes = Buffer.concat([own.bytes, waiting.bytes]);
    else queue.push(waiting);
    if ((own ?? waiting).bytes.length >= MOST_WAITING) waiting.server.pause();
    plan();
  };
}

const SOCKS = 5;
const NO_PROOF = Buffer.from([SOCKS, 0]);
const CONNECTED = Buffer.from([SOCKS, 0, 0, 1, 0, 0, 0, 0, 0, 0]);
/** Behind version, command, a zero and the kind of address (3, a name): how long it is, the name, two bytes of the port. */
const NAME_AT = 5;

/** The port that a browser asks for; every name is this machine here. RFC 1928, as far as Chromium uses it. */
function portAsked(request: Buffer): number {
  const nameLength = request[3] === 1 ? 3 : (request[NAME_AT - 1] ?? 0);
  return request.readUInt16BE(NAME_AT + nameLength);
}

function relay(browser: Socket, latencyMs: number, put: ReturnType<typeof packetsInTurn>): void {
  browser.setNoDelay(true).on('error', () => browser.destroy());
  browser.once('data', () => {
    browser.write(NO_PROOF);
    browser.once('data', (request: Buffer) => {
      const server = connect(portAsked(request), 'localhost', () => browser.write(CONNECTED));
      let askedAt = 0;
      browser.on('data', (bytes: Buffer) => {
        askedAt = performance.now();
        server.write(bytes);
      });
      browser.on('close', () => server.destroy());
      server.on('data', (bytes: Buffer) => put({ browser, server, bytes, dueAt: askedAt + latencyMs }));
      server.on('error', () => browser.destroy()).on('close', () => void (server.bytesRead === 0 && browser.end()));
    });
  });
}

export interface SlowLine {
  /** Of the proxy, for a browser. */
  server: string;
  stop(): void;
}

/**
 * A line of this rate and latency, as a SOCKS proxy to this machine. What comes over it comes packet by packet, all
 * connections sharing the rate: a browser that slows its own network hands on an answer of 25 kB as one piece when its
 * time is over, which no line does (docs/decisions/0039-a-line-of-packets.md).
 */
export async function startSlowLine({ bytesASecond, latencyMs }: Rates): Promise<SlowLine> {
  const put = packetsInTurn(bytesASecond);
  const server = createServer((socket) => relay(socket, latencyMs, put));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Whoever measures ends when it has measured.
  server.unref();
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { server: `socks5://127.0.0.1:${port}`, stop: () => void server.close() };
}

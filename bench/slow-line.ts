import { connect, createServer, type Socket } from 'node:net';

/** What an Ethernet packet holds of a TCP stream. */
const PACKET_BYTES = 1460;
/** So much waits for the line of one connection; then its sender has to wait. */
const MOST_WAITING = 64 * 1024;

interface Waiting {
  browser: Socket;
  server: Socket;
  bytes: Buffer;
}

/**
 * One line for all connections: they take turns, a packet each, at the rate of the line.
 * @returns what takes the bytes that a server has for the browser
 */
function packetsInTurn(bytesASecond: number): (browser: Socket, server: Socket, bytes: Buffer) => void {
  const waiting: Waiting[] = [];
  let freeAt = 0;
  let timer: NodeJS.Timeout | null = null;
  const send = (): void => {
    timer = null;
    const now = performance.now();
    // A timer is late by a millisecond or two: what has been due since goes at once.
    while (freeAt <= now) {
      const first = waiting.shift();
      if (first === undefined) return;
      const packet = first.bytes.subarray(0, PACKET_BYTES);
      first.bytes = first.bytes.subarray(PACKET_BYTES);
      freeAt = Math.max(freeAt, now - 2) + (packet.length / bytesASecond) * 1000;
      first.browser.write(packet);
      if (first.bytes.length < MOST_WAITING) first.server.resume();
      if (first.bytes.length > 0) waiting.push(first);
      else if (first.server.readableEnded) first.browser.end();
    }
    if (waiting.length > 0) timer = setTimeout(send, Math.max(1, freeAt - now));
  };
  return (browser, server, bytes) => {
    const own = waiting.find((each) => each.browser === browser);
    if (own) own.bytes = Buffer.concat([own.bytes, bytes]);
    else waiting.push({ browser, server, bytes });
    if ((own?.bytes.length ?? 0) >= MOST_WAITING) server.pause();
    timer ??= setTimeout(send, Math.max(0, freeAt - performance.now()));
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

function relay(browser: Socket, put: ReturnType<typeof packetsInTurn>): void {
  browser.on('error', () => browser.destroy());
  browser.once('data', () => {
    browser.write(NO_PROOF);
    browser.once('data', (request: Buffer) => {
      const server = connect(portAsked(request), 'localhost', () => browser.write(CONNECTED));
      server.on('data', (bytes: Buffer) => put(browser, server, bytes));
      server.on('error', () => browser.destroy()).on('close', () => void (server.bytesRead === 0 && browser.end()));
      browser.on('data', (bytes: Buffer) => void server.write(bytes)).on('close', () => server.destroy());
    });
  });
}

export interface SlowLine {
  /** Of the proxy, for a browser. */
  server: string;
  stop(): void;
}

/**
 * A line of this rate, as a SOCKS proxy to this machine. What comes over it comes packet by packet, all connections
 * sharing the rate: a browser that slows its own network hands on an answer of 25 kB as one piece when its time is over,
 * which no line does (docs/decisions/0038-a-line-of-packets.md).
 */
export async function startSlowLine(bytesASecond: number): Promise<SlowLine> {
  const put = packetsInTurn(bytesASecond);
  const server = createServer((socket) => relay(socket, put));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Whoever measures ends when it has measured.
  server.unref();
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { server: `socks5://127.0.0.1:${port}`, stop: () => void server.close() };
}

import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import { startSlowLine, type SlowLine } from '@/bench/slow-line';

let server: Server | undefined;
let line: SlowLine | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  line?.stop();
});

const RATES = { bytesASecond: 2_000_000, latencyMs: 5 };
const PACKET_BYTES = 1460;

async function siteThatSends(body: Buffer): Promise<number> {
  const started = createServer((_, response) => response.end(body)).listen(0);
  server = started;
  await once(started, 'listening');
  return (started.address() as AddressInfo).port;
}

/** As a browser does it: hello, the name and port, then what would go to the server. */
async function ask(port: number): Promise<Socket> {
  const proxy = new URL(line?.server ?? '');
  const socket = connect(Number(proxy.port), proxy.hostname);
  socket.write(Buffer.from([5, 1, 0]));
  await once(socket, 'data');
  const name = Buffer.from('hk.localhost');
  const asked = Buffer.from([5, 1, 0, 3, name.length, ...name, port >> 8, port & 255]);
  socket.write(asked);
  await once(socket, 'data');
  socket.write('GET / HTTP/1.1\r\nHost: hk.localhost\r\nConnection: close\r\n\r\n');
  return socket;
}

async function readAll(socket: Socket, onPiece: (bytes: number) => void = () => undefined): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of socket as AsyncIterable<Buffer>) {
    pieces.push(piece);
    onPiece(piece.length);
  }
  return Buffer.concat(pieces);
}

it('brings each byte, in order, and ends where the server ends', async () => {
  const body = Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * 31) % 251));
  line = await startSlowLine(RATES);
  const answer = await readAll(await ask(await siteThatSends(body)));
  expect(answer.subarray(answer.indexOf('\r\n\r\n') + 4).equals(body)).toBe(true);
});

it('lets two connections take turns: the second does not wait until the first has all', async () => {
  line = await startSlowLine(RATES);
  const port = await siteThatSends(Buffer.alloc(60 * PACKET_BYTES));
  const [first, second] = [await ask(port), await ask(port)];
  const order: string[] = [];
  await Promise.all([readAll(first, () => order.push('first')), readAll(second, () => order.push('second'))]);
  expect(order.indexOf('second')).toBeLessThan(order.lastIndexOf('first'));
});

it('closes the connection to a server that is not there', async () => {
  line = await startSlowLine(RATES);
  const port = await siteThatSends(Buffer.alloc(1));
  server?.close();
  const proxy = new URL(line.server);
  const socket = connect(Number(proxy.port), proxy.hostname);
  socket.write(Buffer.from([5, 1, 0]));
  await once(socket, 'data');
  socket.write(Buffer.from([5, 1, 0, 3, 1, 97, port >> 8, port & 255]));
  await once(socket, 'close');
  expect(socket.destroyed).toBe(true);
});

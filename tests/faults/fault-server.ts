import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';

/**
 * What a service can do to its callers. `refuse` closes the connection before it is used; `cut` promises more than it sends;
 * `huge` never stops sending; `wrong-json` is valid JSON with a good status and nothing in it that was asked for.
 */
export const FAULTS = ['refuse', 'hang', 'slow', 'cut', '500', 'html', 'wrong-json', 'huge'] as const;
export type Fault = (typeof FAULTS)[number];

const SLOW_MS = 1_500;
const HUGE_CHUNK = Buffer.alloc(64 * 1024, ' ');
/** Enough to hurt whoever reads on; a browser on this machine would take gigabytes. */
const HUGE_BYTES = 40_000_000;

export interface FaultServer {
  port: number;
  url: string;
  /** What happens to a request whose method and path fit; null: nothing. */
  set(fault: Fault | null, pattern?: RegExp): void;
  /** Requests that met the fault so far. */
  met(): number;
  close(): Promise<void>;
}

/** @param target port of the real service behind it; null: there is none, and only faults are answered */
export async function startFaultServer(target: number | null): Promise<FaultServer> {
  let fault: Fault | null = null;
  let pattern = /./;
  let met = 0;
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    // A preflight is the browser's own; the fault is for the call behind it.
    const isHit = fault !== null && request.method !== 'OPTIONS' && pattern.test(`${request.method} ${request.url}`);
    if (!isHit) return pass(request, response, target);
    met += 1;
    const now = fault as Fault;
    if (now === 'slow') return void setTimeout(() => pass(request, response, target), SLOW_MS);
    request.resume().on('error', () => undefined);
    harm(now, request, response);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
  });
  server.on('upgrade', (request, socket: Socket, head) => {
    if (target === null || (fault !== null && pattern.test(`UPGRADE ${request.url}`))) return void socket.destroy();
    const far = connect(target, '127.0.0.1', () => {
      far.write(`${request.method} ${request.url} HTTP/1.1\r\n${request.rawHeaders.reduce((text, part, index) => text + part + (index % 2 === 0 ? ': ' : '\r\n'), '')}\r\n`);
      far.write(head);
      socket.pipe(far).pipe(socket);
    });
    far.on('error', () => socket.destroy());
    socket.on('close', () => far.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    set(next, which = /./) {
      fault = next;
      pattern = which;
      met = 0;
    },
    met: () => met,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function harm(fault: Exclude<Fault, 'slow'>, request: IncomingMessage, response: ServerResponse): void {
  const headers = (type: string) => ({ 'content-type': type, 'access-control-allow-origin': '*' });
  switch (fault) {
    case 'refuse': return void request.socket.resetAndDestroy();
    case 'hang': return;
    case 'cut':
      response.writeHead(200, { ...headers('application/json'), 'content-length': '1000' });
      response.write('{"statusCode":200,"message":"OK","data":{');
      return void setTimeout(() => request.socket.destroy(), 20);
    case '500': return void response.writeHead(500, headers('text/plain')).end('Internal Server Error');
    case 'html': return void response.writeHead(200, headers('text/html')).end('<!doctype html><title>Sign in to the hotel network</title><p>Room number?');
    case 'wrong-json': return void response.writeHead(200, headers('application/json')).end('{"statusCode":200,"message":"OK","data":{"unexpected":[1]},"meta":"none"}');
    case 'huge': {
      response.writeHead(200, headers('application/json'));
      let sent = 0;
      const more = () => {
        while (sent < HUGE_BYTES && response.write(HUGE_CHUNK)) sent += HUGE_CHUNK.length;
        if (sent >= HUGE_BYTES) response.end('{}');
        sent += HUGE_CHUNK.length;
      };
      response.on('drain', more).on('error', () => undefined);
      return more();
    }
  }
}

function pass(request: IncomingMessage, response: ServerResponse, target: number | null): void {
  if (target === null) return void response.writeHead(404).end();
  const far = forward({ host: '127.0.0.1', port: target, path: request.url, method: request.method, headers: request.headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  far.on('error', () => response.destroy());
  response.on('close', () => far.destroy());
  request.pipe(far);
}

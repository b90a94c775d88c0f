import { createHash } from 'node:crypto';
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';

/**
 * What a service can do to its callers. `refuse` closes the connection before it is used; `cut` promises more than it sends;
 * `huge` never stops sending; `wrong-json` is valid JSON with a good status and nothing in it that was asked for.
 */
export const FAULTS = ['refuse', 'hang', 'slow', 'cut', '500', 'html', 'wrong-json', 'huge'] as const;
export type Fault = (typeof FAULTS)[number];
/** Of a call that changes something: the service does it, and its answer breaks off on the way. */
export const LOST = 'lost';
/** Slow for as long as whoever asks wants to look at what is shown meanwhile: until `letGo`. */
export const HELD = 'held';
type Harm = Fault | typeof LOST | typeof HELD | null;

const SLOW_MS = 1_500;
const HUGE_CHUNK = Buffer.alloc(64 * 1024, ' ');
/** Enough to hurt whoever reads on; a browser on this machine would take gigabytes. Then nothing more comes, and no end. */
const HUGE_BYTES = 40_000_000;

export interface FaultServer {
  port: number;
  url: string;
  /** What happens to a request whose method and path fit; null: nothing. */
  set(fault: Harm, pattern?: RegExp): void;
  /** What is held goes on to the service, and so does what comes later. */
  letGo(): void;
  /** The service is good again; what is counted goes on. */
  heal(): void;
  /** Requests of the pattern that met the fault, and that reached the service behind it, since it was set. */
  met(): number;
  passed(): number;
  close(): Promise<void>;
}

/** @param target port of the real service behind it; null: there is none, and only faults are answered */
export async function startFaultServer(target: number | null): Promise<FaultServer> {
  let fault: Harm = null;
  let pattern = /./;
  let met = 0;
  let passed = 0;
  const sockets = new Set<Socket>();
  const hanging = new Set<Socket>();
  const held: (() => void)[] = [];
  const passHeld = (): void => {
    for (const go of held.splice(0)) go();
  };
  const server = createServer((request, response) => {
    // A preflight is the browser's own; the fault is for the call behind it.
    const isMeant = request.method !== 'OPTIONS' && pattern.test(`${request.method} ${request.url}`);
    const now = isMeant ? fault : null;
    if (isMeant && (now === null || now === 'slow' || now === LOST || now === HELD)) passed += 1;
    if (now === null) return pass(request, response, target);
    met += 1;
    if (now === 'slow') return void setTimeout(() => pass(request, response, target), SLOW_MS);
    if (now === HELD) return void held.push(() => pass(request, response, target));
    if (now === LOST) return pass(request, response, target, loseAnswer);
    request.resume().on('error', () => undefined);
    if (now === 'hang' || now === 'huge') hanging.add(request.socket);
    harm(now, request, response);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
  });
  server.on('upgrade', (request, socket: Socket, head) => {
    const now = pattern.test(`UPGRADE ${request.url}`) && fault !== LOST && fault !== HELD ? fault : null;
    if (now !== null) met += 1;
    if (target === null) return void socket.destroy();
    if (now === 'hang') hanging.add(socket);
    if (now !== null && now !== 'slow') return harmSocket(now, request, socket);
    if (now === 'slow') return void setTimeout(() => passSocket(request, socket, head, target), SLOW_MS);
    passSocket(request, socket, head, target);
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
      passed = 0;
      passHeld();
      // Who refuses has closed what was open: a browser sends once more by itself over each connection that it kept.
      if (next === 'refuse') server.closeIdleConnections();
    },
    letGo() {
      // A request may still be on its way here, behind its preflight.
      if (fault === HELD) fault = null;
      passHeld();
    },
    heal() {
      fault = null;
      // What hangs is not answered any more, as by a service that was started anew; connections that were made stay.
      for (const socket of hanging) socket.destroy();
      hanging.clear();
    },
    met: () => met,
    passed: () => passed,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function harm(fault: Exclude<Fault, 'slow'>, request: IncomingMessage, response: ServerResponse): void {
  const headers = (type: string) => ({ 'content-type': type, 'access-control-allow-origin': '*' });
  switch (fault) {
    case 'refuse':
      return void request.socket.resetAndDestroy();
    case 'hang':
      return;
    case 'cut':
      response.writeHead(200, { ...headers('application/json'), 'content-length': '1000' });
      response.write('{"statusCode":200,"message":"OK","data":{');
      return void setTimeout(() => request.socket.destroy(), 20);
    case '500':
      return void response.writeHead(500, headers('text/plain')).end('Internal Server Error');
    case 'html':
      return void response
        .writeHead(200, headers('text/html'))
        .end('<!doctype html><title>Sign in to the hotel network</title><p>Room number?');
    case 'wrong-json':
      return void response
        .writeHead(200, headers('application/json'))
        .end('{"statusCode":200,"message":"OK","data":{"unexpected":[1]},"meta":"none"}');
    case 'huge': {
      response.writeHead(200, headers('application/json'));
      let sent = 0;
      const more = () => {
        for (let hasRoom = true; hasRoom && sent < HUGE_BYTES; sent += HUGE_CHUNK.length) hasRoom = response.write(HUGE_CHUNK);
      };
      response.on('drain', more).on('error', () => undefined);
      return more();
    }
  }
}

type HandOn = (answer: IncomingMessage, response: ServerResponse) => void;

const wholeAnswer: HandOn = (answer, response) => {
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  answer.pipe(response);
};

/** Its head comes through: a browser sends again by itself what was answered with nothing at all. */
const loseAnswer: HandOn = (answer, response) => {
  const { 'transfer-encoding': _chunked, ...headers } = answer.headers;
  answer.resume().on('end', () => {
    response.writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': '1000000' });
    response.write('{');
    setTimeout(() => response.destroy(), 20);
  });
};

function pass(request: IncomingMessage, response: ServerResponse, target: number | null, handOn = wholeAnswer): void {
  if (target === null) return void response.writeHead(404).end();
  const far = forward({ host: '127.0.0.1', port: target, path: request.url, method: request.method, headers: request.headers }, (answer) =>
    handOn(answer, response),
  );
  far.on('error', () => response.destroy());
  response.on('close', () => far.destroy());
  request.pipe(far);
}

function passSocket(request: IncomingMessage, socket: Socket, head: Buffer, target: number): void {
  const far = connect(target, '127.0.0.1', () => {
    far.write(
      `${request.method} ${request.url} HTTP/1.1\r\n${request.rawHeaders.reduce((text, part, index) => text + part + (index % 2 === 0 ? ': ' : '\r\n'), '')}\r\n`,
    );
    far.write(head);
    socket.pipe(far).pipe(socket);
  });
  far.on('error', () => socket.destroy());
  socket.on('close', () => far.destroy());
}

/** A live connection that goes wrong: never made, never answered, answered by something else, or made and then full of nonsense. */
function harmSocket(fault: Exclude<Fault, 'slow'>, request: IncomingMessage, socket: Socket): void {
  const accept = createHash('sha1')
    .update(`${String(request.headers['sec-websocket-key'])}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
    .digest('base64');
  const made = `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`;
  switch (fault) {
    case 'refuse':
      return void socket.resetAndDestroy();
    case 'hang':
      return;
    case 'cut': {
      socket.write(made);
      return void setTimeout(() => socket.destroy(), 20);
    }
    case '500':
      return void socket.end('HTTP/1.1 500 Internal Server Error\r\nContent-Length: 0\r\n\r\n');
    case 'html':
      return void socket.end('HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 21\r\n\r\n<title>Sign in</title>');
    case 'wrong-json': {
      const text = Buffer.from('{"t":"d","d":{"unexpected":[1]}}');
      socket.write(made);
      return void socket.write(Buffer.concat([Buffer.from([0x81, text.length]), text]));
    }
    case 'huge': {
      socket.write(made);
      // One frame that says it is 40 MB and keeps coming.
      const header = Buffer.alloc(10);
      header.writeUInt16BE(0x817f, 0);
      header.writeBigUInt64BE(BigInt(HUGE_BYTES), 2);
      socket.write(header);
      for (let sent = 0; sent < HUGE_BYTES; sent += HUGE_CHUNK.length) socket.write(HUGE_CHUNK);
    }
  }
}

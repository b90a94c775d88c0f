import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { requestUrl } from '@/backend/twins/realtime/http/responses';
import { Connection, type ConnectionServices } from './connection';

const SWEEP_INTERVAL_MS = 1_000;
const GOING_AWAY = 1001;
const CLOSE_GRACE_MS = 2_000;

const refuse = (socket: Duplex, status: string): void => {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

export interface ConnectionsOptions extends Omit<ConnectionServices, 'admit'> {
  readonly namespace: string;
  readonly isOriginAllowed: (origin: string) => boolean;
}

/** All open WebSockets: admission, expiry, timeouts. */
export class Connections {
  private readonly open = new Set<Connection>();
  private readonly server: WebSocketServer;
  private readonly timers: NodeJS.Timeout[];
  private isClosing = false;

  constructor(private readonly options: ConnectionsOptions) {
    this.server = new WebSocketServer({ noServer: true, maxPayload: options.limits.maxMessageBytes, clientTracking: false });
    const beat = () => this.open.forEach((connection) => connection.beat());
    this.timers = [setInterval(() => this.sweep(), SWEEP_INTERVAL_MS).unref(), setInterval(beat, options.limits.pingIntervalMs).unref()];
  }

  get size(): number {
    return this.open.size;
  }

  /** Accepts an upgrade of `/.ws`; false leaves it to others. */
  accept(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
    const url = requestUrl(request);
    if (url?.pathname !== '/.ws') return false;
    const { origin, host = '' } = request.headers;
    // Until the handshake is done nothing else listens for socket errors.
    socket.on('error', () => socket.destroy());
    if (origin !== undefined && !this.options.isOriginAllowed(origin)) refuse(socket, '403 Forbidden');
    else if (url.searchParams.get('ns') !== this.options.namespace || url.searchParams.get('v') !== '5') {
      refuse(socket, '404 Not Found');
    } else if (this.isClosing || this.open.size >= this.options.limits.maxConnections) {
      refuse(socket, '503 Service Unavailable');
    } else {
      this.server.handleUpgrade(request, socket, head, (webSocket) => {
        const services = { ...this.options, admit: (uid: string) => this.mayAddOf(uid) };
        this.open.add(new Connection(webSocket, host, services, (closed) => this.open.delete(closed)));
      });
    }
    return true;
  }

  /** Closes a user's connections; their token is refused from now on. */
  revoke(uid: string): void {
    for (const connection of this.open) {
      if (connection.auth.uid === uid) connection.expire('invalid_token', 'The session was ended');
    }
  }

  /** Closes every connection and waits for their onDisconnect writes. */
  async close(): Promise<void> {
    this.isClosing = true;
    this.timers.forEach((timer) => clearInterval(timer));
    this.open.forEach((connection) => connection.close(GOING_AWAY, 'The server stops'));
    const deadline = Date.now() + CLOSE_GRACE_MS;
    while (this.open.size > 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 10));
    this.open.forEach((connection) => connection.terminate());
    while (this.open.size > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  }

  private mayAddOf(uid: string): boolean {
    let count = 0;
    for (const connection of this.open) if (connection.auth.uid === uid) count += 1;
    return count < this.options.limits.maxConnectionsPerUser;
  }

  private sweep(): void {
    for (const connection of this.open) {
      if (connection.auth.hasExpired()) connection.expire('expired_token', 'The token has expired');
    }
  }
}

import { randomUUID } from 'node:crypto';
import type { RawData, WebSocket } from 'ws';
import type { SessionTokens } from '@/backend/twins/realtime/auth/session-tokens';
import type { LiveDatabase } from '@/backend/twins/realtime/live/database';
import { DisconnectQueue } from '@/backend/twins/realtime/live/disconnect-queue';
import type { Clock, Limits, Logger } from '@/backend/twins/realtime/twin-options';
import { ConnectionAuth } from './connection-auth';
import { Listens } from './listens';
import { controlSchema, requestSchema, type Reply, type Request, RequestRate } from './protocol';
import { answer, type RequestContext } from './requests';
/**
 * Reassembles the frames of a request. The SDK splits messages above 16,384 characters: first a frame with the number of parts, then the
 * parts. A single "0" is a keep-alive.
 */
export class FrameReader {
  private parts: string[] = [];
  private missing = 0;
  private characters = 0;

  constructor(private readonly maxCharacters: number) {}

  /** A complete request, null while parts are missing; throws if it is too long. */
  read(frame: string): string | null {
    if (this.missing === 0) {
      if (!/^\d{1,6}$/.test(frame)) return frame;
      this.missing = Number(frame);
      this.parts = [];
      this.characters = 0;
      return null;
    }
    this.characters += frame.length;
    if (this.characters > this.maxCharacters) throw new RangeError('Request too long');
    this.parts.push(frame);
    this.missing -= 1;
    return this.missing === 0 ? this.parts.join('') : null;
  }
}

export interface ConnectionServices {
  readonly database: LiveDatabase;
  readonly sessions: SessionTokens;
  readonly limits: Limits;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Whether this user may open another connection. */
  readonly admit: (uid: string) => boolean;
}

const PONG = JSON.stringify({ t: 'c', d: { t: 'o', d: null } });
const POLICY_VIOLATION = 1008;
const TOO_BIG = 1009;
const INTERNAL_ERROR = 1011;

/** A client connection: requests are answered strictly in order. */
export class Connection {
  readonly id = randomUUID();
  readonly auth: ConnectionAuth;
  private readonly listens: Listens;
  private readonly onDisconnect: DisconnectQueue;
  private readonly context: RequestContext;
  private readonly frames: FrameReader;
  private readonly rate: RequestRate;
  private readonly inbox: string[] = [];
  private isBusy = false;
  private isAlive = true;
  private isClosed = false;

  constructor(
    private readonly socket: WebSocket,
    host: string,
    private readonly services: ConnectionServices,
    private readonly onClose: (connection: Connection) => void,
  ) {
    const { database, sessions, limits, clock, admit } = services;
    this.frames = new FrameReader(limits.maxMessageBytes);
    this.rate = new RequestRate(limits.requestsPerSecond, limits.requestBurst, clock);
    this.listens = new Listens(database, limits.maxListensPerConnection, (text) => this.send(text));
    this.onDisconnect = new DisconnectQueue(database, this.id, limits.maxDisconnectWrites);
    this.auth = new ConnectionAuth(sessions, clock, { admit, onChange: () => this.listens.recheck(this.auth.rights()) });
    this.context = {
      database,
      listens: this.listens,
      onDisconnect: this.onDisconnect,
      rights: () => this.auth.rights(),
      authenticate: (credential) => this.auth.signIn(credential),
      unauthenticate: () => this.auth.signOut(),
    };
    socket.on('message', (data) => this.receive(data));
    socket.on('pong', () => (this.isAlive = true));
    socket.on('error', (error) => services.logger.debug({ err: error, connection: this.id }, 'realtime socket failed'));
    socket.on('close', () => this.end());
    const hello = { ts: clock.now(), v: '5', h: host, s: this.id };
    this.send(JSON.stringify({ t: 'c', d: { t: 'h', d: hello } }));
  }

  /** Called at each interval: a peer that was silent for a whole one is disconnected. */
  beat(): void {
    if (!this.isAlive) return this.socket.terminate();
    this.isAlive = false;
    this.socket.ping();
  }

  /** Ends the sign-in of a connection with an expired or revoked token; the SDK then fetches a new one. */
  expire(status: 'expired_token' | 'invalid_token', reason: string): void {
    this.send(JSON.stringify({ t: 'd', d: { a: 'ac', b: { s: status, d: reason } } }));
    this.auth.signOut();
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason);
  }

  terminate(): void {
    this.socket.terminate();
  }

  private receive(data: RawData): void {
    this.isAlive = true;
    try {
      const text = this.frames.read(String(data));
      if (text === null) return;
      this.inbox.push(text);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return this.close(TOO_BIG, error.message);
    }
    this.work();
  }

  private work(): void {
    try {
      while (!this.isBusy && !this.isClosed && this.inbox.length > 0) {
        const turn = this.rate.take();
        if (turn.kind === 'wait') return this.rest(turn.ms);
        const text = this.inbox.shift();
        if (text !== undefined) this.handle(text);
      }
    } catch (error) {
      // A full disk or a bug: closes this connection, not the process.
      this.fail(error);
    }
  }

  /** Throttles a client by pausing its socket. */
  private rest(ms: number): void {
    this.isBusy = true;
    this.socket.pause();
    setTimeout(() => {
      this.socket.resume();
      this.isBusy = false;
      this.work();
    }, ms);
  }

  private handle(text: string): void {
    const message = parse(text);
    const request = requestSchema.safeParse(message);
    if (!request.success) {
      const control = controlSchema.safeParse(message);
      if (!control.success) this.close(POLICY_VIOLATION, 'Not a request');
      else if (control.data.d.t === 'p') this.send(PONG);
      return;
    }
    const reply = answer(this.context, request.data.d);
    if (!(reply instanceof Promise)) return this.reply(request.data.d, reply);
    this.isBusy = true;
    reply
      .then((late) => {
        this.isBusy = false;
        this.reply(request.data.d, late);
        this.work();
      })
      .catch((error: unknown) => this.fail(error));
  }

  private reply(request: Request, reply: Reply): void {
    this.send(JSON.stringify({ t: 'd', d: { r: request.r, b: reply } }));
  }

  private send(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > this.services.limits.maxUnsentBytes) {
      this.services.logger.warn({ connection: this.id, uid: this.auth.uid }, 'realtime client does not read, cut off');
      return this.socket.terminate();
    }
    this.socket.send(text);
  }

  private fail(error: unknown): void {
    this.services.logger.error({ err: error, connection: this.id }, 'realtime request failed');
    this.close(INTERNAL_ERROR, 'Internal error');
  }

  private end(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.listens.stopAll();
    try {
      this.onDisconnect.run(this.services.logger);
    } catch (error) {
      // They stay in the journal and are performed at the next start.
      this.services.logger.error({ err: error, connection: this.id }, 'writes set aside could not be made');
    }
    this.onClose(this);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

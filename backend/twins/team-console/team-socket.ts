import type { FastifyReply, FastifyRequest } from 'fastify';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import * as z from 'zod/mini';
import { isUnavailable } from '@/backend/api/db/database-errors';
import { RefusalError, refused } from '@/backend/api/http/answer';
import { findUnsafeInput } from '@/backend/api/http/unsafe-input';
import { takeUpgrade } from '@/backend/api/http/upgrade-route';
import { RequestRate } from '@/backend/twins/realtime/wire/protocol';
import { ERROR_CODES } from '@/lib/contract/error-codes';
import { TEAM_REQUESTS, type TeamRequest } from './team-requests';

export const TEAM_SOCKET_PATH = '/team/socket';

const MAX_BYTES = 64 * 1024;
/** A peer without a pong for a whole interval is disconnected. */
const PING_MS = 20_000;
/** Access is checked when the socket opens, so it is reopened at this interval. */
const LONGEST_MS = 30 * 60_000;
/** As many as the calls allow per minute, with room for a burst. */
const RATE = { perSecond: 10, burst: 60 };
const GOING_AWAY = 1001;
const POLICY_VIOLATION = 1008;

const frame = z.strictObject({ id: z.int(), to: z.enum(TEAM_REQUESTS), uid: z.unknown(), body: z.unknown() });

interface Options {
  take: (request: TeamRequest, asked: { uid: unknown; body: unknown }) => Promise<object>;
  /** Registers a function that ends the sockets; returns its removal. */
  beforeClose: (end: () => void) => () => void;
  onFault: (error: unknown) => void;
}

/** The fast channel of the team console; the calls can do the same. Access was checked before. */
export function teamSockets({
  take,
  beforeClose,
  onFault,
}: Options): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_BYTES, clientTracking: false });

  async function answer(data: RawData): Promise<{ id: number; status: number; answer?: object } | null> {
    const asked = parse(data);
    if (!asked) return null;
    try {
      if (findUnsafeInput(asked)) {
        throw new RefusalError(refused('BAD_REQUEST', 'The request holds characters or nesting that cannot be accepted.'));
      }
      return { id: asked.id, status: 200, answer: await take(asked.to, asked) };
    } catch (error) {
      return { id: asked.id, status: statusOf(error) };
    }
  }

  function statusOf(error: unknown): number {
    if (error instanceof RefusalError) return ERROR_CODES[error.refusal.code];
    onFault(error);
    return ERROR_CODES[isUnavailable(error) ? 'UNAVAILABLE' : 'INTERNAL'];
  }

  function serve(socket: WebSocket): void {
    const rate = new RequestRate(RATE.perSecond, RATE.burst, Date);
    let isAlive = true;
    const ping = setInterval(() => {
      if (!isAlive) return socket.terminate();
      isAlive = false;
      socket.ping();
    }, PING_MS).unref();
    const end = setTimeout(() => socket.close(GOING_AWAY, 'To be opened anew'), LONGEST_MS).unref();
    const forget = beforeClose(() => socket.terminate());
    socket.on('pong', () => {
      isAlive = true;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(ping);
      clearTimeout(end);
      forget();
    });
    socket.on('message', (data) => {
      isAlive = true;
      const turn = rate.take();
      if (turn.kind === 'wait') return rest(socket, turn.ms, () => respond(socket, data));
      respond(socket, data);
    });
  }

  function respond(socket: WebSocket, data: RawData): void {
    void answer(data).then((told) => {
      if (!told) socket.close(POLICY_VIOLATION, 'Not a request');
      else if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(told));
    });
  }

  return async (request, reply) => {
    const upgrade = takeUpgrade(request, reply);
    if (!upgrade) throw new RefusalError(refused('BAD_REQUEST', 'This is the address of a socket.'));
    server.handleUpgrade(upgrade.request, upgrade.socket, upgrade.head, serve);
    return reply;
  };
}

/** Clients above the rate are throttled, not disconnected. */
function rest(socket: WebSocket, ms: number, then: () => void): void {
  socket.pause();
  setTimeout(() => {
    socket.resume();
    then();
  }, ms);
}

function parse(data: RawData): z.infer<typeof frame> | null {
  try {
    const parsed = z.safeParse(frame, JSON.parse(String(data)));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

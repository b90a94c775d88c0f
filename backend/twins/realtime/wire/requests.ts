import { hashOf } from '@/backend/twins/realtime/data/node-update';
import { nodeToJson, WIRE } from '@/backend/twins/realtime/data/node-json';
import { InvalidDataError, parsePath } from '@/backend/twins/realtime/data/path';
import { parseWireQuery } from '@/backend/twins/realtime/data/query';
import type { LiveDatabase, RawWrite, Rights } from '@/backend/twins/realtime/live/database';
import type { DisconnectQueue } from '@/backend/twins/realtime/live/disconnect-queue';
import type { Listens } from './listens';
import { DENIED, invalid, OK, STALE, tooMany, type Reply, type Request, type RequestBody } from './protocol';

/** The parts of a connection that requests use. */
export interface RequestContext {
  readonly database: LiveDatabase;
  readonly listens: Listens;
  readonly onDisconnect: DisconnectQueue;
  readonly rights: () => Rights;
  readonly authenticate: (credential: string) => Promise<Reply>;
  readonly unauthenticate: () => Reply;
}

type Action = (context: RequestContext, body: RequestBody) => Reply | Promise<Reply>;

function putOf(body: RequestBody): RawWrite[] {
  return [{ path: parsePath(body.p ?? ''), json: body.d }];
}

function mergeOf(body: RequestBody): RawWrite[] {
  if (typeof body.d !== 'object' || body.d === null) throw new InvalidDataError('An update is an object');
  const base = body.p ?? '';
  return Object.entries(body.d).map(([below, json]) => ({ path: parsePath(`${base}/${below}`), json: json as unknown }));
}

function write(context: RequestContext, body: RequestBody, writes: readonly RawWrite[]): Reply {
  const { database } = context;
  // A transaction sends the hash of what it read: if that has changed, the client retries with the new value.
  if (body.h !== undefined && body.h !== hashOf(database.read(parsePath(body.p ?? ''), null))) {
    // Staleness must not reveal data without read permission.
    return database.mayRead(context.rights(), parsePath(body.p ?? '')) ? STALE : DENIED;
  }
  const plan = database.plan(context.rights(), writes);
  if (plan === null) return DENIED;
  database.commit(plan);
  return OK;
}

function setAside(context: RequestContext, writes: readonly RawWrite[]): Reply {
  const outcome = context.onDisconnect.add(context.rights(), writes);
  if (outcome === 'full') return tooMany('writes set aside');
  return outcome === 'added' ? OK : DENIED;
}

function get(context: RequestContext, body: RequestBody): Reply {
  const path = parsePath(body.p ?? '');
  if (!context.database.mayRead(context.rights(), path)) return DENIED;
  return { s: 'ok', d: nodeToJson(context.database.read(path, parseWireQuery(body.q)), WIRE) };
}

const authenticate: Action = (context, body) => context.authenticate(body.cred ?? '');

const ACTIONS: Readonly<Record<string, Action>> = {
  q: ({ listens, rights }, body) => listens.add(rights(), body),
  n: ({ listens }, body) => listens.remove(body),
  g: get,
  p: (context, body) => write(context, body, putOf(body)),
  m: (context, body) => write(context, body, mergeOf(body)),
  o: (context, body) => setAside(context, putOf(body)),
  om: (context, body) => setAside(context, mergeOf(body)),
  oc: ({ onDisconnect }, body) => {
    onDisconnect.cancel(parsePath(body.p ?? ''));
    return OK;
  },
  auth: authenticate,
  gauth: authenticate,
  unauth: ({ unauthenticate }) => unauthenticate(),
  // Statistics and App Check are accepted and ignored.
  s: () => OK,
  appcheck: () => OK,
  unappeck: () => OK,
};

/** Answers one request, synchronously unless it signs in. Client errors are part of the answer; only a bug or a full disk throws. */
export function answer(context: RequestContext, request: Request): Reply | Promise<Reply> {
  const action = Object.hasOwn(ACTIONS, request.a) ? ACTIONS[request.a] : undefined;
  if (action === undefined) return { s: 'error', d: 'Unknown action' };
  try {
    return action(context, request.b);
  } catch (error) {
    if (error instanceof InvalidDataError) return invalid(error.message);
    throw error;
  }
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { hashOf } from '@/backend/twins/realtime/data/node-update';
import { type Json, nodeToJson, REST } from '@/backend/twins/realtime/data/node-json';
import { InvalidDataError, parsePath, type Path } from '@/backend/twins/realtime/data/path';
import { parseWireQuery, type Query } from '@/backend/twins/realtime/data/query';
import type { LiveDatabase, RawWrite, Rights } from '@/backend/twins/realtime/live/database';
import { HttpError, parseJson, readBody, sendEmpty, sendJson } from './responses';

function jsonParameter(parameters: URLSearchParams, name: string): unknown {
  const raw = parameters.get(name);
  if (raw === null) return undefined;
  try {
    return JSON.parse(raw) as unknown;
  } catch {
    throw new HttpError(400, `Constraint index field must be a JSON primitive: ${name}`);
  }
}

/** At most one of each, as in Firebase. */
const ALTERNATIVES = [
  ['startAt', 'startAfter', 'equalTo'],
  ['endAt', 'endBefore', 'equalTo'],
  ['limitToFirst', 'limitToLast'],
] as const;
const BOUNDS = ['startAt', 'startAfter', 'endAt', 'endBefore', 'equalTo', 'limitToFirst', 'limitToLast'] as const;

/** The query of a REST read in wire form: `orderBy` and values are JSON, as in Firebase. */
export function parseRestQuery(parameters: URLSearchParams): Query | null {
  const given = Object.fromEntries(BOUNDS.map((name) => [name, jsonParameter(parameters, name)]));
  const by = jsonParameter(parameters, 'orderBy');
  if (parameters.get('shallow') === 'true' && [by, ...Object.values(given)].some((value) => value !== undefined)) {
    throw new HttpError(400, 'Mixing shallow and querying parameters is not supported');
  }
  const doubled = ALTERNATIVES.find((names) => names.filter((name) => given[name] !== undefined).length > 1);
  if (doubled) throw new HttpError(400, `Only one of ${doubled.join(', ')} can be given`);
  if (by === undefined) {
    if (Object.values(given).some((value) => value !== undefined)) {
      throw new HttpError(400, 'orderBy must be defined when other query parameters are defined');
    }
    return null;
  }
  const from = given.equalTo ?? given.startAt ?? given.startAfter;
  const to = given.equalTo ?? given.endAt ?? given.endBefore;
  const isFromOpen = given.equalTo === undefined && given.startAt === undefined;
  const isToOpen = given.equalTo === undefined && given.endAt === undefined;
  return parseWireQuery({
    i: by === '$key' ? '.key' : by === '$value' ? '.value' : by === '$priority' ? '.priority' : by,
    ...(from !== undefined && { sp: from, sin: !isFromOpen }),
    ...(to !== undefined && { ep: to, ein: !isToOpen }),
    ...(given.limitToFirst !== undefined && { l: given.limitToFirst, vf: 'l' }),
    ...(given.limitToLast !== undefined && { l: given.limitToLast, vf: 'r' }),
  });
}

export interface RestServices {
  readonly database: LiveDatabase;
  readonly createPushId: () => string;
  readonly maxBodyBytes: number;
}

const METHODS: ReadonlySet<string> = new Set(['PUT', 'PATCH', 'POST', 'DELETE']);

interface RestCall {
  readonly path: Path;
  readonly parameters: URLSearchParams;
  readonly rights: Rights;
}

function pathOf(pathname: string): Path {
  try {
    return parsePath(pathname.slice(0, -'.json'.length).split('/').map(decodeURIComponent).join('/'));
  } catch (error) {
    if (error instanceof URIError) throw new HttpError(400, 'Invalid path');
    throw error;
  }
}

function shallow(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.keys(value).map((key) => [key, true]));
}

function read({ database }: RestServices, { path, parameters, rights }: RestCall, response: ServerResponse): Json {
  if (!database.mayRead(rights, path)) throw new HttpError(401, 'Permission denied');
  const tree = database.read(path, parseRestQuery(parameters));
  response.setHeader('etag', hashOf(tree) || 'null_etag');
  const value = nodeToJson(tree, REST);
  return parameters.get('shallow') === 'true' ? shallow(value) : value;
}

function commit({ database }: RestServices, rights: Rights, writes: readonly RawWrite[]): void {
  const plan = database.plan(rights, writes);
  if (plan === null) throw new HttpError(401, 'Permission denied');
  database.commit(plan);
}

function mergeOf(path: Path, body: unknown): RawWrite[] {
  if (typeof body !== 'object' || body === null) throw new HttpError(400, 'An update is an object');
  return Object.entries(body).map(([below, json]) => ({ path: [...path, ...parsePath(below)], json: json as unknown }));
}

/** `If-Match` makes a write conditional on the value read before, as in Firebase's REST transactions. */
function assertUnchanged(request: IncomingMessage, { database }: RestServices, { path, rights }: RestCall): void {
  const wanted = request.headers['if-match'];
  if (wanted === undefined) return;
  if (!database.mayRead(rights, path)) throw new HttpError(401, 'Permission denied');
  if (wanted !== (hashOf(database.read(path, null)) || 'null_etag')) throw new HttpError(412, 'ETag mismatch');
}

async function answer(services: RestServices, call: RestCall, request: IncomingMessage, response: ServerResponse): Promise<Json> {
  const { path, rights } = call;
  if (request.method === 'GET') return read(services, call, response);
  if (!METHODS.has(request.method ?? '')) throw new HttpError(405, 'Method not allowed');
  const body = request.method === 'DELETE' ? null : parseJson(await readBody(request, services.maxBodyBytes));
  assertUnchanged(request, services, call);
  switch (request.method) {
    case 'PUT':
    case 'DELETE':
      commit(services, rights, [{ path, json: body }]);
      return body as Json;
    case 'PATCH':
      commit(services, rights, mergeOf(path, body));
      return body as Json;
    default: {
      const name = services.createPushId();
      commit(services, rights, [{ path: [...path, name], json: body }]);
      return { name };
    }
  }
}

/** Firebase's REST interface at `/<path>.json`. */
export async function handleRest(
  services: RestServices,
  url: URL,
  rights: Rights,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const call = { path: pathOf(url.pathname), parameters: url.searchParams, rights };
    const value = await answer(services, call, request, response);
    const print = url.searchParams.get('print');
    if (print === 'silent') sendEmpty(response, 204);
    else sendJson(response, 200, value, print === 'pretty');
  } catch (error) {
    if (error instanceof InvalidDataError) throw new HttpError(400, error.message);
    throw error;
  }
}

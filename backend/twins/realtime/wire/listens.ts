import { hashOf } from '@/backend/twins/realtime/data/node-update';
import { nodeToJson, WIRE } from '@/backend/twins/realtime/data/node-json';
import { formatPath, parsePath, type Path } from '@/backend/twins/realtime/data/path';
import { parseWireQuery, type Query } from '@/backend/twins/realtime/data/query';
import type { LiveDatabase, Rights } from '@/backend/twins/realtime/live/database';
import { wireText } from '@/backend/twins/realtime/live/view';
import { isIndexed } from '@/backend/twins/realtime/rules/authorize';
import { DENIED, OK, tooMany, type Reply, type RequestBody } from './protocol';

interface Listen {
  readonly path: Path;
  readonly rawQuery: unknown;
  stop(): void;
}

/** Firebase's warning that a query sorts by a key missing in `.indexOn`; the SDK logs it. */
function warningsFor(database: LiveDatabase, path: Path, query: Query | null): { w?: string[] } {
  if (query === null || query.by === '.key' || query.by === '.priority') return {};
  const name = query.by === '.value' ? '.value' : formatPath(query.by);
  return isIndexed(database.rules, path, name) ? {} : { w: ['no_index'] };
}

/** Listens of one connection. The tag is the client's name for a query; whole locations have none. */
export class Listens {
  private readonly active = new Map<string, Listen>();

  constructor(
    private readonly database: LiveDatabase,
    private readonly limit: number,
    private readonly send: (text: string) => void,
  ) {}

  add(rights: Rights, body: RequestBody): Reply {
    const path = parsePath(body.p ?? '');
    if (!this.database.mayRead(rights, path)) return DENIED;
    const query = parseWireQuery(body.q);
    const key = this.keyOf(body);
    this.active.get(key)?.stop();
    this.active.delete(key);
    if (this.active.size >= this.limit) return tooMany('listens');
    const close = body.t === undefined ? '}}}' : `,"t":${body.t}}}}`;
    const listening = this.database.listen(path, query, (update) => this.send(wireText(update) + close));
    this.active.set(key, { path, rawQuery: body.q, stop: listening.stop });
    // A reconnecting client sends the hash of its cached data: unchanged data is not sent again.
    if (body.h !== hashOf(listening.initial)) {
      const data = { p: formatPath(path), d: nodeToJson(listening.initial, WIRE), t: body.t };
      this.send(JSON.stringify({ t: 'd', d: { a: 'd', b: data } }));
    }
    return { ...OK, d: warningsFor(this.database, path, query) };
  }

  remove(body: RequestBody): Reply {
    const key = this.keyOf(body);
    this.active.get(key)?.stop();
    this.active.delete(key);
    return OK;
  }

  /** After a change of rights: cancels listens that are no longer allowed and notifies the client. */
  recheck(rights: Rights): void {
    for (const [key, { path, rawQuery, stop }] of this.active) {
      if (this.database.mayRead(rights, path)) continue;
      stop();
      this.active.delete(key);
      this.send(JSON.stringify({ t: 'd', d: { a: 'c', b: { p: formatPath(path), q: revocable(rawQuery) } } }));
    }
  }

  stopAll(): void {
    this.active.forEach(({ stop }) => stop());
    this.active.clear();
  }

  private keyOf({ p = '', q, t }: RequestBody): string {
    return t === undefined ? `${formatPath(parsePath(p))}|${JSON.stringify(q ?? null)}` : `#${t}`;
  }
}

/** The SDK finds a revoked query by its query objects, and a whole-location listen by none. */
const revocable = (rawQuery: unknown): unknown[] | undefined => (rawQuery === undefined ? undefined : [rawQuery]);

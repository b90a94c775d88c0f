import { hashOf } from './data/node-hash';
import { nodeToJson, PLAIN, type Json } from './data/node-json';
import { parsePath } from './data/path';
import { parseWireQuery } from './data/query';
import { ADMIN, type LiveDatabase, type RawWrite } from './live/database';
import { plainChanges } from './live/update';

/** Server values, written for what the server alone knows. */
export const SERVER_TIME = { '.sv': 'timestamp' } as const;

interface AdminQuery {
  /** `.key`, `.value` or the path of a child; key order without it. */
  readonly orderBy?: string;
  readonly limitToLast?: number;
  readonly limitToFirst?: number;
  /** Only what comes before this value, and of that value before this key. */
  readonly endBefore?: { readonly value: number | string; readonly key?: string };
}

export interface DataChange {
  readonly path: string;
  readonly value: Json;
}

/**
 * The database for the backend itself: no rule applies. Everything is a promise although the twin answers at once, so
 * that callers do not change when the data lives in a real Firebase project.
 */
export interface AdminDatabase {
  get(path: string, query?: AdminQuery): Promise<Json>;
  set(path: string, value: unknown): Promise<void>;
  /** Several locations at once, all or nothing; keys are paths below `path`. */
  update(path: string, values: Readonly<Record<string, unknown>>): Promise<void>;
  /** Adds to a list and gives the new key. */
  push(path: string, value: unknown): Promise<string>;
  remove(path: string): Promise<void>;
  /** `change` is given the present value; it gives the next one, or undefined to leave it. */
  transaction(path: string, change: (value: Json) => unknown): Promise<{ readonly isCommitted: boolean; readonly value: Json }>;
  /** Tells the present value first, then each change at or below the path. Gives the function that ends it. */
  subscribe(path: string, listener: (change: DataChange) => void): () => void;
}

function queryOf({ orderBy = '.key', limitToFirst, limitToLast, endBefore }: AdminQuery) {
  const limit = limitToLast ?? limitToFirst;
  const end = endBefore && { ep: endBefore.value, ein: false, ...(endBefore.key !== undefined && { en: endBefore.key }) };
  return parseWireQuery({ i: orderBy, ...end, ...(limit !== undefined && { l: limit, vf: limitToLast === undefined ? 'l' : 'r' }) });
}

export function createAdminDatabase(database: LiveDatabase, createPushId: () => string): AdminDatabase {
  const write = (writes: readonly RawWrite[]): void => {
    const plan = database.plan(ADMIN, writes);
    if (plan !== null) database.commit(plan);
  };
  const read = (path: string, query?: AdminQuery): Json =>
    nodeToJson(database.read(parsePath(path), query === undefined ? null : queryOf(query)), PLAIN);

  return {
    get: async (path, query) => read(path, query),
    set: async (path, value) => write([{ path: parsePath(path), json: value }]),
    update: async (path, values) => write(Object.entries(values).map(([below, json]) => ({ path: parsePath(`${path}/${below}`), json }))),
    push: async (path, value) => {
      const key = createPushId();
      write([{ path: parsePath(`${path}/${key}`), json: value }]);
      return key;
    },
    remove: async (path) => write([{ path: parsePath(path), json: null }]),
    transaction: async (path, change) => {
      // One process, one thread: nothing can come between reading and writing while `change` is synchronous.
      const before = hashOf(database.read(parsePath(path), null));
      const next = change(read(path));
      const isCommitted = next !== undefined && before === hashOf(database.read(parsePath(path), null));
      if (isCommitted) write([{ path: parsePath(path), json: next }]);
      return { isCommitted, value: read(path) };
    },
    subscribe: (path, listener) => {
      const listening = database.listen(parsePath(path), null, (update) => plainChanges(update).forEach(listener));
      listener({ path: parsePath(path).join('/'), value: nodeToJson(listening.initial, PLAIN) });
      return listening.stop;
    },
  };
}

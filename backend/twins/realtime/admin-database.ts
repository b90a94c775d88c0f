import { hashOf } from './data/node-update';
import { nodeToJson, PLAIN, type Json } from './data/node-json';
import { parsePath } from './data/path';
import { parseWireQuery } from './data/query';
import { ADMIN, type LiveDatabase, type RawWrite } from './live/database';
import { plainChanges } from './live/view';

/** Server values, which only the server can resolve. */
export const SERVER_TIME = { '.sv': 'timestamp' } as const;

interface AdminQuery {
  /** `.key`, `.value` or the path of a child; by key if absent. */
  readonly orderBy?: string;
  readonly limitToLast?: number;
  readonly limitToFirst?: number;
  /** Exclusive upper bound: a value, and for equal values a key. */
  readonly endBefore?: { readonly value: number | string; readonly key?: string };
}

export interface DataChange {
  readonly path: string;
  readonly value: Json;
}

/**
 * Database access for the backend itself, without rules. Asynchronous although the twin answers at once, so that callers work with a real
 * Firebase project too.
 */
export interface AdminDatabase {
  get(path: string, query?: AdminQuery): Promise<Json>;
  set(path: string, value: unknown): Promise<void>;
  /** Several locations in one atomic write; keys are paths below `path`. */
  update(path: string, values: Readonly<Record<string, unknown>>): Promise<void>;
  /** Appends to a list and returns the new key. */
  push(path: string, value: unknown): Promise<string>;
  remove(path: string): Promise<void>;
  /** `change` gets the current value and returns the next one, or undefined to abort. */
  transaction(path: string, change: (value: Json) => unknown): Promise<{ readonly isCommitted: boolean; readonly value: Json }>;
  /** Reports the current value, then each change at or below the path. Returns the unsubscribe function. */
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
      // Single-threaded: nothing can run between reading and writing while `change` is synchronous.
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

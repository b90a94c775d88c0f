import type { Orm } from '@/backend/api/db/database';

export interface RecordedQuery {
  /** The call or the job that sent it. */
  by: string;
  text: string;
  params: unknown[];
}

export interface Recorder {
  /** What is sent meanwhile is kept under this name: each text once, with the parameters that it came with first. */
  during<Value>(by: string, work: () => Promise<Value>): Promise<Value>;
  queries(): RecordedQuery[];
}

interface Logger {
  logQuery(text: string, params: unknown[]): void;
}

/** The session of an open database; a transaction makes one of its own from the options. */
interface Session {
  logger: Logger;
  options: { logger?: Logger };
}

/** Everything that a backend sends to its database, as it is sent: the transactions' statements too. */
export function recordQueries(orm: Orm): Recorder {
  const kept = new Map<string, RecordedQuery>();
  let current: string | null = null;
  const logger: Logger = {
    logQuery(text, params) {
      if (current === null) return;
      const key = `${current} ${text}`;
      if (!kept.has(key)) kept.set(key, { by: current, text, params });
    },
  };
  const { session } = orm as unknown as { session: Session };
  session.logger = logger;
  session.options.logger = logger;
  return {
    async during(by, work) {
      const before = current;
      current = by;
      return work().finally(() => (current = before));
    },
    queries: () => [...kept.values()],
  };
}

/**
 * Whether the member's row was locked before a matching query, which serialises concurrent requests. The embedded database runs one
 * transaction at a time, so only the order of queries can show it.
 */
export function isLockedFirst(queries: readonly RecordedQuery[], pattern: RegExp): boolean {
  const [lock, query] = [/from "users" where .* for no key update$/, pattern].map((wanted) =>
    queries.findIndex(({ text }) => wanted.test(text)),
  );
  return lock !== undefined && query !== undefined && lock >= 0 && query > lock;
}

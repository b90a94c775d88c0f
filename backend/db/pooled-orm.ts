import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { NodePgDatabase, NodePgSession, type NodePgClient, type NodePgSessionOptions } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';

type NoSchema = Record<string, never>;

/**
 * Queries and transactions on a pool. drizzle's own transaction gives its client back only once `begin` was answered: each
 * that fails before would take a place of the pool for good. On a single client it takes and gives back nothing: that is done here.
 */
export function pooledOrm(pool: pg.Pool): NodePgDatabase<NoSchema> & { $client: pg.Pool } {
  const dialect = new PgDialect();
  // One object for all of them, as drizzle does: whoever sets a logger in it hears the transactions too.
  const options: NodePgSessionOptions = {};
  const sessionOn = (client: NodePgClient) => new NodePgSession<NoSchema, ExtractTablesWithRelations<NoSchema>>(client, dialect, undefined, options);
  const orm = new NodePgDatabase<NoSchema>(dialect, sessionOn(pool), undefined);
  orm.transaction = async (work, config) => {
    const client = await pool.connect();
    let hasBegun = false;
    try {
      return await sessionOn(client).transaction((tx) => {
        hasBegun = true;
        return work(tx);
      }, config);
    } finally {
      // The pool knows by itself that a connection was lost once `rollback` was refused. After `begin` alone it may not have
      // heard of it yet, and would hand it to the next one: it opens another instead.
      client.release(!hasBegun);
    }
  };
  // As `drizzle()` does: whoever needs the driver finds it there.
  return Object.assign(orm, { $client: pool });
}

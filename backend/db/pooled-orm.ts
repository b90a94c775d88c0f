import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { NodePgDatabase, NodePgSession, type NodePgClient, type NodePgSessionOptions } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { isSilent } from './unavailable';

type NoSchema = Record<string, never>;

/**
 * Queries and transactions on a pool. drizzle's own transaction gives its client back only once `begin` was answered: each
 * that fails before would take a place of the pool for good. On a single client it takes and gives back nothing: that is done here.
 */
export function pooledOrm(pool: pg.Pool): NodePgDatabase<NoSchema> & { $client: pg.Pool } {
  const dialect = new PgDialect();
  // One object for all of them, as drizzle does: whoever sets a logger in it hears the transactions too.
  const options: NodePgSessionOptions = {};
  const sessionOn = (client: NodePgClient) =>
    new NodePgSession<NoSchema, ExtractTablesWithRelations<NoSchema>>(client, dialect, undefined, options);
  const orm = new NodePgDatabase<NoSchema>(dialect, sessionOn(pool), undefined);
  orm.transaction = async (work, config) => {
    const client = await pool.connect();
    // The pool knows by itself that a connection was lost once `rollback` was refused. After `begin` alone it may not have
    // heard of it yet, and of one that is silent it never hears: it would hand it to the next one, and opens another instead.
    let isOfUse = false;
    try {
      return await sessionOn(client).transaction((tx) => {
        isOfUse = true;
        return work(tx);
      }, config);
    } catch (error) {
      isOfUse &&= !isSilent(error);
      throw error;
    } finally {
      client.release(!isOfUse);
    }
  };
  // As `drizzle()` does: whoever needs the driver finds it there.
  return Object.assign(orm, { $client: pool });
}

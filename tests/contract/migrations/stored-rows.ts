import type { Orm } from '@/backend/api/db/database';
import { takeMigrationLock } from '@/backend/api/db/migrate';

/** Rows of each table, as JSON. */
export type StoredRows = Record<string, Record<string, unknown>[]>;

type Executed = { rows: Record<string, unknown>[] };

/** Filled by every start from the files of the version that starts. */
const SEEDED = new Set([
  'schema_migrations',
  'seed_states',
  'cms_documents',
  'memberships',
  'price_entries',
  'extra_prices',
  'commission_bands',
  'gift_packages',
  'districts',
  'referral_rewards',
  'care_prices',
  'resale_estimates',
  'coupons',
]);

const run = async (orm: Pick<Orm, 'execute'>, statement: string): Promise<Executed['rows']> =>
  ((await orm.execute(statement)) as unknown as Executed).rows;

async function tablesOf(orm: Pick<Orm, 'execute'>): Promise<string[]> {
  const rows = await run(orm, `select tablename as name from pg_tables where schemaname = 'public' order by tablename`);
  return rows.map(({ name }) => String(name)).filter((name) => !SEEDED.has(name));
}

export async function readRows(orm: Orm): Promise<StoredRows> {
  const stored: StoredRows = {};
  for (const table of await tablesOf(orm)) {
    const rows = await run(orm, `select to_jsonb(t) as row from ${table} t`);
    if (rows.length > 0) stored[table] = rows.map(({ row }) => row as Record<string, unknown>);
  }
  return stored;
}

/** Writes them as they were, whatever refers to whatever, and lets the numbers go on behind them. */
export async function writeRows(orm: Orm, stored: StoredRows): Promise<void> {
  await orm.transaction(async (tx) => {
    await takeMigrationLock(tx);
    await tx.execute('set local session_replication_role = replica');
    for (const [table, rows] of Object.entries(stored)) {
      const literal = `'${JSON.stringify(rows).replaceAll("'", "''")}'::jsonb`;
      // What the database works out itself it does not let be written.
      const given = await run(
        tx,
        `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns where table_schema = 'public' and table_name = '${table}' and is_generated = 'NEVER'`,
      );
      const columns = String(given[0]?.columns);
      await tx.execute(
        `insert into ${table} (${columns}) overriding system value select ${columns} from jsonb_populate_recordset(null::${table}, ${literal})`,
      );
    }
    const counted = await run(
      tx,
      `select table_name as name, column_name as part, pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence from information_schema.columns where table_schema = 'public'`,
    );
    for (const { name, part, sequence } of counted) {
      if (sequence !== null) {
        await tx.execute(
          `select setval('${String(sequence)}', greatest((select coalesce(max(${String(part)}), 0) from ${String(name)}), 1))`,
        );
      }
    }
  });
}

export async function countRows(orm: Orm, tables: readonly string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) counts[table] = Number((await run(orm, `select count(*) as count from ${table}`))[0]?.count);
  return counts;
}

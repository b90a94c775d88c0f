import { sql, type SQLWrapper } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import type { RecordedQuery } from './recorded-queries';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Filter?: string;
  Plans?: PlanNode[];
}

/** What both drivers have in common. */
interface Client {
  query(text: string, params: unknown[]): Promise<{ rows: unknown[] }>;
}

const clientOf = (orm: Orm) => (orm as unknown as { $client: Client }).$client;

/** The one that a transaction has for itself. */
const connectionOf = (tx: Orm) => (tx as unknown as { session: { client: Client } }).session.client;

/** Whether the engine can plan it: neither BEGIN nor a lock nor a savepoint has a plan. */
const hasPlan = ({ text }: RecordedQuery): boolean => /^\s*\(?(select|insert|update|delete|with)\b/i.test(text);

interface Index {
  name: string;
  table: string;
  /** Holds what is open, due or waiting, and not merely what has a value: reading it whole is reading what is to be done. */
  isPartial: boolean;
  /** What it is sorted by first, as the plans write it. */
  first: string;
}
export type Indexes = ReadonlyMap<string, Index>;

export async function readIndexes(orm: Orm): Promise<Indexes> {
  const { rows } = await clientOf(orm).query(
    `select i.relname as name, t.relname as table, coalesce(pg_get_expr(x.indpred, x.indrelid) !~ '^\\(\\w+ IS NOT NULL\\)$', false) as "isPartial", pg_get_indexdef(x.indexrelid, 1, true) as first
     from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
     where t.relnamespace = 'public'::regnamespace`,
    [],
  );
  return new Map((rows as Index[]).map((index) => [index.name, index]));
}

/**
 * The tables that a query reads from end to end: row by row, or by an index without what it is sorted by. Null: it has no plan.
 * Two indexes side by side are cheap where the few rows of one come early in the other, which in copied rows is the chance of
 * the sample that `analyze` takes: that way of joining is not offered.
 */
export async function tablesReadWhole(orm: Orm, query: RecordedQuery, indexes: Indexes): Promise<{ table: string; how: string }[] | null> {
  if (!hasPlan(query)) return null;
  const { rows } = await orm.transaction(async (tx) => {
    await tx.execute('set local enable_mergejoin = off');
    return connectionOf(tx).query(`explain (format json) ${query.text}`, query.params);
  });
  const [{ Plan: plan }] = (rows[0] as { 'QUERY PLAN': [{ Plan: PlanNode }] })['QUERY PLAN'];
  return readWhole(plan, indexes, false);
}

/** @param isFirstFew whether what is above takes the first rows and no more */
function readWhole(node: PlanNode, indexes: Indexes, isFirstFew: boolean): { table: string; how: string }[] {
  const { 'Node Type': type, 'Index Cond': looksUp = '' } = node;
  const below = (node.Plans ?? []).flatMap((plan) => readWhole(plan, indexes, type === 'Limit' || (isFirstFew && type === 'LockRows')));
  if (type === 'Seq Scan') return [...below, { table: node['Relation Name'] ?? '', how: 'row by row' }];
  const index = indexes.get(node['Index Name'] ?? '');
  // What is looked up by a later column alone is looked for in all of the index.
  const isBounded =
    !index || index.isPartial || looksUp.includes(index.first) || (isFirstFew && looksUp === '' && node.Filter === undefined);
  return isBounded ? below : [...below, { table: index.table, how: `all of ${index.name}` }];
}

/** Columns that refer to another table's rows and begin no index: deleting one of those reads the whole table. */
export async function unindexedReferences(orm: Orm): Promise<{ table: string; columns: string }[]> {
  const { rows } = await clientOf(orm).query(
    `select f.conrelid::regclass::text as table, pg_get_constraintdef(f.oid) as columns
     from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
     where f.contype = 'f' and f.connamespace = 'public'::regnamespace and not exists (
       select 1 from pg_index i where i.indrelid = f.conrelid and i.indkey[0] = f.conkey[1]
         and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = '(' || quote_ident(a.attname) || ' IS NOT NULL)'))
     order by 1, 2`,
    [],
  );
  return rows as { table: string; columns: string }[];
}

/** The plan of a query as the engine writes it, line by line. */
export async function explain(orm: Pick<Orm, 'execute'>, query: SQLWrapper): Promise<string> {
  const { rows } = (await orm.execute(sql`explain ${query.getSQL()}`)) as unknown as { rows: { 'QUERY PLAN': string }[] };
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

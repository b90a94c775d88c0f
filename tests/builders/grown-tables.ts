import type { Orm } from '@/backend/api/db/database';
import columns from './grown-columns.json';

interface Rows<Row> {
  rows: Row[];
}

/** Of a table's columns: which have to differ from the row that was copied, and what the copies have instead. */
interface Column {
  table: string;
  name: string;
  isName: boolean;
}

/** What is copied as something else: of what has grown over years nearly everything is over. `n` is the number of the copy. */
const OTHERWISE: Readonly<Record<string, string>> = columns;

interface Growth {
  rows: number;
  times: number;
  /** Of these tables so many. */
  more: Readonly<Record<string, number>>;
  /** Stay as they are. */
  except: readonly string[];
}

/**
 * Copies the rows of every table, with whose they are and what they belong to under other names, at least so many times and
 * until there are so many: no member has more than a small part. @returns tables without a row that could be copied
 */
export async function growTables(orm: Orm, { rows, times, more, except }: Growth): Promise<string[]> {
  const columns = await readColumns(orm);
  const tables = [...new Set(columns.map(({ table }) => table))].filter((table) => !except.includes(table));
  const empty: string[] = [];
  await orm.transaction(async (tx) => {
    // What a copy belongs to may be copied less often than it: nothing is looked up there.
    await tx.execute('set local session_replication_role = replica');
    for (const table of tables) {
      const present = await countOf(tx, table);
      if (present === 0) empty.push(table);
      else {
        await tx.execute(
          copyOf(
            table,
            columns.filter((column) => column.table === table),
            Math.max(times, Math.ceil((more[table] ?? rows) / present)),
          ),
        );
      }
    }
  });
  return empty;
}

async function countOf(tx: Pick<Orm, 'execute'>, table: string): Promise<number> {
  const { rows } = (await tx.execute(`select count(*)::int as count from ${table}`)) as unknown as Rows<{ count: number }>;
  return rows[0]?.count ?? 0;
}

function copyOf(table: string, columns: Column[], times: number): string {
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const values = columns
    .map(({ name, isName }) => OTHERWISE[`${table}.${name}`] ?? (isName ? `"${name}" || '~' || n` : `"${name}"`))
    .join(', ');
  return `insert into ${table} (${names}) select ${values} from ${table}, generate_series(1, ${times}) n`;
}

/** Without those that the database fills in by itself. A name is a text that refers to another row, or that no two rows share. */
async function readColumns(orm: Orm): Promise<Column[]> {
  const { rows } = (await orm.execute(`
    select t.relname as "table", a.attname as name,
      a.atttypid = 'text'::regtype and (
        exists (select 1 from pg_constraint f where f.conrelid = t.oid and f.contype = 'f' and a.attnum = any(f.conkey))
        or exists (select 1 from pg_index i where i.indrelid = t.oid and i.indisunique and i.indnkeyatts = 1 and i.indkey[0] = a.attnum)
      ) as "isName"
    from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attidentity = '' and a.attgenerated = ''
    where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace order by t.relname, a.attnum`)) as unknown as Rows<Column>;
  return rows;
}

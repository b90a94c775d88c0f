import { sql } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import type { RegionCode } from '@/lib/config/regions';

const PREFIX = { order: 'O', invoice: 'INV', booking: 'B', consignment: 'C', gift: 'G', sale: 'S', request: 'R' } as const;
const FIRST = 100_000;

/** A readable number such as `INV-HK-100042`; unique, but with gaps. */
export async function nextNumber(tx: Pick<Orm, 'execute'>, kind: keyof typeof PREFIX, country: RegionCode): Promise<string> {
  const result = await tx.execute(sql`select nextval('document_numbers') as value`);
  const { rows } = result as unknown as { rows: { value: string | number }[] }; // both drivers return rows in this form
  return `${PREFIX[kind]}-${country.toUpperCase()}-${FIRST + Number(rows[0]?.value)}`;
}

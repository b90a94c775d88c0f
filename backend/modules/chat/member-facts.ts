import { sql, type SQL } from 'drizzle-orm';
import type { Orm } from '@/backend/db/database';
import { nextVisit } from '@/backend/modules/booking/next-visit';
import { REGIONS, type RegionCode } from '@/lib/config/regions';
import type { Money } from '@/lib/money';

export interface NextBooking {
  id: string;
  kind: 'collection' | 'delivery' | 'delivery-and-collection';
  /** Calendar date of the region. */
  date: string;
  /** `09-11`. */
  time: string;
}

export interface OpenInvoice {
  id: string;
  number: string;
  total: Money;
  dueDate: string | null;
}

/** What the concierge may look up of a member; `unavailable` where this backend does not keep it. */
export interface MemberFacts {
  nextBooking(userId: string, now: Date): Promise<NextBooking | null | 'unavailable'>;
  openInvoice(userId: string, region: RegionCode): Promise<OpenInvoice | null | 'unavailable'>;
}

/** Reads the tables of buying where there are any: a deployment without them has nothing to say. */
export function memberFacts(orm: Orm): MemberFacts {
  /** Both kinds of database answer with `rows`; the shared type does not say so. */
  const read = async <Row>(query: SQL): Promise<Row[]> => ((await orm.execute(query)) as unknown as { rows: Row[] }).rows;
  const has = async (table: string) => {
    const [found] = await read<{ exists: boolean }>(sql`select to_regclass(${table}) is not null as exists`);
    return found?.exists === true;
  };
  return {
    async nextBooking(userId, now) {
      if (!(await has('bookings'))) return 'unavailable';
      const next = await nextVisit(orm, userId, now);
      return next ? { id: next.id, kind: next.kind, date: next.date, time: next.time } : null;
    },
    async openInvoice(userId, region) {
      if (!(await has('invoices'))) return 'unavailable';
      const [open] = await read<{ id: string; number: string; total: number; due: string | null }>(sql`
        select id, number, total, to_char(due_date, 'YYYY-MM-DD') as due from invoices
        where user_id = ${userId} and country = ${region} and status = 'due'
        order by due_date limit 1`);
      return open ? { id: open.id, number: open.number, total: { amount: Number(open.total), currency: REGIONS[region].currency }, dueDate: open.due } : null;
    },
  };
}

import { sql } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { simulatedClock as table } from '@/backend/api/db/schema/bookkeeping';

const ONLY_ROW = 1;

/** A clock that runs ahead of the real one by an offset in the database. It never goes back. */
export interface SimulatedClock {
  now(): Date;
  aheadMs(): number;
  /** Loads the offset of an earlier start. */
  restore(orm: Orm): Promise<void>;
  advance(orm: Orm, ms: number): Promise<void>;
}

export function createSimulatedClock(wallClock: () => Date): SimulatedClock {
  let ahead = 0;
  return {
    now: () => new Date(wallClock().getTime() + ahead),
    aheadMs: () => ahead,
    async restore(orm) {
      // Read before the migrations, because the seeds after them need the time.
      const [found] = rowsOf(await orm.execute(sql`select to_regclass('simulated_clock') is not null as found`));
      if (found?.found !== true) return;
      const [row] = await orm.select().from(table);
      ahead = row?.aheadMs ?? 0;
    },
    async advance(orm, ms) {
      const next = ahead + Math.max(0, Math.floor(ms));
      await orm
        .insert(table)
        .values({ id: ONLY_ROW, aheadMs: next })
        .onConflictDoUpdate({ target: table.id, set: { aheadMs: next } });
      ahead = next;
    },
  };
}

function rowsOf(result: unknown): Record<string, unknown>[] {
  return (result as { rows: Record<string, unknown>[] }).rows;
}

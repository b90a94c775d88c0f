import { and, eq, lt } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import { slotReservations } from '@/backend/api/db/schema/slots';
import { DAY_MS } from '@/lib/calendar-days';

/** Long after any order that used the hold has ended. */
const KEPT_MS = DAY_MS;

/** Expired holds do not count; this only keeps the table small. */
export async function removeExpiredHolds({ database: { orm }, clock }: Pick<BackendContext, 'database' | 'clock'>): Promise<void> {
  await orm
    .delete(slotReservations)
    .where(and(eq(slotReservations.kind, 'hold'), lt(slotReservations.expiresAt, new Date(clock().getTime() - KEPT_MS))));
}

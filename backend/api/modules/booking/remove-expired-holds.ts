import { and, eq, lt } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import { slotReservations } from '@/backend/api/db/schema/slots';
import { DAY_MS } from '@/lib/calendar-days';

/** Long after the last order that was begun with it can have ended. */
const KEPT_MS = DAY_MS;

/** A hold that has ended takes no place; this keeps the table as large as the shop. */
export async function removeExpiredHolds({ database: { orm }, clock }: Pick<BackendContext, 'database' | 'clock'>): Promise<void> {
  await orm
    .delete(slotReservations)
    .where(and(eq(slotReservations.kind, 'hold'), lt(slotReservations.expiresAt, new Date(clock().getTime() - KEPT_MS))));
}

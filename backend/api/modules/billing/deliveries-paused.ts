import { and, eq, gt, lt, or } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { type InvoiceRow, invoices } from '@/backend/api/db/schema/orders';
import { regionTime } from '@/backend/api/modules/booking/region-time';
import { addDays } from '@/lib/calendar-days';
import { REGION_CODES } from '@/lib/config/regions';
import { daysAfter, DELIVERIES_GO_ON_DAYS, REMINDER_DAYS } from '@/lib/domain/billing/dunning';

/** Whether this failure is told by a mail of its own: the first, unless a reminder is written on the same day. */
export function isFailureMailed({ chargesTried, dueDate, country }: InvoiceRow, now: Date): boolean {
  return chargesTried === 0 && daysAfter(dueDate, regionTime(now, country).date) < REMINDER_DAYS[0];
}

/** Whether the member has an invoice that has been overdue for so long that deliveries wait until it is paid. */
export async function areDeliveriesPaused(tx: Pick<Orm, 'select'>, userId: string, now: Date): Promise<boolean> {
  const tooLong = REGION_CODES.map((country) =>
    and(eq(invoices.country, country), lt(invoices.dueDate, addDays(regionTime(now, country).date, -DELIVERIES_GO_ON_DAYS))),
  );
  const [found] = await tx
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.userId, userId), eq(invoices.status, 'due'), gt(invoices.total, 0), or(...tooLong)))
    .limit(1);
  return found !== undefined;
}

import type { InvoiceRow } from '@/backend/api/db/schema/orders';
import { regionTime } from '@/backend/api/modules/booking/region-time';
import { daysAfter, REMINDER_DAYS } from '@/lib/domain/billing/dunning';

/** Whether this failure is told by a mail of its own: the first, unless a reminder is written on the same day. */
export function isFailureMailed({ chargesTried, dueDate, country }: InvoiceRow, now: Date): boolean {
  return chargesTried === 0 && daysAfter(dueDate, regionTime(now, country).date) < REMINDER_DAYS[0];
}

import { DAY_MS } from '@/lib/calendar-days';

/** Days after its due day on which an invoice is charged to the stored card; each is one attempt. */
export const CHARGE_DAYS = [0, 3, 7, 14] as const;
/** Days after its due day on which the member is reminded of an open invoice. */
export const REMINDER_DAYS = [3, 7, 14] as const;
/** For so many days an invoice may be overdue before deliveries wait for it. */
export const DELIVERIES_GO_ON_DAYS = 30;

/** Negative before the day; both as `YYYY-MM-DD`. */
export function daysAfter(day: string, today: string): number {
  return Math.round((Date.parse(`${today}T00:00:00Z`) - Date.parse(`${day}T00:00:00Z`)) / DAY_MS);
}

/** How many of the days have come: after a pause of the job only the last of them is made up for. */
export function daysReached(days: readonly number[], dueDate: string, today: string): number {
  const late = daysAfter(dueDate, today);
  return days.filter((day) => day <= late).length;
}

/** In how many days after the due day the card is charged next, or null: not by itself any more. */
export function nextChargeDay(dueDate: string, today: string): number | null {
  const late = daysAfter(dueDate, today);
  return CHARGE_DAYS.find((day) => day > late) ?? null;
}

import { DAY_MS } from '@/lib/calendar-days';
import { addMonths } from '@/lib/domain/shared/add-months';

/** Days after the due date on which an invoice is charged to the stored card; one attempt each. */
export const CHARGE_DAYS = [0, 3, 7, 14] as const;
/** Days after the due date on which the member is reminded of an open invoice. */
export const REMINDER_DAYS = [3, 7, 14] as const;
/** Days that an invoice may be overdue before deliveries are paused. */
export const DELIVERIES_GO_ON_DAYS = 30;

/** Negative before the day; both dates as `YYYY-MM-DD`. */
export function daysAfter(day: string, today: string): number {
  return Math.round((Date.parse(`${today}T00:00:00Z`) - Date.parse(`${day}T00:00:00Z`)) / DAY_MS);
}

/** How many of the days have passed. After an outage of the job only the last one is made up for. */
export function daysReached(days: readonly number[], dueDate: string, today: string): number {
  const late = daysAfter(dueDate, today);
  return days.filter((day) => day <= late).length;
}

/** Days after the due date of the next automatic charge; null: there is none. */
export function nextChargeDay(dueDate: string, today: string): number | null {
  const late = daysAfter(dueDate, today);
  return CHARGE_DAYS.find((day) => day > late) ?? null;
}

/** Days before a period begins on which its invoice is issued: time to choose another card or to stop. */
export const NOTICE_DAYS = 7;

const monthOf = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));

/** The next renewal after `day`: always on the day of the month on which the plan began, or the last day of a shorter month. */
export function nextRenewalDay(startsOn: string, day: string, anchorDay: number | null = null): string {
  return addMonths(startsOn, monthOf(day) - monthOf(startsOn) + 1, anchorDay);
}

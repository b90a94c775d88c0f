import { addMonths } from '@/lib/domain/shared/add-months';

/** Days before a period begins on which its invoice is issued: time to choose another card or to stop. */
export const NOTICE_DAYS = 7;

const monthOf = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));

/** The next renewal after `day`: always on the day of the month on which the term began, or the last day of a shorter month. */
export function nextRenewalDay(startsOn: string, day: string): string {
  return addMonths(startsOn, monthOf(day) - monthOf(startsOn) + 1);
}

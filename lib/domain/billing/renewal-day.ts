import { addMonths } from '@/lib/domain/shared/add-months';

/** So many days before a month begins its invoice is there: time to choose another card, or to stop. */
export const NOTICE_DAYS = 7;

const monthOf = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));

/** The day after `day` on which a term is renewed: always the day of the month on which it began, or the last of a shorter one. */
export function nextRenewalDay(startsOn: string, day: string): string {
  return addMonths(startsOn, monthOf(day) - monthOf(startsOn) + 1);
}

/**
 * The day of the month that a plan began on, kept because a short month may have shortened `date` (28 February for a plan of the 31st). Null:
 * the day of `date`.
 */
type AnchorDay = number | null;

/** The same day that many months later, or the last day of a shorter month. */
export function addMonths(date: string, months: number, anchorDay: AnchorDay = null): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(anchorDay ?? day, lastDay))).toISOString().slice(0, 10);
}

/** Months begun between `from` and `to`, inclusive: 1 on the first day. */
export function monthsBegun(from: string, to: string, anchorDay: AnchorDay = null): number {
  const [fromYear = 0, fromMonth = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0] = to.split('-').map(Number);
  const months = (toYear - fromYear) * 12 + (toMonth - fromMonth);
  return Math.max(1, addMonths(from, months, anchorDay) <= to ? months + 1 : months);
}

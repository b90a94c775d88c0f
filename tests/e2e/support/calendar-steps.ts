import { expect, type Locator, type Page } from '@playwright/test';

/** Tests share the days, and some need the fourth or the last: with fewer days they would collide. */
const MIN_DAYS = 10;

/**
 * The open days of a month that has enough of them: at the end of a month, those of the next one.
 * @param around a page or part with one calendar
 */
export async function openDays(around: Page | Locator): Promise<Locator> {
  const grid = around.getByRole('grid');
  const other = around.locator('[data-other-days]');
  await grid.or(other).first().waitFor();
  if (await other.isVisible()) await other.click();
  const days = grid.locator('button:not([aria-disabled])');
  await days.first().waitFor();
  if ((await days.count()) >= MIN_DAYS) return days;
  await grid.locator('button[tabindex="0"]').press('PageDown');
  await expect.poll(() => days.count(), 'the next month has open days').toBeGreaterThanOrEqual(MIN_DAYS);
  return days;
}

/** Fault rows are retried nine times, and a day has few places. */
export async function anyOpenDay(around: Page | Locator): Promise<Locator> {
  const days = await openDays(around);
  return days.nth(Math.floor(Math.random() * (await days.count())));
}

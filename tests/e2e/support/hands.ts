import { expect, type Locator, type Page } from '@playwright/test';
import { openDays } from './calendar-steps';
import { pressEnterOn, pressSpaceOn, tabTo } from './keyboard';

/** The two ways of using a page without a mouse: a test of a flow uses one of them throughout. */
export interface Hands {
  press: (control: Locator) => Promise<void>;
  /** A checkbox, a radio. */
  mark: (control: Locator) => Promise<void>;
  /** In place of what stood there. */
  write: (field: Locator, text: string) => Promise<void>;
  /** Another one of a list of choices than the first. */
  chooseNext: (select: Locator) => Promise<void>;
  /** An open day of the calendar in a part of the page. */
  chooseDay: (around: Locator) => Promise<void>;
  leave: (dialog: Locator, closeLabel: string) => Promise<void>;
}

/** Touch. The context needs `hasTouch`. */
export const touch = (): Hands => ({
  press: (control) => control.tap(),
  mark: (control) => control.tap(),
  write: async (field, text) => {
    await field.tap();
    await field.fill(text);
  },
  chooseNext: async (select) => {
    await select.tap();
    // The opened list is native.
    await select.selectOption({ index: 1 });
  },
  chooseDay: async (around) => (await openDays(around)).last().tap(),
  leave: (dialog, closeLabel) => dialog.getByRole('button', { name: closeLabel, exact: true }).tap(),
});

const MAX_DAYS = 21;

/** Keys alone. */
export const keyboard = (page: Page): Hands => ({
  press: (control) => pressEnterOn(page, control),
  mark: (control) => pressSpaceOn(page, control),
  write: async (field, text) => {
    await tabTo(page, field);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  },
  chooseNext: async (select) => {
    await tabTo(page, select);
    await page.keyboard.press('ArrowDown');
  },
  chooseDay: async (around) => {
    const grid = around.getByRole('grid');
    const other = around.locator('[data-other-days]');
    await grid.or(other).first().waitFor();
    if (await other.isVisible()) {
      await tabTo(page, other);
      await page.keyboard.press('Enter');
    }
    await tabTo(page, grid.locator('button[tabindex="0"]'));
    // Skips a week, because other tests book the first days; then day by day past closed ones, and back from the end.
    let day = 'ArrowRight';
    for (let step = 0; step < MAX_DAYS; step += 1) {
      if (step === 0) await goTo(page, 'ArrowDown');
      else if (!(await goTo(page, day))) {
        day = 'ArrowLeft';
        expect(await goTo(page, day), 'another day').toBe(true);
      }
      if ((await grid.locator(`[data-date="${await focusedDay(page)}"]`).getAttribute('aria-disabled')) === null) {
        return page.keyboard.press('Enter');
      }
    }
    throw new Error('No day is open within three weeks');
  },
  leave: () => page.keyboard.press('Escape'),
});

const ANSWER_MS = 2_000;

/** @returns whether the key led to another day */
async function goTo(page: Page, key: string): Promise<boolean> {
  const before = await focusedDay(page);
  await page.keyboard.press(key);
  return page
    .waitForFunction(
      (day) => {
        const now = document.activeElement?.getAttribute('data-date') ?? null;
        return now !== null && now !== day;
      },
      before,
      { timeout: ANSWER_MS },
    )
    .then(
      () => true,
      () => false,
    );
}

const focusedDay = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-date') ?? null);

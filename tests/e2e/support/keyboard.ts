import { expect, type Locator, type Page } from '@playwright/test';
import { isFocusMarked, rememberMarks } from './focus-mark';

const MAX_STEPS = 250;

async function isMarked(part: Locator): Promise<boolean> {
  const element = await part.elementHandle();
  return element !== null && isFocusMarked(element);
}

/** Presses Tab until the target has the focus; the focus must be visible at each step. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor();
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const at = await target.evaluateAll((elements) => elements.findIndex((element) => element === element.ownerDocument.activeElement));
    if (at >= 0) {
      // Before the first Tab the focus may be invisible, after a touch or a script.
      if (step > 0) await expect.poll(() => isMarked(target.nth(at)), `${target} shows that it has the focus`).toBe(true);
      return;
    }
    // In the target's document, which may be a frame.
    await target.evaluateAll(rememberMarks);
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target}`);
}

export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

export async function pressEnterOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

export async function pressSpaceOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Space');
}

/** Tab enters a group of radios, arrows move within it. */
export async function chooseRadio(page: Page, wanted: Locator): Promise<void> {
  const name = await wanted.getAttribute('name');
  await tabTo(page, page.locator(`input[type="radio"][name="${name}"]`));
  for (let step = 0; step < MAX_STEPS && !(await wanted.isChecked()); step += 1) {
    await page.keyboard.press(step === 0 ? 'Space' : 'ArrowDown');
  }
}

import type { Locator, Page } from '@playwright/test';
import type { RegionCode } from '@/lib/config/regions';
import { anyOpenDay } from './calendar-steps';

export const PIECES = [
  ['Chanel', 'bag', 'good'],
  ['Max Mara', 'coat', 'excellent'],
  ['Prada', 'shoes', 'good'],
] as const;

/** The flow is asked for first: nothing of it is part of the page until then. */
export async function openConsignment(page: Page): Promise<Locator> {
  await page.goto('/services-pricing?type=sell');
  const flow = page.locator('#consignment');
  await flow.getByRole('button').first().click();
  return flow;
}

export const onward = (flow: Locator) => flow.getByRole('button', { name: 'Continue', exact: true }).press('Enter');

export async function enterPieces(flow: Locator): Promise<void> {
  for (const [index, [brand, category, condition]] of PIECES.entries()) {
    if ((await flow.getByRole('textbox', { name: 'Brand' }).count()) <= index) {
      await flow.getByRole('button', { name: 'Add a piece' }).click();
    }
    await flow
      .getByRole('combobox', { name: 'Brand' })
      .or(flow.getByRole('textbox', { name: 'Brand' }))
      .nth(index)
      .fill(brand);
    await flow.getByLabel('Category').nth(index).selectOption(category);
    await flow.getByLabel('Condition').nth(index).selectOption(condition);
  }
}

export const toTerms = (flow: Locator) => flow.getByRole('button', { name: 'Continue to the terms' }).click();
export const agree = (flow: Locator) => flow.getByText(/^I agree to these (selling terms|consignment terms)/).click();

/** Where and when, to the last step. */
export async function bookCollectionOfPieces(flow: Locator, site: RegionCode): Promise<void> {
  await flow.locator('input[name="addressOne"]').waitFor();
  if (site === 'hk') {
    await flow.getByRole('textbox', { name: 'Street and number' }).fill('1 Castle Road');
    await flow.getByLabel('District').selectOption('central-and-western');
  } else {
    await flow.getByRole('textbox', { name: 'Postal code' }).fill('238801');
    await flow.getByRole('textbox', { name: 'Block and street' }).fill('9 Orchard Road');
  }
  for (const [question, answer] of [
    ['haveLift', 'yes'],
    ['parkingBay', 'no'],
  ]) {
    await flow.locator(`input[name="${question}"][value="${answer}"]`).press('Space');
  }
  await flow.locator('input[name="contactName"]').fill('Wing Chan');
  await flow.locator('input[type="tel"]').fill(site === 'hk' ? '5123 4567' : '9123 4567');
  await flow.locator('textarea').last().fill('The bag has its box.');
  await onward(flow);
  await (await anyOpenDay(flow)).click();
  await flow.locator('input[name="booking-time"]:not([disabled])').last().check({ force: true });
  await onward(flow);
}

import type { Page } from '@playwright/test';
import type { Walk, Walker } from '../walker';
import { becomeMember, bookCollection, laterSlots, pathOf, primaryOf } from './parts';

const flowOf = (page: Page) => page.locator('#consignment');

async function begin({ page, goto }: Walker): Promise<void> {
  await goto('/services-pricing?type=sell');
  await flowOf(page).getByRole('button').first().click();
  await flowOf(page).locator('input[list]').first().waitFor();
}

async function consign(walker: Walker): Promise<void> {
  const { page, shoot, refuse, lose } = walker;
  await begin(walker);
  const flow = flowOf(page);
  await flow.locator('input[list]').first().fill('Chanel');
  await primaryOf(flow).click();
  await shoot('check-refused');
  for (const [row, brand, condition] of [
    [0, 'Chanel', 'excellent'],
    [1, 'Max Mara', 'good'],
    [2, 'Prada', 'new'],
  ] as const) {
    await flow.locator('input[list]').nth(row).fill(brand);
    await flow
      .locator('select')
      .nth(row * 2)
      .selectOption({ index: row + 1 });
    await flow
      .locator('select')
      .nth(row * 2 + 1)
      .selectOption(condition);
  }
  await shoot('check');
  await primaryOf(flow).click();
  await flow.locator('table').first().waitFor();
  await primaryOf(flow).click();
  await shoot('terms-refused');
  await flow.locator('input[type="checkbox"]').first().check({ force: true });
  await primaryOf(flow).click();
  await becomeMember(flow, walker);
  await bookCollection(flow, { ...walker, shoot: async () => undefined });
  const send = flow.getByRole('button', { name: /3/ }).last();
  await send.waitFor();
  await shoot('review');
  const lift = await refuse(pathOf('orderConsignment'), 'UNAVAILABLE');
  await send.click();
  await flow.getByRole('alert').first().waitFor();
  await shoot('review-refused');
  await lift();
  const liftLost = await lose(pathOf('orderConsignment'));
  await send.click();
  await flow.locator('[role="alert"]').first().waitFor();
  await page.waitForTimeout(1500);
  await shoot('review-lost');
  await liftLost();
  const liftSlot = await refuse(pathOf('orderConsignment'), 'SLOT_GONE', await laterSlots(walker));
  await send.click();
  await page.getByRole('grid').waitFor();
  await shoot('slot-gone');
  await liftSlot();
  await flow.getByRole('alert').getByRole('button').first().click();
  for (let part = 0; part < 4; part += 1) {
    await primaryOf(flow).click();
    await page.waitForTimeout(400);
  }
  await send.click();
  await flow
    .getByText(/C-(HK|SG)-\d+/)
    .first()
    .waitFor();
  await shoot('done');
}

/** Sells a piece from storage. */
async function consignStored(walker: Walker): Promise<void> {
  const { page, shoot } = walker;
  await begin(walker);
  const flow = flowOf(page);
  const stored = flow.getByRole('checkbox');
  await stored.first().waitFor();
  for (const at of [0, 1, 2]) await stored.nth(at).check({ force: true });
  await shoot('check');
  await primaryOf(flow).click();
  await flow.locator('table').first().waitFor();
  await flow.getByRole('checkbox').first().check({ force: true });
  await primaryOf(flow).click();
  await flow.locator('[data-variant="primary"]').last().waitFor();
  await shoot('review');
}

export const CONSIGNMENT_WALKS: readonly Walk[] = [
  { flow: 'consignment', person: 'nobody', isTall: true, run: consign },
  { flow: 'consignment-stored', person: 'customer', isTall: true, run: consignStored },
];

import { cutChoices, expectNoSidewaysScrolling } from '../support/buying-steps';
import { demoMember } from '../support/demo-member';
import { expect, test } from '../fixtures';

test('a member with too few places buys more, plans a longer term and takes it back, ends the plan and lets it go on', async ({
  page,
  baseURL,
  expectAccessible,
}) => {
  await (await demoMember(page, baseURL, 'consignor')).signIn(page);
  await page.setViewportSize({ width: 360, height: 740 });

  // Where one would order another plan, one is told of one's own.
  await page.goto('/services-pricing?type=store');
  await page.getByRole('link', { name: 'Change your plan' }).click();
  await expect(page).toHaveURL(/\/plan$/);
  const plan = page.getByRole('region', { name: /^Order O-(HK|SG)-/ });
  await expect(plan.getByText('Price lock')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);

  await plan.getByRole('button', { name: 'More places now' }).click();
  const size = plan.getByLabel('Size: Pakt x');
  const places = /(\d+) places/.exec((await size.locator('option').first().textContent()) ?? '')?.[1] ?? '';
  const sum =
    (await plan
      .getByText(/^Payable today, for the time until/)
      .locator('xpath=following-sibling::*')
      .textContent()) ?? '';
  const pay = plan.getByRole('button', { name: `Pay ${sum}` });
  expect(await cutChoices(page)).toEqual([]);
  await expectAccessible(page);
  await pay.click();
  const told = page.getByText(`Done: you now have ${places} places.`);
  await expect(told).toBeVisible({ timeout: 15_000 });
  await page.goto('/billings');
  await expect(page.getByText('More places').first()).toBeVisible();

  await page.getByRole('link', { name: 'Your plan: places, renewal and cancellation' }).click();
  await plan.getByRole('button', { name: 'Change at renewal' }).click();
  await plan.getByLabel('6 months, paid in advance').check();
  expect(await cutChoices(page)).toEqual([]);
  await expectAccessible(page);
  await plan.getByRole('button', { name: /^Change from / }).click();
  await expect(plan.getByText(/^Changes on /)).toBeVisible();
  await plan.getByRole('button', { name: 'Cancel the change' }).click();
  await expect(plan.getByText(/^Changes on /)).toBeHidden();

  await plan.getByRole('button', { name: 'End the plan' }).click();
  const question = page.getByRole('dialog', { name: 'End this term early?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'End the term' }).click();
  await expect(plan.getByText(/^This plan ends on /)).toBeVisible();
  await plan.getByRole('button', { name: /^Continue the plan|goes on/ }).click();
  await expect(plan.getByRole('button', { name: 'More places now' })).toBeVisible();

  await page.goto('/items');
  await page.getByRole('button', { name: new RegExp(`of ${places} places`) }).click();
  await expect(page.getByRole('link', { name: /^(Change your plan|No free places)/ })).toHaveAttribute('href', /\/plan$/);
});

import { readFile } from 'node:fs/promises';
import { expectNoSidewaysScrolling } from '@/tests/e2e/support/buying-steps';
import { demoMember } from '@/tests/e2e/support/demo-member';
import { expect, test } from '@/tests/e2e/fixtures';

test('a seller decides on a price in the Sales page, with its terms in sight, and takes the statement along', async ({
  page,
  baseURL,
  expectAccessible,
}) => {
  await (await demoMember(page, baseURL, 'consignor')).signIn(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/account');
  await page.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Sales' }).click();
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  const priced = waiting.getByRole('button', { name: /^See the price: / });
  await priced.first().waitFor();
  const before = await priced.count();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);

  const name = ((await priced.first().getAttribute('aria-label')) ?? '').replace('See the price: ', '');
  await priced.first().click();
  const drawer = page.getByRole('dialog', { name });
  await expect(drawer.getByRole('row')).not.toHaveCount(0);
  await expectAccessible(page);
  // Back closes the drawer and stays on the page.
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/sales$/);

  await priced.first().click();
  const proposed = (await drawer.getByRole('row').nth(1).getByRole('cell').first().textContent()) ?? '';
  await drawer.getByLabel('Your minimum price').fill(String(Math.round(Number(proposed.replace(/[^\d.]/g, '')) / 3)));
  await drawer.getByRole('button', { name: /^Approve/ }).click();
  const question = page.getByRole('dialog', { name: 'Set a minimum below half our price?' });
  await question.getByRole('button', { name: 'Change the minimum price' }).click();
  await drawer.getByLabel('Your minimum price').fill(proposed);
  await drawer.getByRole('button', { name: /^Approve/ }).click();
  await expect(priced).toHaveCount(before - 1);
  await page.goto('/sales');
  await expect(
    page
      .getByRole('region', { name: /^(On sale|Listed)$/ })
      .getByRole('listitem')
      .filter({ hasText: name }),
  ).toContainText(`${proposed} today, 90 days left`);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Statement (CSV)' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toMatch(/^\uFEFFSold on,Piece,.*\r\n\d{4}-\d\d-\d\d,/);
  const document = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Statement (PDF)' }).click();
  expect((await document).suggestedFilename()).toBe('sales.pdf');
  expect(await readFile(await (await document).path(), 'latin1')).toMatch(/^%PDF-1\.7/);
});

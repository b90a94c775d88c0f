import { API, expectNoSidewaysScrolling, newAddress, PASSWORD, siteOf, tokenOf } from './buying-steps';
import { expect, test } from './fixtures';
import { answerHint, NEITHER } from './region-hint';

test.beforeEach(({ context }) => answerHint(context, NEITHER));

const PIECES = [['Chanel', 'bag', 'good'], ['Max Mara', 'coat', 'excellent'], ['Prada', 'shoes', 'good']] as const;

test('pieces to sell go from the check to the tracker, with an account opened on the way', { tag: '@hk' }, async ({ page, expectAccessible }, info) => {
  test.setTimeout(150_000);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/services-pricing?type=sell');
  const flow = page.locator('#consignment');
  const onward = () => flow.getByRole('button', { name: 'Continue', exact: true }).press('Enter');
  await flow.getByRole('button').first().click();
  for (const [index, [brand, category, condition]] of PIECES.entries()) {
    if ((await flow.getByRole('textbox', { name: 'Brand' }).count()) <= index) await flow.getByRole('button', { name: 'Add a piece' }).click();
    await flow.getByRole('combobox', { name: 'Brand' }).or(flow.getByRole('textbox', { name: 'Brand' })).nth(index).fill(brand);
    await flow.getByLabel('Category').nth(index).selectOption(category);
    await flow.getByLabel('Condition').nth(index).selectOption(condition);
  }
  await expect(flow.getByText('3 pieces to send')).toBeVisible();
  await expectAccessible(page);
  await flow.getByRole('button', { name: 'Continue to the terms' }).click();
  await flow.getByText(/^I agree to these terms of (selling|consignment)/).click();
  await expectAccessible(page);
  await onward();

  await flow.locator('input[name="email"]').fill(newAddress(info));
  await onward();
  await flow.getByRole('textbox', { name: 'First name' }).fill('Wing');
  await flow.getByRole('textbox', { name: 'Last name' }).fill('Chan');
  await flow.locator('input[name="password"]').fill(PASSWORD);
  await flow.getByRole('button', { name: 'Open account' }).click();
  await flow.getByRole('grid').waitFor();

  await page.reload();
  await flow.getByRole('button').first().click();
  const calendar = flow.getByRole('grid');
  await calendar.locator('button:not([aria-disabled])').nth(2).click();
  await flow.locator('input[name="booking-time"]:not([disabled])').last().check({ force: true });
  await onward();
  if (siteOf(info) === 'hk') {
    await flow.getByRole('textbox', { name: 'Street and number' }).fill('1 Castle Road');
    await flow.getByLabel('District').selectOption('central-and-western');
  } else {
    await flow.getByRole('textbox', { name: 'Postal code' }).fill('238801');
    await flow.getByRole('textbox', { name: 'Block and street' }).fill('9 Orchard Road');
  }
  await flow.locator('input[name="haveLift"]').focus();
  await page.keyboard.press('Space');
  await onward();
  await flow.locator('input[name="contactName"]').fill('Wing Chan');
  await flow.locator('input[type="tel"]').fill(siteOf(info) === 'hk' ? '5123 4567' : '9123 4567');
  await onward();
  await flow.getByRole('heading', { name: 'Anything we should know?' }).waitFor();
  await flow.locator('textarea').last().fill('The bag has its box.');
  await onward();
  await expectAccessible(page);
  await flow.getByRole('button', { name: 'Send 3 pieces' }).press('Enter');
  await expect(flow.getByRole('heading', { name: 'Received, thank you' })).toBeVisible();
  await expect(flow.getByText(/^C-(HK|SG)-\d+$/).first()).toBeVisible();
  await expect(flow.getByText('Requested').first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  const answer = await page.request.get(`${API}/ext/consignments`, { headers: { authorization: `Bearer ${await tokenOf(page)}` } });
  const { data } = (await answer.json()) as { data: { consignments: { pieces: { brand: string; state: string }[] }[] } };
  expect(data.consignments.map(({ pieces }) => pieces.map(({ brand, state }) => [brand, state]))).toEqual([PIECES.map(([brand]) => [brand, 'requested'])]);
});

import { bookVisit, demoMember, type Site } from '@/tests/e2e/support/demo-member';
import { expect, test } from '@/tests/e2e/fixtures';

test('a visitor is asked to log in, and nothing is fetched', { tag: '@hk' }, async ({ page, expectAccessible }) => {
  await page.goto('/outfit');
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expectAccessible(page);
});

test('a member lays out a look, keeps it, previews it by focus and takes its deletion back', async ({ page, baseURL, expectAccessible }, {
  project,
}) => {
  const name = `Look ${project.name} ${Date.now()}`;
  const member = await demoMember(page, baseURL, project.name as Site);
  await member.signIn(page);
  const home = (await member.items()).find(({ state }) => state === 'at-home');
  if (!home) throw new Error('Nothing is at home');
  await page.goto('/outfit');
  const rail = page.getByRole('region', { name: 'Your pieces' });
  const canvas = page.getByRole('region', { name: 'The look' });
  const saved = page.getByRole('region', { name: 'Saved looks' });
  await rail.getByRole('button', { name: home.name }).click();
  await rail.getByRole('listitem').filter({ hasNotText: home.name }).first().getByRole('button').click();
  await expect(canvas.getByRole('listitem')).toHaveCount(2);
  await canvas.getByRole('listitem').first().getByRole('button').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('PageUp');
  for (const step of [1, 2, 3]) {
    await canvas.getByRole('button', { name: 'Larger' }).click();
    if (step > 1) await canvas.getByRole('button', { name: 'Undo step' }).click();
  }
  await expectAccessible(page);

  // Nothing that was laid out or typed is lost by a reload, as large as it was and in its layers.
  const laid = () => canvas.getByRole('listitem').evaluateAll((pieces) => pieces.map((piece) => piece.getAttribute('style')));
  const before = await laid();
  await page.getByLabel('Name of the look').fill(name);
  await page.reload();
  await expect.poll(laid).toEqual(before);
  await expect(page.getByLabel('Name of the look')).toHaveValue(name);
  await page.getByRole('button', { name: 'Save look' }).click();
  const card = saved.getByRole('article').filter({ hasText: name });
  await expect(card).toBeVisible();
  await page.getByRole('button', { name: 'Start a new look' }).click();
  await expect(canvas.getByRole('listitem')).toHaveCount(0);
  await card.getByRole('button').first().click();
  await expect.poll(laid).toEqual(before);
  await page.getByRole('button', { name: 'Start a new look' }).click();
  await card.getByRole('button').first().focus();
  await expect(canvas.getByText(`Preview: ${name}`)).toBeVisible();
  await card.getByRole('button', { name: 'Wear today' }).click();
  await expect(card.getByText('Worn 1 time, last')).toBeVisible();
  await card.getByRole('button', { name: 'Delete' }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(card).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('suggestions come first, and the canvas stays in sight while pieces are chosen for it', async ({ page, baseURL }, { project }) => {
    await (await demoMember(page, baseURL, project.name as Site)).signIn(page);
    await page.goto('/outfit');
    await expect(page.getByRole('tab', { name: 'Suggestions' })).toHaveAttribute('aria-selected', 'true');
    // Also where a member has never turned them on, as in Singapore.
    await expect(page.getByRole('button', { name: project.name === 'hk' ? 'Suggest looks' : 'Turn suggestions on' })).toBeVisible();
    await page.getByRole('tab', { name: 'Pieces' }).tap();
    await page.getByRole('region', { name: 'Your pieces' }).getByRole('listitem').last().getByRole('button').tap();
    await expect(page.getByRole('region', { name: 'The look' }).getByRole('listitem')).toBeInViewport();
  });

  test('a look for today is suggested from what is at home, laid out in sight, changed, and worn as far as it is there', async ({
    page,
    baseURL,
    expectAccessible,
  }, { project }) => {
    const name = `Phone ${project.name} ${Date.now()}`;
    // Of Hong Kong on both sites: Singapore's member has no whole look at home.
    const member = await demoMember(page, baseURL, 'hk');
    const [away] = await member.free();
    if (!away) throw new Error('Nothing is with us');
    await member.signIn(page);
    await page.goto('/outfit');
    const canvas = page.getByRole('region', { name: 'The look' });
    const laid = canvas.getByRole('listitem');
    const sheet = (part: string) => page.getByRole('tab', { name: part });
    await expect(sheet('Suggestions')).toHaveAttribute('aria-selected', 'true');
    await page.getByText('Change', { exact: true }).tap();
    await page.getByLabel('Temperature in °C').fill('24');
    await page.getByLabel('Rain').selectOption('Dry');
    await expect(page.getByLabel('Only what is at home')).toBeChecked();
    await page.getByRole('button', { name: 'Suggest looks' }).tap();
    const looks = page.getByRole('list', { name: 'Suggestions for the day' }).getByRole('article');
    const pieces = looks.getByRole('list').first().getByRole('listitem');
    await expect(looks.first().getByRole('list').nth(1).getByRole('listitem').first()).not.toBeEmpty();
    await expect(pieces.filter({ hasNotText: 'At home' })).toHaveCount(0);
    await expectAccessible(page);
    // One piece of it is kept: every look is then built around that one.
    const kept = await pieces.first().locator('[dir="auto"]').innerText();
    await pieces
      .first()
      .getByRole('button', { name: /^Keep for suggestions/ })
      .tap();
    await page.getByRole('button', { name: 'Show others' }).tap();
    await expect(looks.first().getByText(`Built around ${kept}, as you asked.`)).toBeVisible();
    await looks.first().getByRole('button', { name: 'Lay it out' }).tap();
    await expect(laid.first()).toBeInViewport();
    const count = await laid.count();

    // A piece that is with us comes on top; the canvas stays where it is.
    await sheet('Pieces').tap();
    const rail = page.getByRole('region', { name: 'Your pieces' });
    await rail.getByRole('searchbox').fill(away.code);
    await rail.getByRole('button', { name: away.name }).tap();
    await expect(laid).toHaveCount(count + 1);
    await expect(canvas).toBeInViewport();
    await canvas.getByRole('button', { name: away.name, exact: true }).tap();
    await canvas.getByRole('button', { name: 'Send to back' }).tap();
    await canvas.getByRole('button', { name: 'Undo step' }).tap();

    // Another look does not cover it unasked.
    await sheet('Suggestions').tap();
    await looks.first().getByRole('button', { name: 'Lay it out' }).tap();
    const question = page.getByRole('dialog', { name: 'Replace your unsaved look?' });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Keep my look' }).tap();
    await expect(laid).toHaveCount(count + 1);

    await canvas.getByRole('button', { name: 'Name and save' }).tap();
    await page.getByLabel('Name of the look').fill(name);
    await page.getByRole('button', { name: 'Save look' }).tap();
    const card = page.getByRole('region', { name: 'Saved looks' }).getByRole('article').filter({ hasText: name });
    await card.getByRole('button', { name: 'Wear today' }).tap();
    await expect(page.getByText(`Not counted as worn, as they are not at home: ${away.name} (With us).`)).toBeVisible();
    await expect(card.getByText(/^Earliest delivery: /)).toBeVisible();
    await card.getByRole('button', { name: 'Deliver the rest' }).tap();
    const drawer = page.getByRole('dialog', { name: 'Have this look delivered' });
    await expect(drawer.getByText('Total', { exact: true })).toBeVisible();
    await drawer.getByRole('button', { name: 'Close' }).tap();
    await card.getByRole('button', { name: 'Delete' }).tap();
    await expect(card).toHaveCount(0);
  });
});

test('a look is sent: its price first, then a time, then the order, and it can be taken back', async ({ page, baseURL, expectAccessible }, {
  project,
}) => {
  test.setTimeout(180_000);
  const site = project.name as Site;
  // The seller: the basket's test takes all that the other one of Singapore has.
  const member = await demoMember(page, baseURL, 'consignor');
  const [piece] = await member.free();
  if (!piece) throw new Error('No piece is free');
  await member.signIn(page);
  await page.goto('/outfit');
  const rail = page.getByRole('region', { name: 'Your pieces' });
  await rail.getByRole('searchbox').fill(piece.code);
  await expect(rail.getByText(/^1 of/)).toBeVisible();
  await rail.getByRole('listitem').getByRole('button').click();
  // On a tablet all tools stand in two rows.
  await page.setViewportSize({ width: 768, height: 1024 });
  const tools = page.getByRole('region', { name: 'The look' }).getByRole('group').getByRole('button');
  const tops = await tools.evaluateAll((all) => new Set(all.map((tool) => tool.getBoundingClientRect().top)).size);
  expect(tops).toBe(2);
  // Below the canvas; saved looks have the same.
  const deliver = page.getByRole('button', { name: 'Deliver this look' }).first();
  await deliver.click();
  const drawer = page.getByRole('dialog', { name: 'Have this look delivered' });
  await expect(drawer.getByText('Total', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Choose a time' }).click();
  await expect(drawer.getByText('Total', { exact: true })).toBeHidden();
  // Back is a step back in the drawer, then closes it, and never leaves the outfits.
  await page.goBack();
  await expect(drawer.getByText('Total', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/outfit$/);
  await deliver.click();
  await drawer.getByRole('button', { name: 'Choose a time' }).click();
  await bookVisit(drawer, site);
  await expect(drawer.getByText('The total goes on your next invoice.', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Confirm delivery' }).click();
  await expect(page.getByText(/Booked: request R/)).toBeVisible();
  expect((await member.items()).find(({ id }) => id === piece.id)?.openRequest).toMatchObject({ action: 'deliver' });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Cancelled. Nothing will be charged.')).toBeVisible();
});

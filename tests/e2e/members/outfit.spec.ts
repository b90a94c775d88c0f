import { bookVisit, demoMember, type Site } from '@/tests/e2e/support/demo-member';
import { expect, test } from '@/tests/e2e/fixtures';

test('a visitor is asked to log in, and nothing is fetched', { tag: '@hk' }, async ({ page, expectAccessible }) => {
  await page.goto('/outfit');
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expectAccessible(page);
});

test(
  'a member lays out a look, keeps it, previews it by focus and takes its deletion back',
  { tag: '@sg' },
  async ({ page, baseURL, expectAccessible }, { project }) => {
    const name = `Look ${project.name} ${Date.now()}`;
    const member = await demoMember(page, baseURL, 'hk');
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
    await expect(page.getByRole('button', { name: 'Bring forward' })).toBeVisible();
    await expectAccessible(page);

    // Nothing that was laid out or typed is lost by a reload.
    await page.getByLabel('Name of the look').fill(name);
    await page.reload();
    await expect(canvas.getByRole('listitem')).toHaveCount(2);
    await expect(page.getByLabel('Name of the look')).toHaveValue(name);
    await page.getByRole('button', { name: 'Save look' }).click();
    const card = saved.getByRole('article').filter({ hasText: name });
    await expect(card).toBeVisible();
    await page.getByRole('button', { name: 'Start a new one' }).click();
    await expect(canvas.getByRole('listitem')).toHaveCount(0);
    await card.getByRole('button').first().focus();
    await expect(canvas.getByText(`Preview: ${name}`)).toBeVisible();
    await card.getByRole('button', { name: 'Wear today' }).click();
    await expect(card.getByText('Worn 1 time, last')).toBeVisible();
    await card.getByRole('button', { name: 'Delete' }).click();
    await expect(card).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(card).toBeVisible();
  },
);

test('suggestions come with reasons and can be laid out', { tag: ['@hk', '@long'] }, async ({ page, baseURL, expectAccessible }) => {
  await (await demoMember(page, baseURL, 'hk')).signIn(page);
  await page.goto('/outfit');
  await page.getByLabel('Temperature in °C').fill('24');
  await page.getByLabel('Rain').selectOption('Dry');
  await page.getByRole('button', { name: 'Suggest looks' }).click();
  const look = page.getByRole('list', { name: 'Suggestions for the day' }).getByRole('article').first();
  await expect(look).toBeVisible();
  await expect(look.getByRole('list').nth(1).getByRole('listitem').first()).not.toBeEmpty();
  await expectAccessible(page);
  // One piece of it is kept: every look is then built around that one.
  const kept = look.getByRole('list').first().getByRole('listitem').first();
  const keptName = await kept.innerText();
  await kept.getByRole('button', { name: /^Keep for suggestions/ }).click();
  await page.getByRole('button', { name: 'Show others' }).click();
  await expect(look.getByText(`Built around ${keptName}, as you asked.`)).toBeVisible();
  await look.getByRole('button', { name: 'Lay it out' }).click();
  await expect(page.getByRole('region', { name: 'The look' }).getByRole('listitem').first().getByRole('button')).toBeVisible();
});

test(
  'a look is sent: its price first, then a time, then the order, and it can be taken back',
  { tag: '@sg' },
  async ({ page, baseURL, expectAccessible }, { project }) => {
    test.setTimeout(180_000);
    const site = project.name as Site;
    const member = await demoMember(page, baseURL, site);
    const [piece] = await member.free();
    if (!piece) throw new Error('No piece is free');
    await member.signIn(page);
    await page.goto('/outfit');
    const rail = page.getByRole('region', { name: 'Your pieces' });
    await rail.getByRole('searchbox').fill(piece.code);
    await expect(rail.getByText(/^1 of/)).toBeVisible();
    await rail.getByRole('listitem').getByRole('button').click();
    await page.getByRole('button', { name: 'Send this look' }).click();
    const drawer = page.getByRole('dialog', { name: 'Have this look delivered' });
    await expect(drawer.getByText('Total', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await drawer.getByRole('button', { name: 'Choose a time' }).click();
    await bookVisit(drawer, site);
    await expect(drawer.getByText('The total goes on your next invoice.', { exact: false })).toBeVisible();
    await expectAccessible(page);
    await drawer.getByRole('button', { name: 'Confirm delivery' }).click();
    await expect(page.getByText(/On its way to be packed: request R/)).toBeVisible();
    expect((await member.items()).find(({ id }) => id === piece.id)?.openRequest).toMatchObject({ action: 'deliver' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Cancelled. Nothing will be charged.')).toBeVisible();
  },
);

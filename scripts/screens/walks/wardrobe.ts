import * as z from 'zod/mini';
import { ACCESS_TOKEN_COOKIE } from '@/lib/browser/access-token-cookie';
import { CALLS } from '@/lib/contract/calls';
import type { Walk, Walker } from '../walker';
import { pathOf } from './parts';

async function piecesOf({ page, context, apiUrl, locale }: Walker) {
  const token = (await context.cookies()).find(({ name }) => name === ACCESS_TOKEN_COOKIE)?.value ?? '';
  const answer = await page.request.get(`${apiUrl}${pathOf('items')}?take=100&locale=${locale}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return z.parse(CALLS.items.data, z.parse(z.object({ data: z.unknown() }), await answer.json()).data).items;
}

async function seePieces(walker: Walker): Promise<void> {
  const { page, goto, shoot, refuse, t, width } = walker;
  const pieces = await piecesOf(walker);
  const stored = pieces.find(({ state, openRequest, category }) => state === 'stored' && openRequest === null && category !== 'sealed-bag');
  const windowOnly = { isWindowOnly: true };
  const list = page.locator('ul[aria-label], ol[aria-label]').getByRole('checkbox');
  await goto('/items');
  await list.first().waitFor();
  await page.keyboard.press('Tab');
  await shoot('grid', windowOnly);
  if (width < 992) {
    await page.locator('[role="search"] button[aria-haspopup="dialog"]').click();
    await page.locator('dialog[open]').waitFor();
    await shoot('filters', windowOnly);
    await page.keyboard.press('Escape');
  }
  await goto('/items?q=zzzz');
  await shoot('no-match');
  await goto('/items?view=list&place=stored');
  await list.first().waitFor();
  await shoot('list', windowOnly);
  // By keyboard, because the checkbox is under a label of touch size.
  for (const at of [0, 1, 2]) await list.nth(at).press('Space');
  await shoot('selected', windowOnly);

  await goto(`/items?item=${stored?.id}`);
  await page.locator('dialog[open] h3').first().waitFor();
  await shoot('passport', windowOnly);
  await page
    .locator('dialog[open] h3')
    .nth(2)
    .evaluate((part) => part.scrollIntoView());
  await shoot('passport-below', windowOnly);
  const priced = pieces.find(({ state }) => state === 'priced') ?? pieces.find(({ state }) => state === 'listed');
  if (priced) {
    await goto(`/items?item=${priced.id}`);
    const floor = page.locator('dialog[open] form input').first();
    await floor.waitFor();
    await floor.fill('9000000');
    await floor.press('Enter');
    await floor.evaluate((part) => part.scrollIntoView({ block: 'center' }));
    await shoot('price', windowOnly);
  }
  await goto('/items?item=somebody-elses');
  await page.locator('dialog[open] h3, dialog[open] h2').last().waitFor();
  await shoot('passport-missing', windowOnly);

  await goto(`/items?item=${stored?.id}`);
  const actions = page.locator('dialog[open] footer button, dialog[open] button').filter({ hasText: t('items:action.deliver') });
  await actions.first().click();
  await page.getByTestId('request-total').waitFor();
  await page.waitForTimeout(800);
  await shoot('basket', windowOnly);
  await page.getByRole('button', { name: t('items:basket.chooseDate') }).click();
  await page.locator('dialog[open]').getByRole('grid').waitFor();
  await shoot('basket-date', windowOnly);
  await page.locator('dialog[open] [role="grid"] button:not([aria-disabled])').first().click();
  await shoot('basket-rush', windowOnly);
  await page.locator('dialog[open] [role="grid"] button:not([aria-disabled])').last().click();
  await page.locator('input[name="booking-time"]:not([disabled])').first().check({ force: true });
  await page.locator('dialog[open] button[type="submit"]').last().click();
  await page.locator('dialog[open] input[name="addressOne"]').waitFor();
  await shoot('basket-address', windowOnly);
  const street = page.locator('dialog[open] input[name="addressOne"]');
  if ((await street.inputValue()) === '') {
    const zip = page.locator('dialog[open] input[name="zipCode"]');
    if (await zip.count()) await zip.fill('238801');
    else await page.locator('dialog[open] select[name="district"]').selectOption('central-and-western');
    await street.fill('1 Castle Road');
    await page.waitForTimeout(600);
  }
  await page.locator('dialog[open] button[type="submit"]').last().click();
  const phone = page.locator('dialog[open] input[type="tel"]');
  await phone.waitFor();
  if ((await phone.inputValue()) === '') {
    await page.locator('dialog[open] input[name="contactName"]').fill('Mei Ling Chan');
    await phone.fill(walker.region === 'hk' ? '5123 4567' : '9123 4567');
  }
  for (const field of ['textarea']) {
    await page.locator('dialog[open] button[type="submit"]').last().click();
    await page.locator(`dialog[open] ${field}`).first().waitFor();
  }
  await page.locator('dialog[open] button[type="submit"]').last().click();
  await page.getByTestId('request-total').waitFor();
  await shoot('basket-ready', windowOnly);
  const confirm = page.getByRole('button', { name: t('items:basket.confirm') });
  const lift = await refuse(pathOf('createItemRequests'), 'ITEM_UNAVAILABLE');
  await confirm.click();
  await shoot('basket-refused', windowOnly);
  await lift();
}

async function seeAccount(walker: Walker): Promise<void> {
  const { page, goto, shoot, refuse, t } = walker;
  await goto('/account');
  await page.locator('#main input[name="firstName"]').waitFor();
  await page.locator('#main input[name="firstName"]').fill('');
  await page.locator('#main form button[type="submit"]').first().click();
  await shoot('refused');
  await page.locator('#main input[name="firstName"]').fill('Mei Ling');
  await goto('/account');
  await page.locator('#main input[name="firstName"]').waitFor();
  await shoot('draft-kept', { isWindowOnly: true });
  await page.getByRole('button', { name: t('account:delete.open') }).click();
  await page.locator('dialog[open] [role="alert"]').waitFor();
  await shoot('delete-blocked', { isWindowOnly: true });
  await page.keyboard.press('Escape');
  const tellNothing = await refuse(pathOf('accountDeletion'), 'NOT_IMPLEMENTED');
  const lift = await refuse(pathOf('deleteAccount'), 'ACCOUNT_DELETION_BLOCKED', [
    { path: 'account', code: 'open-invoice' },
    { path: 'account', code: 'pieces-in-storage' },
  ]);
  await page.getByRole('button', { name: t('account:delete.open') }).click();
  await page.locator('dialog[open] button[type="submit"]').click();
  await shoot('delete-refused', { isWindowOnly: true });
  await page.locator('dialog[open] input[type="password"]').fill('not my password');
  await page.locator('dialog[open] button[type="submit"]').click();
  await page.locator('dialog[open] [role="alert"]').waitFor();
  await shoot('delete-refused-then-blocked', { isWindowOnly: true });
  await lift();
  await tellNothing();
}

async function seeOutfits(walker: Walker): Promise<void> {
  const { page, goto, shoot, lose, t } = walker;
  await goto('/outfit');
  const add = page.locator('#main [data-part], #main').getByRole('button').filter({ visible: true });
  await add.first().waitFor();
  await page.locator('#main img').first().waitFor();
  await shoot('start');
  const pieces = page.locator('#main ul button[aria-label], #main ul button').filter({ has: page.locator('img') });
  for (const at of [0, 3, 6])
    await pieces
      .nth(at)
      .click({ timeout: 5000 })
      .catch(() => undefined);
  await shoot('laid-out');
  await page
    .locator('#main button[type="submit"]')
    .first()
    .click({ timeout: 5000 })
    .catch(() => undefined);
  await shoot('save-refused');
  const lift = await lose(pathOf('saveOutfit'));
  await page.getByLabel(t('outfit:save.name')).fill('Sunday');
  await page.locator('#main button[type="submit"]').first().click();
  await page.locator('#main form [role="alert"]').waitFor();
  await shoot('save-lost');
  await lift();
}

async function seeWebview({ goto, shoot }: Walker): Promise<void> {
  await goto('/webview');
  await shoot('index');
  for (const page of ['faqs', 'terms', 'privacy', 'payment-method', 'pricing']) {
    await goto(`/webview?page=${page}`);
    await shoot(page, { isWindowOnly: true });
  }
}

export const WARDROBE_WALKS: readonly Walk[] = [
  { flow: 'wardrobe', person: 'customer', run: seePieces },
  { flow: 'account-errors', person: 'customer', run: seeAccount },
  { flow: 'outfits', person: 'customer', run: seeOutfits },
  { flow: 'in-app', person: 'customer', run: seeWebview },
];

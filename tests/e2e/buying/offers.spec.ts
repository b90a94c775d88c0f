import { expect, hydrated, test } from '@/tests/e2e/fixtures';
import { CARDS, cardForm, expectNoSidewaysScrolling, fillGift, newAddress, pay } from '@/tests/e2e/support/buying-steps';

test('the subscribe box says what it brings, and why it failed', { tag: '@sg' }, async ({ page, noise }) => {
  noise.expect(/status of 400/);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/faqs');
  // Its row of topics is wider than a phone, and scrolls by itself.
  await expectNoSidewaysScrolling(page);
  const footer = await hydrated(page.getByRole('contentinfo'));
  await expect(footer.getByText('10% off your first order')).toBeVisible();
  const box = footer.getByRole('textbox', { name: 'Email address' });
  await box.fill('wing@nowhere');
  await box.press('Enter');
  await expect(footer.getByRole('alert')).toHaveText('Fail!');
  await expect(footer.getByText(/Please check it/)).toBeVisible();
  await expect(box).toHaveAttribute('aria-invalid', 'true');
});

test('a coupon of the newsletter says its worth and for whom it is', { tag: '@hk' }, async ({ page }, info) => {
  const address = newAddress(info);
  await page.goto('/faqs');
  const footer = await hydrated(page.getByRole('contentinfo'));
  await footer.getByRole('textbox', { name: 'Email address' }).fill(address);
  await footer.getByRole('textbox', { name: 'Email address' }).press('Enter');
  await footer.getByRole('button', { name: 'Get my coupon' }).click();
  await expect(footer.getByText(new RegExp(`10% off your first order.*${address}`))).toBeVisible();
  await expect(footer.getByRole('button', { name: 'Copy code' })).toBeVisible();
});

test('a friend’s credit stands on every page until it is used', { tag: '@sg' }, async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/faqs?ref=MEILING');
  const bar = page.getByText(/Mei Ling gives you (HK\$300|S\$50) off your first order/);
  await expect(bar).toBeVisible();
  await expectAccessible(page);
  for (const path of ['/press', '/blog', '/pakt-gift', '/']) {
    await page.goto(path);
    await expect(bar, path).toBeVisible();
  }
  // Its room is there from the first paint: nothing moves when the words come.
  await page.getByRole('link', { name: 'See prices' }).first().click();
  await expect(page).toHaveURL(/\/services-pricing/);
  await expect(bar).toBeVisible();
});

test('the gift card holds all of its words, and what redeems it', { tag: '@hk' }, async ({ page }, info) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await fillGift(page, newAddress(info), `${'W'.repeat(14)}\n`.repeat(20).trim());
  await cardForm(page).fill(CARDS.visa);
  await pay(page).press('Enter');
  const code = (await page.getByTestId('gift-code').textContent()) ?? '';
  await page.reload();
  const card = page.getByTestId('gift-card');
  for (const text of ['From', code, 'Valid until', 'services-pricing']) await expect(card).toContainText(text);
  await expect(card.getByRole('img', { name: /QR code/ })).toBeVisible();
  expect(await card.evaluate((element) => element.scrollHeight <= element.clientHeight)).toBe(true);
  const shared = await page.locator('main').getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  expect(decodeURIComponent(shared ?? '')).toContain(`?coupon=${code}`);
  // Nothing but the card is printed, on one page.
  expect((await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(card).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByTestId('gift-code')).toBeHidden();
});

const LONG_MESSAGES = [
  'W'.repeat(300),
  '祝你生日快樂，'.repeat(42),
  'สุขสันต์วันเกิด '.repeat(18),
  'عيد ميلاد سعيد '.repeat(20),
  'जन्मदिन मुबारक '.repeat(20),
];

test('the card grows with its message, in any script', { tag: '@hk' }, async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/pakt-gift');
    const words = page.getByRole('complementary', { name: 'Your card' }).getByRole('textbox');
    const card = page.getByTestId('gift-card');
    await page.getByRole('radio').nth(1).check({ force: true });
    await expect(card).toContainText(/HK\$2,400|S\$420/);
    await words.first().fill('Grandmother Elizabeth Alexandra Montgomery of the third floor, and everybody there');
    for (const message of LONG_MESSAGES) {
      await words.nth(1).fill(message);
      await expect(card.locator('blockquote')).toHaveText(message.trim());
      const inside = await card.evaluate((element) => {
        const { bottom } = element.getBoundingClientRect();
        return [...element.querySelectorAll('*')].every((part) => part.getBoundingClientRect().bottom <= bottom + 1);
      });
      expect(inside, `${message.slice(0, 8)} at ${width} px`).toBe(true);
      expect(await card.locator('blockquote').evaluate((part) => part.scrollHeight <= part.clientHeight + 1)).toBe(true);
    }
  }
});

test('a guest asks in the help by name and address', { tag: '@sg' }, async ({ page, expectAccessible }, info) => {
  const address = newAddress(info);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/about-us');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Help' }).click();
  const help = page.getByRole('dialog');
  await help.getByRole('searchbox').fill('whatsapp');
  await expect(help.locator('summary').first()).toHaveText(/before I order/);
  await help.getByRole('button', { name: 'Ask us by email' }).click();
  await help.getByLabel('Your question').fill('Do you take feather pillows?');
  await help.getByLabel('Your name').fill('Wing Chan');
  await help.getByLabel('Email address').fill(address);
  await expectAccessible(page);
  await help.getByRole('button', { name: 'Send' }).click();
  await expect(help.getByText(address)).toBeVisible();
});

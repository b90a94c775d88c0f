import type { Walk, Walker } from '../walker';

/** Window height with an open on-screen keyboard. */
const KEYBOARD_LEAVES = 300;

async function talk(walker: Walker): Promise<void> {
  const { page, goto, shoot, width } = walker;
  const windowOnly = { isWindowOnly: true };
  await goto('/chat');
  const input = page.locator('#chat-message');
  await input.waitFor();
  await page.waitForTimeout(1500);
  await shoot('thread', windowOnly);
  await input.fill('Hello');
  await input.press('Enter');
  if (width < 992)
    await page
      .locator('form:has(#chat-message) button[type="submit"]')
      .click({ timeout: 2000 })
      .catch(() => undefined);
  await page.waitForTimeout(2500);
  await shoot('answered', windowOnly);
  await page.setViewportSize({ width, height: KEYBOARD_LEAVES });
  await input.focus();
  await input.fill('A question that takes two lines on a telephone, because it tells the whole story of a coat');
  await shoot('keyboard', windowOnly);
  await page.setViewportSize({ width, height: 900 });
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'holiday photograph of the blue coat.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await shoot('file-refused', windowOnly);
  await page.context().setOffline(true);
  await page.waitForTimeout(1500);
  await input.press('Enter');
  await page
    .locator('form:has(#chat-message) button[type="submit"]')
    .click({ timeout: 2000 })
    .catch(() => undefined);
  await shoot('offline', windowOnly);
}

export const CHAT_WALKS: readonly Walk[] = [
  { flow: 'talk', person: 'customer', run: talk },
  { flow: 'talk-new', person: 'newcomer', run: talk },
];

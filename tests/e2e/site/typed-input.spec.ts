import type { Locator, Page } from '@playwright/test';
import { cardForm, fillGift, newAddress, pay } from '@/tests/e2e/support/buying-steps';
import { BACKEND, join } from '@/tests/e2e/support/chat-member';
import { expect, hydrated, test } from '@/tests/e2e/fixtures';

/** What keyboards, input methods and clipboards bring into fields, and what wheels and keys may not change there. */

/** The Enter by which Safari tells, after the composition, that a Chinese character has been chosen. */
const chooseCharacter = (field: Locator) =>
  field.evaluate((element) =>
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true })),
  );

test(
  'an Enter that chooses a character sends nothing, of the member nor of the team',
  { tag: '@hk' },
  async ({ page, context, request, browser, baseURL, noise }, { project }) => {
    noise.tolerate(/WebSocket/);
    const name = await join(context, request, baseURL, project.name);
    await page.goto('/chat');
    const field = page.getByLabel('Your message');
    const thread = page.getByRole('region', { name: 'Messages' });
    await field.fill('搬運');
    await chooseCharacter(field);
    await expect(field).toHaveValue('搬運');
    await field.press('Enter');
    await expect(thread.getByText('搬運', { exact: true })).toBeVisible();
    await expect(thread.getByText('搬運', { exact: true })).toHaveAttribute('dir', 'auto');

    const desk = await (await browser.newContext()).newPage();
    await desk.goto(`${BACKEND}/team`);
    await desk.getByRole('button', { name }).click();
    const answer = desk.getByLabel('Your answer');
    await answer.fill('多謝');
    await chooseCharacter(answer);
    await expect(answer).toHaveValue('多謝');
    await answer.press('Enter');
    await expect(thread.getByText('多謝', { exact: true })).toBeVisible();
    await desk.context().close();
  },
);

test('the wheel changes no number, and full-width digits are one', async ({ page }) => {
  await page.goto('/services-pricing?type=store');
  const number = page.getByRole('spinbutton').first();
  await number.scrollIntoViewIfNeeded();
  await number.click();
  const before = await number.inputValue();
  for (const down of [120, -120, -120]) await page.mouse.wheel(0, down);
  await expect(number).toHaveValue(before);
  await number.fill('３');
  await expect(number).toHaveValue('３');
  await number.blur();
  await expect(number).toHaveValue('3');
  await number.press('ArrowUp');
  await expect(number).toHaveValue('4');
  // Beyond the bounds it stays as it was typed, and says so.
  await number.fill('30000');
  await number.blur();
  await expect(number).toHaveValue('30000');
  await expect(page.getByText(/must be between \d+ and \d+/)).toBeVisible();
});

test('what is pasted is not cut, and blanks and letters of full width are understood', async ({ page }, info) => {
  const paste = async (field: Locator, text: string) => {
    await field.fill('');
    await field.focus();
    await page.keyboard.insertText(text);
  };
  await page.goto('/');
  const place = (await hydrated(page.locator('form').filter({ has: page.locator('[name=place]') }))).locator('[name=place]');
  await paste(place, info.project.name === 'sg' ? 'Blk 12 Lorong 1 Toa Payoh #03-04 Singapore 310145' : '灣仔');
  await place.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /^Yes/ })).toBeVisible();
  await page.goto('/pakt-gift');
  const card = page.getByRole('complementary', { name: 'Your card' });
  await paste(card.getByRole('textbox').last(), 'x'.repeat(310));
  await expect(card.getByText('310 / 300')).toBeVisible();
  const box = (await hydrated(page.getByRole('contentinfo'))).getByRole('textbox', { name: 'Email address' });
  await paste(box, `${newAddress(info)} `);
  await box.press('Enter');
  await expect(page.getByRole('contentinfo').getByText('Success!')).toBeVisible();
  await page.goto('/login');
  await paste(page.getByLabel('Email address').first(), newAddress(info).replace('@', '＠'));
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByLabel('First name')).toBeVisible();
});

/** The first form of a page: what Enter sends from its field, and what shows that it has arrived. */
const FORMS = [
  { path: '/login', call: '/users/check-email', answer: 'First name' },
  { path: '/contact-us', call: null, answer: 'Please choose what it is about' },
  { path: '/reset-password', call: '/ext/password-reset', answer: 'Check your inbox' },
];

for (const { path, call, answer } of FORMS) {
  for (const loading of ['the page', 'what judges it']) {
    test(`on ${path}, what is typed while ${loading} is still loading stays, character for character, and is sent once`, async ({
      page,
    }, info) => {
      const sent: string[] = [];
      let held = 0;
      page.on('request', (request) => {
        if (call && request.method() === 'POST' && request.url().endsWith(call)) sent.push(request.postData() ?? '');
      });
      let isTyping = false;
      await page.route('**/_next/static/chunks/**', async (route) => {
        if (isTyping) {
          held += 1;
          await new Promise((resolve) => setTimeout(resolve, 1_500));
        }
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      const field = page.locator('main [type=email]').first();
      if (loading !== 'the page') await hydrated(field);
      await field.focus();
      isTyping = true;
      const text = newAddress(info);
      for (const at of Array(9).keys()) {
        await page.keyboard.type(text[at] ?? '');
        expect(await field.inputValue()).toBe(text.slice(0, at + 1));
      }
      await page.keyboard.type(text.slice(9));
      await expect(field).toHaveValue(text);
      await hydrated(field);
      await field.press('Enter');
      await expect(page.getByText(answer).first()).toBeVisible();
      expect(held).toBeGreaterThan(0);
      expect(sent).toEqual(call ? [expect.stringContaining(text)] : []);
      if (!call) await expect(field).toHaveValue(text);
      expect(new URL(page.url()).search).not.toContain(text.slice(0, 6));
    });
  }
}

/** As an input method writes: shown, changed, chosen. */
async function compose(page: Page, ...states: string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const text of states) {
    await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  }
  await session.send('Input.insertText', { text: states.at(-1) ?? '' });
}

test('the card form takes digits of any keyboard, keeps the caret and can be undone', async ({ page }, info) => {
  await fillGift(page, newAddress(info));
  await page.locator('[data-testid="card-form"][data-state="open"]').waitFor();
  const { part } = cardForm(page);
  const number = part('number');
  await number.pressSequentially('41111');
  await expect(number).toHaveValue('4111 1');
  for (let presses = 0; presses < 12 && (await number.inputValue()) !== ''; presses += 1) await number.press('ControlOrMeta+z');
  await expect(number).toHaveValue('');

  const typed = async (text: string) => {
    await number.fill('');
    await number.focus();
    await page.keyboard.insertText(text);
    return number.inputValue();
  };
  for (const pasted of [
    '４１１１－１１１１　１１１１－１１１１',
    '\u202a4111\u2013 1111\u20131111\u20131111\u202c',
    '٤١١١١١١١١١١١١١١١',
    '4111-1111-1111-1111 \u200b',
  ]) {
    expect(await typed(pasted), pasted).toBe('4111 1111 1111 1111');
  }

  const caret = () => number.evaluate((field: HTMLInputElement) => field.selectionStart);
  await typed('41111111');
  await number.press('Home');
  await number.press('ArrowRight');
  await number.press('5');
  await expect(number).toHaveValue('4511 1111 1');
  expect(await caret()).toBe(2);
  await number.press('Backspace');
  await expect(number).toHaveValue('4111 1111');
  expect(await caret()).toBe(1);

  await number.fill('');
  await number.focus();
  await compose(page, '４', '４１', '４１１１１');
  await expect(number).toHaveValue('4111 1');

  await typed('４１１１１１１１１１１１１１１１');
  await part('expiry').focus();
  for (const keys of ['12/39', '1239', '12 / 39']) {
    await part('expiry').fill('');
    await part('expiry').pressSequentially(keys);
    await expect(part('expiry')).toHaveValue('12/39');
  }
  await part('expiry').fill('');
  await page.keyboard.insertText('０８／３９');
  await expect(part('expiry')).toHaveValue('08/39');
  await part('cvc').focus();
  await page.keyboard.insertText('１２３');
  await part('name').fill('陳大文');
  await pay(page).press('Enter');
  await expect(page.getByTestId('gift-code')).toHaveText(/^GIFT/);
});

test('no field is so small that a phone zooms into it', { tag: ['@sg', '@long'] }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const path of ['/', '/login', '/contact-us', '/faqs', '/services-pricing?type=sell', '/pakt-gift', '/reset-password', '/blog']) {
    await page.goto(path);
    const small = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'input:not([type=radio], [type=checkbox], [type=range], [type=hidden], [type=file]), textarea, select',
        ),
      ]
        .filter((field) => field.offsetParent !== null && Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => `${field.id} ${getComputedStyle(field).fontSize}`),
    );
    expect(small, path).toEqual([]);
  }
});

test('extensions that write into the document before it is alive break nothing', { tag: '@hk' }, async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.setAttribute('data-darkreader-mode', 'dynamic');
      document.body.setAttribute('data-gr-ext-installed', '');
      document.body.setAttribute('cz-shortcut-listen', 'true');
      document.querySelectorAll('input, button').forEach((field) => field.setAttribute('fdprocessedid', 'a1b2c3'));
      document.body.append(document.createElement('grammarly-desktop-integration'));
      document.body.prepend(document.createElement('deepl-input-controller'));
    });
  });
  await page.goto('/login');
  await page.getByLabel('Email address').first().fill('nobody@example.com');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByLabel('First name')).toBeVisible();
});

test(
  'a line without a break stays within the window wherever people write',
  { tag: ['@sg', '@long'] },
  async ({ page, context, request, baseURL, noise }, { project }) => {
    noise.tolerate(/WebSocket/);
    await page.setViewportSize({ width: 360, height: 740 });
    await join(context, request, baseURL, project.name);
    await page.goto('/chat');
    const field = page.getByLabel('Your message');
    await field.fill('W'.repeat(600));
    await field.press('Enter');
    await field.fill('שלום '.repeat(40));
    await field.press('Enter');
    await expect(page.getByRole('region', { name: 'Messages' }).getByText(/^W{600}$/)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.goto('/account');
    await page.getByLabel('First name').fill('W'.repeat(40));
    await page.getByLabel('Last name').fill('א'.repeat(40));
    await page.getByRole('button', { name: 'Save' }).first().click();
    await expect(page.getByText('Saved.')).toBeVisible();
    for (const path of ['/account', '/items', '/billings', '/pakt-referrals']) {
      await page.goto(path);
      await page.getByRole('heading').first().waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
    }
  },
);

test(
  'where a network lets no chat through, it is said, what is written stays, and a retry asks again',
  { tag: ['@sg', '@long'] },
  async ({ page, context, request, baseURL, noise }, { project }) => {
    noise.tolerate(/WebSocket|Firebase/i);
    await join(context, request, baseURL, project.name);
    let tries = 0;
    await page.routeWebSocket(/./, (socket) => {
      tries += 1;
      void socket.close();
    });
    await page.goto('/chat');
    const field = page.getByLabel('Your message');
    await field.fill('Is my coat safe?');
    const notice = page.getByRole('status').filter({ hasText: 'The chat cannot connect.' });
    await expect(notice).toBeVisible({ timeout: 20_000 });
    const before = tries;
    await notice.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => tries).toBeGreaterThan(before);
    await expect(field).toHaveValue('Is my coat safe?');
    await field.press('Enter');
    await expect(page.getByText('Is my coat safe?').first()).toBeVisible();
  },
);

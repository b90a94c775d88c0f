import type { Locator } from '@playwright/test';
import { BACKEND, join } from '@/tests/e2e/support/chat-member';
import { expect, test } from '@/tests/e2e/fixtures';
import { pressEnterOn, tabTo, typeInto } from '@/tests/e2e/support/keyboard';

test(
  'a member and a person of the team talk in two browsers, through a cut network',
  { tag: '@hk' },
  async ({ page, context, request, browser, baseURL, noise, expectAccessible }, { project }) => {
    noise.tolerate(/ERR_INTERNET_DISCONNECTED|WebSocket|501/);
    const name = await join(context, request, baseURL, project.name);
    await page.goto('/chat');
    const thread = page.getByRole('region', { name: 'Messages' });
    await page.getByRole('list', { name: 'Questions to start with' }).getByRole('button').first().click();
    await expect(thread.getByText('Concierge, automated replies').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('list', { name: 'Suggested replies' }).getByRole('button', { name: 'Talk to a person' }).click();
    await expect(thread.getByText('A person will answer.')).toBeVisible();

    const desk = await (await browser.newContext()).newPage();
    await desk.goto(`${BACKEND}/team`);
    await desk.getByRole('radio', { name: 'here' }).check();
    await desk.getByRole('button', { name }).click();
    await expect(desk.getByRole('heading', { name })).toBeVisible();
    await expectAccessible(desk);
    await expect(page.getByText('Here now')).toBeVisible();
    // What the team writes is followed by a press: an address, a number.
    await desk.getByLabel('Your answer').fill('Look at https://example.com/billings or call 2345 6789');
    await desk.keyboard.press('Enter');
    await expect(thread.getByRole('link', { name: 'https://example.com/billings' })).toHaveAttribute(
      'href',
      'https://example.com/billings',
    );
    await expect(thread.getByRole('link', { name: '2345 6789' })).toHaveAttribute('href', 'tel:23456789');
    await desk.getByLabel('Your answer').pressSequentially('Good morning');
    await expect(thread.getByText('The team is typing')).toBeAttached();
    await desk.keyboard.press('Enter');
    await expect(thread.getByText('Good morning', { exact: true })).toBeVisible();
    await expect(thread.getByText('Read', { exact: true })).toBeVisible();
    await expect(page.getByRole('log').last()).toContainText('The team: Good morning');

    await context.setOffline(true);
    const input = page.getByLabel('Your message');
    await input.fill('One, from the lift');
    await input.press('Enter');
    await input.fill('Two, still in the lift');
    await input.press('Enter');
    await expect(thread.getByText(/Waiting for the network|Sending/).first()).toBeVisible();
    await context.setOffline(false);
    const heard = desk.locator('#messages li.member');
    await expect(heard.filter({ hasText: 'from the lift' })).toHaveCount(1);
    await expect(heard.filter({ hasText: 'in the lift' })).toHaveCount(1);
    expect((await heard.allTextContents()).slice(-2).map((text) => /(One|Two)/.exec(text)?.[1])).toEqual(['One', 'Two']);
    await expect(thread.getByText(/Waiting for the network|Sending|Not sent/)).toHaveCount(0);
    await page.reload();
    await expect(thread.getByText('One, from the lift')).toHaveCount(1);

    // While a person is there the concierge says once that it rests, and comes when it is called.
    await expect(thread.getByText('A colleague is answering you now, so I will stay quiet.')).toHaveCount(1);
    await input.fill('Concierge, how quickly can I have something back?');
    await input.press('Enter');
    // The question to begin with may have had the same answer.
    await expect(thread.getByText('before 16:00').last()).toBeVisible();
    await expect(page.getByRole('log').last()).toContainText(/The concierge: .*before 16:00/);

    // The member's bar counts; on a telephone's public page the count lies in the closed menu, and what opens it bears a mark.
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Wardrobe' }).click();
    // The address changes first; until the other page is there the thread is in view, and what comes is read.
    await expect(page.getByRole('heading', { level: 1, name: 'Your wardrobe' })).toBeVisible();
    const chat = page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Chat' });
    await expect(chat).toHaveAccessibleName('Chat');
    await desk.getByLabel('Your answer').fill('Your coat is here');
    await desk.keyboard.press('Enter');
    await expect(chat).toHaveAccessibleName(/1 unread message/);
    await chat.click();
    await expect(thread.getByText('Your coat is here')).toBeVisible();
    await page.getByRole('link', { name: 'Pakt home' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    const mark = () =>
      page
        .locator('header button[aria-controls]')
        .first()
        .evaluate((button) => getComputedStyle(button, '::after').content);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(mark).toBe('none');
    await desk.getByLabel('Your answer').fill('Your coat is back');
    await desk.keyboard.press('Enter');
    await expect.poll(mark).toBe('""');
    await desk.context().close();
  },
);

test('a telephone: the page itself moves nowhere, the end stays above the keyboard; a visitor is asked to log in', async ({
  page,
  context,
  request,
  baseURL,
  noise,
  expectAccessible,
}, { project }) => {
  noise.tolerate(/501/);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/chat');
  await expect(page.getByRole('heading', { name: 'This page is yours once you are logged in' })).toBeVisible();
  await join(context, request, baseURL, project.name);
  await page.goto('/chat');
  const input = page.getByLabel('Your message');
  await input.fill('Hello');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('automated concierge')).toBeVisible();
  await expectAccessible(page);
  // The space that a keyboard leaves.
  await page.setViewportSize({ width: 360, height: 320 });
  await expect(input).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('automated concierge')).toBeInViewport();
  // The thread scrolls, not the page around it.
  expect(await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight])).toEqual([360, 320]);

  // Other telephones lay the keyboard over the window.
  await page.setViewportSize({ width: 360, height: 640 });
  await page.evaluate(() => {
    Object.defineProperty(window.visualViewport, 'height', { get: () => 300 });
    window.visualViewport?.dispatchEvent(new Event('resize'));
  });
  await input.fill(
    'A question that takes some lines, because it tells the whole story of a coat, its lining and its buttons, and of the rain that fell on all of them',
  );
  const bottomOf = async (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().bottom);
  await expect.poll(() => bottomOf(input)).toBeLessThanOrEqual(300);
  const newest = page.getByRole('region', { name: 'Messages' }).locator('[data-page] > *').last();
  const room = await page
    .getByRole('region', { name: 'Messages' })
    .evaluate((element) => ({ top: element.getBoundingClientRect().top, bottom: element.getBoundingClientRect().bottom }));
  await expect.poll(() => bottomOf(newest)).toBeLessThanOrEqual(room.bottom);
  expect(await bottomOf(newest)).toBeGreaterThan(room.top);
  expect(room.bottom - room.top).toBeGreaterThan(80);

  await input.fill('Is it 6123 4567, as on https://example.com/contact-us?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('link', { name: '6123 4567' })).toHaveAttribute('href', 'tel:61234567');
  await expect(page.getByRole('link', { name: 'https://example.com/contact-us' })).toHaveAttribute('href', /contact-us$/);
});

test(
  'by the keys alone, on both sides: write, choose a reply, look up an answer, be answered',
  { tag: ['@hk', '@long'] },
  async ({ page, context, request, browser, baseURL, noise, expectAccessible }, { project }) => {
    noise.tolerate(/501/);
    // Narrow: the member's affairs come over the thread.
    await page.setViewportSize({ width: 768, height: 900 });
    const name = await join(context, request, baseURL, project.name);
    await page.goto('/chat');
    const thread = page.getByRole('region', { name: 'Messages' });
    await typeInto(page, page.getByLabel('Your message'), 'Hello');
    await page.keyboard.press('Enter');
    await expect(thread.getByText('automated concierge')).toBeVisible();
    await pressEnterOn(page, page.getByRole('list', { name: 'Suggested replies' }).getByRole('button', { name: 'Talk to a person' }));
    await expect(thread.getByText('A person will answer.')).toBeVisible();

    const opener = page.getByRole('button', { name: 'Your bookings, invoices and quick answers' });
    await pressEnterOn(page, opener);
    const affairs = page.getByRole('dialog', { name: 'Your bookings, invoices and quick answers' });
    const first = affairs.locator('details').first();
    await pressEnterOn(page, first.locator('summary'));
    await expect(first).toHaveAttribute('open');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(affairs).toBeHidden();
    await expect(opener).toBeFocused();

    const desk = await (await browser.newContext()).newPage();
    await desk.goto(`${BACKEND}/team`);
    await pressEnterOn(desk, desk.getByRole('button', { name }));
    await expect(desk.getByLabel('Your answer')).toBeFocused();
    await desk.keyboard.type('Good morning');
    await desk.keyboard.press('Enter');
    await expect(thread.getByText('Good morning', { exact: true })).toBeVisible();
    await tabTo(page, page.getByLabel('Your message'));
    await page.keyboard.type('Thank you');
    await tabTo(page, page.getByRole('button', { name: 'Send' }));
    await page.keyboard.press('Enter');
    await expect(desk.locator('#messages li.member').filter({ hasText: 'Thank you' })).toHaveCount(1);
    await desk.context().close();
  },
);

test(
  'two tabs of one browser that write without a network: everything arrives once and in order',
  { tag: ['@hk', '@long'] },
  async ({ page, context, request, browser, baseURL, noise }, { project }) => {
    noise.tolerate(/ERR_INTERNET_DISCONNECTED|WebSocket|501/);
    const name = await join(context, request, baseURL, project.name);
    const second = await context.newPage();
    await page.goto('/chat');
    await second.goto('/chat');
    await page.getByLabel('Your message').fill('Talk to a person');
    await page.getByLabel('Your message').press('Enter');
    for (const tab of [page, second]) {
      await expect(tab.getByRole('region', { name: 'Messages' }).getByText('A person will answer.')).toBeVisible();
    }
    const desk = await (await browser.newContext()).newPage();
    await desk.goto(`${BACKEND}/team`);
    await desk.getByRole('button', { name }).click();
    await expect(desk.getByRole('heading', { name })).toBeVisible();

    await context.setOffline(true);
    const written = ['w1', 'w2', 'w3', 'w4', 'w5', 'w6'];
    for (const [index, text] of written.entries()) {
      const tab = index % 2 === 0 ? page : second;
      await tab.getByLabel('Your message').fill(text);
      await tab.getByLabel('Your message').press('Enter');
      await expect(tab.getByRole('region', { name: 'Messages' }).getByText(text, { exact: true })).toBeVisible();
    }
    await context.setOffline(false);
    const heard = desk.locator('#messages li.member').filter({ hasText: /w\d/ });
    await expect(heard).toHaveCount(written.length);
    expect((await heard.allTextContents()).map((text) => /w\d/.exec(text)?.[0])).toEqual(written);
    for (const tab of [page, second]) {
      const thread = tab.getByRole('region', { name: 'Messages' });
      await expect(thread.getByText(/Waiting for the network|Sending|Not sent/)).toHaveCount(0);
      expect(
        (await thread.locator('[data-page] > li[data-from=member]').filter({ hasText: /w\d/ }).allTextContents()).map(
          (text) => /w\d/.exec(text)?.[0],
        ),
      ).toEqual(written);
    }
    await desk.context().close();
  },
);

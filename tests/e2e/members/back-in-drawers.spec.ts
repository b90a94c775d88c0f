import type { Page } from '@playwright/test';
import { demoMember, type Site } from '@/tests/e2e/support/demo-member';
import { haveTwoVisits } from '@/tests/e2e/support/two-visits';
import { expect, test } from '@/tests/e2e/fixtures';

const pieces = (page: Page) => page.getByRole('list', { name: 'Your pieces' });

test(
  'Back closes what was opened over the wardrobe, and what was closed does not come again',
  { tag: '@hk' },
  async ({ page, baseURL }, { project }) => {
    // In Singapore the seller, who has two: the other one's few pieces are the basket's.
    const member = await demoMember(page, baseURL, project.name === 'hk' ? 'hk' : 'consignor');
    await haveTwoVisits(page, member, project.name as Site);
    await member.signIn(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/account');
    await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Wardrobe' }).click();
    await expect(pieces(page)).toBeVisible();

    // Filters: Back closes them and keeps what was chosen.
    await page.getByRole('button', { name: /^Filters?/ }).click();
    const filters = page.getByRole('dialog', { name: 'Filters' });
    await filters.getByRole('checkbox').first().check({ force: true });
    await page.goBack();
    await expect(filters).toBeHidden();
    await expect(page).toHaveURL(/\/items\?category=/);
    await expect(page.getByRole('status').getByText(/^[1-9]\d* of \d+ pieces/)).toBeVisible();

    // A piece: closed by its button, it is not in the history.
    await pieces(page).getByRole('link').first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/items\?category=[\w-]+$/);

    // A piece at home: Back closes the form, which keeps what was entered.
    await page.getByRole('button', { name: 'Add a piece at home' }).click();
    const own = page.getByRole('dialog', { name: 'A piece at home' });
    await own.getByRole('textbox', { name: 'Name' }).fill('Grey scarf');
    await page.goBack();
    await expect(own).toBeHidden();
    await page.getByRole('button', { name: 'Add a piece at home' }).click();
    await expect(own.getByRole('textbox', { name: 'Name' })).toHaveValue('Grey scarf');
    // The platform's own Back (a gesture of Android) goes through the history too; Escape still closes.
    expect(await own.getAttribute('closedby')).toBe('none');
    await page.keyboard.press('Escape');
    await expect(own).toBeHidden();

    // A visit, seen and closed in whichever depth: the next Back leads to the page before the wardrobe.
    await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Visits' }).click();
    const visits = page.getByRole('dialog', { name: 'Your visits' });
    await visits.getByRole('listitem').first().getByRole('button').click();
    const visit = page.getByRole('dialog', { name: 'Your visit', exact: true });
    await visit.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/items$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/account$/);
    await expect(dialog).toBeHidden();
  },
);

test(
  'Back closes a menu, a picture and the topics of the chat, and leaves no page',
  { tag: '@sg' },
  async ({ page, baseURL, noise }, { project }) => {
    noise.tolerate(/501|WebSocket is closed before/);
    const member = await demoMember(page, baseURL, project.name as Site);
    await member.signIn(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/account');
    const bar = page.getByRole('navigation', { name: 'Account' });
    await bar.getByRole('link', { name: 'Wardrobe' }).click();
    await expect(pieces(page)).toBeVisible();

    // The menu: by Back, by its button, and by a link, which takes the place of the menu in the history.
    const more = page.getByRole('dialog', { name: 'More' });
    await bar.getByRole('button', { name: 'More' }).click();
    await expect(page).toHaveURL(/panel=more/);
    await page.goBack();
    await expect(more).toBeHidden();
    await expect(page).toHaveURL(/\/items$/);
    await page.goForward();
    await expect(page).toHaveURL(/\/items$/);
    await bar.getByRole('button', { name: 'More' }).click();
    await more.getByRole('button', { name: 'Close' }).click();
    await expect(more).toBeHidden();
    await expect(page).toHaveURL(/\/items$/);
    await bar.getByRole('button', { name: 'More' }).click();
    await more.getByRole('link', { name: 'Billing' }).click();
    await expect(page).toHaveURL(/\/billings$/);
    await page.goBack();
    await expect(pieces(page)).toBeVisible();
    await expect(page).toHaveURL(/\/items$/);
    await expect(more).toBeHidden();

    // A picture over its piece: Back leads to the piece, then to the list. A sealed bag has none.
    await pieces(page)
      .getByRole('link')
      .filter({ has: page.locator('img') })
      .first()
      .click();
    const piece = page.getByRole('dialog');
    await piece.getByRole('button', { name: /^Enlarge/ }).click();
    const larger = page.getByRole('button', { name: 'Zoom in', exact: true });
    await expect(larger).toBeVisible();
    await expect(page).toHaveURL(/panel=picture/);
    await page.reload();
    await expect(page).not.toHaveURL(/panel=/);
    await expect(larger).toBeHidden();
    await expect(piece).toBeVisible();
    await page.goBack();
    await expect(piece).toBeHidden();
    await expect(page).toHaveURL(/\/items$/);

    // The topics beside the chat; a question about one closes them and goes into the message.
    await bar.getByRole('link', { name: 'Chat' }).click();
    const opener = page.getByRole('button', { name: 'Your bookings, invoices and quick answers' });
    const topics = page.getByRole('dialog', { name: 'Your bookings, invoices and quick answers' });
    await opener.click();
    await expect(topics).toBeVisible();
    await page.goBack();
    await expect(topics).toBeHidden();
    await expect(page).toHaveURL(/\/chat$/);
    await opener.click();
    await topics.getByRole('button', { name: 'Ask about it' }).first().click();
    await expect(topics).toBeHidden();
    await expect(page.getByLabel('Your message')).toBeFocused();
    await expect(page).toHaveURL(/\/chat$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/items$/);
  },
);

test('Back closes the menu of the site, and what the menu leads to takes its place', { tag: '@hk' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/about-us');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect(page).toHaveURL(/\/faqs$/);
  const menu = page.locator('#site-menu');
  const opener = page.getByRole('banner').locator('[aria-controls=site-menu]');
  const open = async () => {
    await opener.click();
    await expect(menu).toBeVisible();
    await expect(page).toHaveURL(/panel=menu$/);
  };
  for (const close of [() => page.goBack(), () => opener.click(), () => page.keyboard.press('Escape')]) {
    await open();
    await close();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/\/faqs$/);
  }
  await open();
  await page.reload();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await page.goForward();
  await expect(menu).toBeVisible();
  await menu.getByRole('button', { name: 'Help' }).click();
  const help = page.getByRole('dialog');
  await expect(help).toBeVisible();
  await expect(page).toHaveURL(/panel=help$/);
  await page.goBack();
  await expect(help).toBeHidden();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/faqs$/);
  await open();
  await menu.getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL(/\/contact-us$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/faqs$/);
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/about-us$/);
});

test(
  'Back closes a question, and an answer leaves nothing of it in the history',
  { tag: '@hk' },
  async ({ page, baseURL }, { project }) => {
    const member = await demoMember(page, baseURL, project.name as Site);
    await member.signIn(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/account');
    await page.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'More' }).click();
    await page.getByRole('dialog', { name: 'More' }).getByRole('link', { name: 'Payment methods' }).click();
    const question = page.getByRole('dialog', { name: 'Remove this card?' });
    const ask = async () => {
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click();
      await expect(question).toBeVisible();
      await expect(page).toHaveURL(/ask=open$/);
    };
    await ask();
    await page.goBack();
    await expect(question).toBeHidden();
    await ask();
    await question.getByRole('button', { name: 'Keep' }).click();
    await expect(page).toHaveURL(/\/payment-method$/);
    // Nobody asks it again after a reload: its entry goes with it.
    await ask();
    await page.reload();
    await expect(page).toHaveURL(/\/payment-method$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/account$/);
  },
);

test('Back closes an open list of languages and nothing else, and what it leads to takes its place', { tag: '@sg' }, async ({ page }) => {
  const list = page.getByRole('list').filter({ has: page.getByRole('link', { name: '简体中文', exact: true }) });
  const opener = page.getByRole('button', { name: /^Language:/ }).filter({ visible: true });
  // What these links lead to comes only when it is let, also to a page that fetches it before.
  const letGo = new Map<string, () => void>();
  for (const path of ['press', 'contact-us']) {
    const isLet = new Promise<void>((resolve) => letGo.set(path, resolve));
    await page.route(new RegExp(`/_next/data/.*/${path}\\.json`), (route) => isLet.then(() => route.continue()));
  }
  await page.goto('/about-us');
  // As on a slow phone: presses come before what the one before them has begun is complete.
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect(page).toHaveURL(/\/faqs$/);
  for (const close of [() => page.goBack(), () => opener.click(), () => page.keyboard.press('Escape')]) {
    await opener.click();
    await expect(page).toHaveURL(/ask=languages$/);
    await close();
    await expect(list).toBeHidden();
    await expect(page).toHaveURL(/\/faqs$/);
    await expect(opener).toBeFocused();
  }
  // What is pressed beside it closes it; a link leads where it says, however long its page takes to come.
  await opener.click();
  await page.getByRole('main').click({ position: { x: 2, y: 2 } });
  await expect(list).toBeHidden();
  await expect(page).toHaveURL(/\/faqs$/);
  for (const path of letGo.keys()) {
    await opener.click();
    await expect(page).toHaveURL(/ask=languages$/);
    const link = page.getByRole('contentinfo').locator(`a[href$="/${path}"]`);
    await link.click();
    // A second press cancels the navigation of the first one.
    if (path === 'contact-us') await link.click();
    letGo.get(path)?.();
    await expect(page).toHaveURL(new RegExp(`/${path}$`));
    await expect(list).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/faqs$/);
  }
  // On a phone it opens within the menu, which stays.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('banner').locator('[aria-controls=site-menu]').click();
  await expect(page).toHaveURL(/panel=menu$/);
  await opener.click();
  await expect(page).toHaveURL(/panel=menu&ask=languages$/);
  await page.goBack();
  await expect(list).toBeHidden();
  await expect(page).toHaveURL(/panel=menu$/);
  await opener.click();
  await expect(page).toHaveURL(/ask=languages$/);
  await list.getByRole('link', { name: '简体中文', exact: true }).click();
  await expect(page).toHaveURL(/\/zh-\w+\/faqs$/);
  await expect(list).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\d\/faqs$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/about-us$/);
  // A place in the page takes the place of its entry.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/privacy-policy');
  await opener.click();
  await expect(page).toHaveURL(/ask=languages$/);
  await page.getByRole('main').locator('a[href^="#"]:visible').first().click();
  await expect(list).toBeHidden();
  await expect(page).toHaveURL(/\/privacy-policy#[\w-]+$/);
});

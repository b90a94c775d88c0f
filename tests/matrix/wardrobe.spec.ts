import type { Locator, Page } from '@playwright/test';
import { LOCALE_CODES, LOCALES, localePrefix, regionOfLocale } from '@/lib/config/locales';
import { demoMember, moveByOperations, type Site } from '@/tests/e2e/support/demo-member';
import { expect, test } from '@/tests/e2e/fixtures';
import { keyboard, touch } from '@/tests/e2e/support/hands';
import { pressEnterOn } from '@/tests/e2e/support/keyboard';
import { mixBasket } from '@/tests/e2e/support/mixed-basket';
import { siteTexts } from '@/tests/e2e/support/site-texts';
import { haveTwoVisits } from '@/tests/e2e/support/two-visits';
import { expectSeenByAll } from './support/opened-looks';
import { WIDE, WIDTHS } from './support/widths';

interface Texts {
  list: { label: string };
  layout: { list: string };
  tools: { filters: string };
  action: { care: string; deliver: string };
  own: { edit: string; note: string };
  payout: { title: string; change: string };
  price: { decline: string; ask: { decline: { title: string } } };
  request: { all: string };
  basket: { title: string; visitTitle: string; chooseDate: string };
  visit: {
    open: string;
    all_other: string;
    title: string;
    listTitle: string;
    move: string;
    moveTitle: string;
    cancel: string;
    cancelTitle: string;
  };
}

async function stated(page: Page, name: string, dialog?: Locator): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    `sideways scroll: ${name}`,
  ).toBe(0);
  if (!dialog) return;
  // The focus stands inside of what has opened, and stays there.
  await page.keyboard.press('Tab');
  expect(await dialog.evaluate((element) => element.contains(document.activeElement)), `focus inside: ${name}`).toBe(true);
  // Colours and motion do not know how wide the window is; once is enough.
  if (page.viewportSize()?.width === WIDTHS[0]) await expectSeenByAll(page, 'dialog[open]', name);
}

// One account a site, and one worker for all of it. Baskets first: each leaves its four pieces as it found them, the states book some.
test.describe.configure({ mode: 'default' });

for (const locale of LOCALE_CODES) {
  test.describe(`site ${regionOfLocale(locale)}: the basket in ${locale}`, () => {
    test.use({ hasTouch: true });
    for (const by of ['touch', 'keyboard'] as const) {
      test(`four wishes by ${by}`, async ({ page, baseURL, expectAccessible }) => {
        await mixBasket(page, { locale, baseURL, hands: by === 'touch' ? touch() : keyboard(page), expectAccessible });
      });
    }
  });
}

for (const locale of LOCALE_CODES) {
  const site: Site = regionOfLocale(locale);
  test.describe(`site ${site}: the wardrobe in ${locale}`, () => {
    for (const width of WIDTHS) {
      test(`every state at ${width} px`, async ({ page, baseURL, expectAccessible }) => {
        const t = siteTexts<Texts>(locale, 'items');
        const member = await demoMember(page, baseURL, site);
        await haveTwoVisits(page, member, site);
        await member.signIn(page);
        await page.setViewportSize({ width, height: 900 });
        const [piece, toSell] = await member.free();
        if (!piece || !toSell) throw new Error('No piece is free');
        // Not the piece whose price another walk decides on meanwhile.
        const onSale = await member.onSale();
        const priced = (await member.items()).find(({ id, state }) => state === 'priced' && id !== onSale.id) ?? toSell;
        if (priced === toSell) await moveByOperations(page, toSell, 'priced');
        const at = (query: string) => page.goto(`${localePrefix(locale)}/items${query}`);
        const dialog = page.locator('dialog[open]');
        // By Tab from where the focus stands, as far as a person without a pointer comes.
        const press = (control: Locator) => pressEnterOn(page, control);
        const look = async (name: string, part?: Locator) => {
          await stated(page, name, part);
          await expectAccessible(page);
        };

        await at('');
        await expect(page.locator('html')).toHaveAttribute('lang', LOCALES[locale].htmlLang);
        const pieces = page.getByRole('list', { name: t.list.label });
        await pieces.getByRole('listitem').first().waitFor();
        await expect(page.locator('h1:visible')).toHaveCount(1);
        await look('grid');
        if (width < WIDE) {
          await press(page.getByRole('button', { name: t.tools.filters, exact: true }));
          await expect(dialog).toBeVisible();
          await look('filters', dialog);
          await page.keyboard.press('Escape');
          await expect(dialog).toHaveCount(0);
        }
        await at('?view=list');
        await pieces.getByRole('listitem').first().waitFor();
        await expect(pieces).toHaveAttribute('data-layout', 'list');
        await look('list');

        await press(
          pieces.getByRole('link', { name: (await pieces.getByRole('link').first().locator('strong').textContent()) ?? '' }).first(),
        );
        await dialog.locator('h3').first().waitFor();
        await look('passport', dialog);
        await at(`?item=${piece.id}`);
        await press(dialog.getByRole('button', { name: t.own.edit }));
        await dialog.getByRole('textbox', { name: t.own.note }).waitFor();
        await look('own words', dialog);
        await at(`?item=${priced.id}`);
        await dialog.locator('form input').first().waitFor();
        await dialog
          .getByText(t.payout.title)
          .or(dialog.getByRole('button', { name: t.payout.change }))
          .first()
          .waitFor();
        await look('price approval and payout', dialog);
        await press(dialog.getByRole('button', { name: t.price.decline }));
        await dialog.getByRole('heading', { name: t.price.ask.decline.title }).waitFor();
        await look('question before a sale ends', page.getByRole('dialog', { name: t.price.ask.decline.title }));
        await at('?request=all');
        await dialog.getByRole('heading', { name: t.request.all }).waitFor();
        await dialog.getByRole('listitem').first().waitFor();
        await look('requests', dialog);
        await press(dialog.getByRole('listitem').first().getByRole('button'));
        await dialog.locator('dl').first().waitFor();
        await look('request', dialog);

        await at(`?item=${piece.id}`);
        await press(dialog.getByRole('button', { name: t.action.deliver, exact: true }));
        const basket = page.getByRole('dialog', { name: t.basket.title });
        await expect(basket.getByTestId('request-total')).toContainText(/\d/);
        await look('basket', basket);
        await press(basket.getByRole('button', { name: t.basket.chooseDate }));
        const steps = page.getByRole('dialog', { name: t.basket.visitTitle });
        await steps.getByRole('grid').or(steps.locator('[data-other-days]')).first().waitFor();
        await look('booking', steps);

        await at('');
        // On a phone one line tells of plan and visit, and opens them.
        if (width === WIDTHS[0]) await press(page.locator('[data-open="false"] > button[aria-expanded]'));
        // The nearest may be on its way already.
        await press(page.getByRole('button', { name: new RegExp(`^(${t.visit.open}|${t.visit.title})$`) }));
        const visit = page.getByRole('dialog', { name: t.visit.title });
        await visit.locator('dl').first().waitFor();
        await look('visit', visit);
        await page.keyboard.press('Escape');
        // The last one can be changed.
        const all = page.getByRole('button', {
          name: new RegExp(`^${t.visit.all_other.replace('{{count}}', '\\d+').replaceAll(/\s/g, '\\s')}$`),
        });
        await press(all);
        const list = page.getByRole('dialog', { name: t.visit.listTitle });
        await list.getByRole('listitem').first().waitFor();
        await look('visits', list);
        await press(list.getByRole('listitem').last().getByRole('button'));
        await press(visit.getByRole('button', { name: t.visit.cancel }));
        const question = page.getByRole('dialog', { name: t.visit.cancelTitle });
        await look('cancel', question);
        await press(question.getByRole('button').nth(1));
        await press(visit.getByRole('button', { name: t.visit.move }));
        const move = page.getByRole('dialog', { name: t.visit.moveTitle });
        await move.getByRole('grid').waitFor();
        await look('move', move);
      });
    }
  });
}

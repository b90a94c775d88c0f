import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { LOCALES, localePrefix, regionOfLocale, type Locale } from '@/lib/config/locales';
import { CALLS } from '@/lib/contract/calls';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { formatDate, formatTime } from '@/lib/dates';
import { slotTimes } from '@/lib/domain/booking/slots';
import { REGIONS } from '@/lib/config/regions';
import { careServicesOf } from '@/lib/domain/wardrobe/item-basket';
import { formatMoney } from '@/lib/money';
import { expectNoSidewaysScrolling } from './buying-steps';
import { demoMember, type DemoMember } from './demo-member';
import { expect } from '../fixtures';
import type { Hands } from './hands';
import { siteTexts } from './site-texts';
import { bookVisitByHand } from './visit-by-hand';

const ACTIONS = ['deliver', 'care', 'sell', 'donate'] as const;

interface Items {
  list: { label: string };
  tools: { search: string };
  action: Record<(typeof ACTIONS)[number], string>;
  select: { bar: string };
  basket: { title: string; visitTitle: string; chooseDate: string; confirm: string };
  undo: { action: string; done: string };
}

interface Booked {
  date: { slot: string };
  calendar: { save: string };
  prepare: { heading: string };
}

interface Mix {
  locale: Locale;
  baseURL: string | undefined;
  hands: Hands;
  expectAccessible: (page: Page) => Promise<void>;
}

/** Four pieces with different actions in one basket: priced, booked, checked and undone, on a narrow phone. */
export async function mixBasket(page: Page, { locale, baseURL, hands, expectAccessible }: Mix): Promise<void> {
  const site = regionOfLocale(locale);
  const t = siteTexts<Items>(locale, 'items');
  const {
    action: { close },
  } = siteTexts<{ action: { close: string } }>(locale, 'common');
  const member = await demoMember(page, baseURL, site);
  const free = await member.free();
  // Not the first two if there are enough: other tests use them.
  const pieces = free.slice(Math.min(2, free.length - ACTIONS.length)).slice(0, ACTIONS.length);
  expect(pieces, 'enough pieces are free').toHaveLength(ACTIONS.length);
  await member.signIn(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`${localePrefix(locale)}/items`);
  const basket = page.getByRole('dialog', { name: t.basket.title });

  for (const [index, action] of ACTIONS.entries()) {
    const piece = pieces[index] as WardrobeItem;
    await hands.write(page.getByRole('searchbox', { name: t.tools.search }), piece.code);
    const card = page.getByRole('list', { name: t.list.label }).locator('li', { has: page.locator(`[data-item="${piece.id}"]`) });
    await expect(card).toHaveAttribute('aria-setsize', '1');
    // Either way leads there: from the list, and from the piece's own passport.
    if (index % 2 === 0) {
      await hands.mark(card.getByRole('checkbox'));
      await hands.press(page.getByRole('region', { name: t.select.bar }).getByRole('button', { name: t.action[action], exact: true }));
    } else {
      await hands.press(card.getByRole('link'));
      const passport = page.locator('dialog[open]');
      await hands.press(passport.getByRole('button', { name: t.action[action], exact: true }));
    }
    await expect(basket.getByRole('listitem')).toHaveCount(index + 1);
    if (index < ACTIONS.length - 1) {
      await hands.leave(basket, close);
      await expect(basket).toBeHidden();
    }
  }
  await hands.chooseNext(basket.getByRole('combobox'));
  // A repair needs a word about what is to be repaired, and boots cannot be cleaned dry; a member's first sale needs the agreement to its terms, a second try of this test not.
  await hands.write(basket.getByRole('listitem').nth(1).getByRole('textbox'), 'The left cuff is open');
  await hands.write(basket.getByRole('textbox').last(), 'Dress for Success');
  const agreement = basket.locator('#agree-to-selling');
  await expect(basket.getByTestId('request-total')).toContainText(/\d/);
  if (await agreement.isVisible()) await hands.mark(agreement);
  await expect(basket.getByRole('heading', { level: 3 }).filter({ hasText: '1' })).toHaveCount(ACTIONS.length);
  await expect(basket.getByTestId('request-total')).toContainText(/\d/);
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);

  await hands.press(basket.getByRole('button', { name: t.basket.chooseDate }));
  await bookVisitByHand(page.getByRole('dialog', { name: t.basket.visitTitle }), { hands, site });
  const confirm = basket.getByRole('button', { name: t.basket.confirm, exact: true });
  // Hong Kong's addresses name their district, in the reader's language.
  const districts = siteTexts<Record<string, { name: string }>>(locale, 'districts');
  if (site === 'hk') await expect(basket.getByText(districts['central-and-western']?.name ?? 'no such text')).toBeVisible();
  // The price with the fees of the address: what is pressed is what is shown.
  await expect(basket.getByTestId('request-total')).toContainText(/\d/);
  await expect(confirm).not.toHaveAttribute('aria-disabled', 'true');
  const shown = await basket.getByTestId('request-total').textContent();
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/ext/item-requests') && answer.request().method() === 'POST');
  await hands.press(confirm);
  const { data } = (await (await answered).json()) as { data: unknown };
  const { request } = z.parse(CALLS.createItemRequests.data, data);
  expect(shown).toBe(formatMoney({ amount: request.total, currency: request.currency }, LOCALES[locale].htmlLang));
  expect(request.lines.map(({ itemId, action, service, note }) => [itemId, action, service, note])).toEqual(
    ACTIONS.map((action, index) => [
      pieces[index]?.id,
      action,
      action === 'care' && pieces[index] ? careServicesOf(pieces[index])[1] : undefined,
      { care: 'The left cuff is open', donate: 'Dress for Success', deliver: '', sell: '' }[action],
    ]),
  );
  // The end of every visit: its number, day, window and address, until when it is free, a calendar file, and how to be ready.
  const said = siteTexts<Booked>(locale, 'booking');
  const booked = (await member.bookings()).find(({ requestId }) => requestId === request.id);
  if (!booked) throw new Error('The visit is not there');
  const place = { localeTag: LOCALES[locale].htmlLang, timeZone: REGIONS[site].timeZone };
  const { from, to } = slotTimes(booked.time);
  const end = page.getByRole('dialog').filter({ hasText: request.number });
  for (const fact of [
    formatDate(booked.date, place, 'long'),
    said.date.slot.replace('{{from}}', from).replace('{{to}}', to),
    booked.address.addressOne,
    formatDate(booked.changeDeadline, place, 'long'),
    formatTime(booked.changeDeadline, place),
    said.prepare.heading,
  ]) {
    await expect(end.getByText(fact).first(), fact).toBeVisible();
  }
  await expect(end.getByRole('button', { name: said.calendar.save })).toBeVisible();
  expect(await standing(member, pieces)).toEqual([
    ['stored', 'deliver'],
    ['stored', 'care'],
    ['submitted', 'sell'],
    ['stored', 'donate'],
  ]);
  expect((await member.bookings()).find(({ requestId }) => requestId === request.id)).toMatchObject({ kind: 'delivery', status: 'booked' });

  await hands.press(page.getByRole('button', { name: t.undo.action }));
  await expect(page.getByText(t.undo.done)).toBeVisible();
  expect(await standing(member, pieces)).toEqual(ACTIONS.map(() => ['stored', null]));
}

const standing = async (member: DemoMember, pieces: readonly WardrobeItem[]) => {
  const items = await member.items();
  return pieces.map(({ id }) => items.find((item) => item.id === id)).map((item) => [item?.state, item?.openRequest?.action ?? null]);
};

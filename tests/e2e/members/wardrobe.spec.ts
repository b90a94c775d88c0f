import { readFile } from 'node:fs/promises';
import type { Booking } from '@/lib/contract/booking-calls';
import { slotRange } from '@/lib/domain/booking/slots';
import { createWardrobe } from '@/tests/builders/wardrobe-items';
import { API, customerWithInvoice } from '@/tests/e2e/support/buying-steps';
import { bookVisit, demoMember, type Site } from '@/tests/e2e/support/demo-member';
import { expect, test } from '@/tests/e2e/fixtures';
import { keyboard, touch } from '@/tests/e2e/support/hands';
import { mixBasket } from '@/tests/e2e/support/mixed-basket';
import { answerRegion } from '@/tests/e2e/support/region-hint';
import { answerSession } from '@/tests/e2e/support/session';
import { answerWardrobe } from '@/tests/e2e/support/wardrobe-answers';
import { filesOfZip } from '../support/files-of-zip';

// One account a site, one after the other: each test leaves the wardrobe as it found it.
test.describe.configure({ mode: 'default' });

test('a member filters, opens a passport and comes back by the address', async ({ page, baseURL, noise, expectAccessible }, {
  project,
}) => {
  const member = await demoMember(page, baseURL, project.name as Site);
  const items = await member.items();
  const piece = (await member.free())[0];
  if (!piece) throw new Error('No piece is free');
  await member.signIn(page);
  await page.goto('/items');
  const list = page.getByRole('list', { name: 'Your pieces' });
  await expect(list.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('searchbox').fill(piece.code);
  await expect(page.getByText(`1 of ${items.length} pieces`)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/items\\?q=${piece.code}$`));
  await list.getByRole('link', { name: piece.name }).click();
  const passport = page.getByRole('dialog', { name: piece.name });
  await expect(passport.getByRole('heading', { name: 'Worn' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`item=${piece.id}`));
  await expectAccessible(page);
  await page.goBack();
  await expect(passport).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/items\\?q=${piece.code}$`));
  noise.expect(/404/);
  await page.goto('/items?item=somebody-elses');
  await expect(page.getByText('This piece is not in your wardrobe')).toBeVisible();
});

test('the way from a piece to its sale ends at the sale, which takes one piece', async ({ page, baseURL }, { project }) => {
  const member = await demoMember(page, baseURL, project.name as Site);
  const piece = (await member.free())[0];
  if (!piece) throw new Error('No piece is free');
  await member.signIn(page);
  await page.goto(`/items?item=${piece.id}`);
  await page
    .getByRole('dialog', { name: piece.name })
    .getByRole('link', { name: /^See how (we sell it|consigning)/ })
    .click();
  const flow = page.locator('#consignment');
  await expect(page).toHaveURL(/\/services-pricing\?type=sell/);
  await expect(flow.getByText(piece.name).first()).toBeInViewport();
  await expect(flow.getByText(/^1 piece to send/)).toBeVisible();
  await flow.getByRole('button', { name: 'Continue to the terms' }).click();
  await expect(
    flow
      .getByRole('heading', { name: 'How we sell for you' })
      .or(flow.getByText(/^Our commission$/))
      .first(),
  ).toBeInViewport();
});

test('Back in the basket is a step back, then closes it, and never leaves the wardrobe', async ({ page, baseURL }, { project }) => {
  const member = await demoMember(page, baseURL, project.name as Site);
  const piece = (await member.free()).at(-1);
  if (!piece) throw new Error('No piece is free');
  await member.signIn(page);
  await page.goto(`/items?item=${piece.id}`);
  await page.getByRole('dialog', { name: piece.name }).getByRole('button', { name: 'Deliver', exact: true }).click();
  const basket = page.getByRole('dialog', { name: 'Your basket' });
  await basket.getByRole('button', { name: 'Choose a date' }).click();
  const visit = page.getByRole('dialog', { name: 'When and where' });
  await expect(visit.getByRole('button', { name: 'Continue', exact: true })).toBeAttached();
  const blank = () => visit.evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight);
  await expect.poll(blank, 'blank space below the drawer').toBe(0);
  await page.goBack();
  await expect(basket.getByText(piece.name).first()).toBeVisible();
  await page.goBack();
  await expect(basket).toBeHidden();
  await expect(page).toHaveURL(/\/items\b/);
});

test(
  'pieces are selected by keyboard and priced before anything is confirmed',
  { tag: ['@hk', '@long'] },
  async ({ page, baseURL, expectAccessible }, { project }) => {
    const member = await demoMember(page, baseURL, project.name as Site);
    await member.signIn(page);
    await page.goto('/items?place=stored&sort=name');
    const marks = page.getByRole('list', { name: 'Your pieces' }).getByRole('checkbox');
    await marks.first().focus();
    await page.keyboard.press('Space');
    await marks.nth(2).focus();
    await page.keyboard.press('Shift+Space');
    const bar = page.getByRole('region', { name: 'Selected pieces' });
    await expect(bar.getByText('3 selected')).toBeVisible();
    await expectAccessible(page);
    // The bar is in sight wherever one stands: its focus moves nothing behind it.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.evaluate(() => scrollTo(0, 0));
    await bar.getByRole('button', { name: 'Care' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Your basket' }).getByTestId('request-total')).toContainText(/[1-9]/);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expectAccessible(page);
  },
);

test.describe('by one hand', () => {
  test.use({ hasTouch: true });

  test('a basket mixes deliver, care, sell and donate at the price that is shown first: in Chinese by touch, in English by keyboard', async ({
    page,
    baseURL,
    expectAccessible,
  }, { project }) => {
    test.setTimeout(180_000);
    await (project.name === 'hk'
      ? mixBasket(page, { locale: 'zh', baseURL, hands: touch(), expectAccessible })
      : mixBasket(page, { locale: 'en-SG', baseURL, hands: keyboard(page), expectAccessible }));
  });
});

test('whoever has just ordered moves the visit, cancels it and books another, and another device sees each', async ({
  page,
  browser,
  baseURL,
  expectAccessible,
}, info) => {
  test.setTimeout(180_000);
  const { token } = await customerWithInvoice(page, info);
  const visits = async () =>
    (
      (await (await page.request.get(`${API}/ext/bookings`, { headers: { authorization: `Bearer ${token}` } })).json()) as {
        data: { bookings: Booking[] };
      }
    ).data.bookings;
  const [before] = await visits();
  const device = await browser.newContext();
  await answerRegion(device);
  await device.addCookies([{ name: 'accessToken', value: token, url: baseURL ?? '' }]);
  const other = await device.newPage();
  await other.goto(`${baseURL}/items`);
  const seen = other.getByRole('region', { name: 'Next booking' });
  await expect(seen.getByText(slotRange(before?.time ?? ''))).toBeVisible();

  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/items');
  await page.getByRole('region', { name: 'Next booking' }).getByRole('button', { name: 'Move or cancel' }).click();
  const visit = page.getByRole('dialog', { name: 'Your visit' });
  await expect(visit.getByText(/free of charge until/)).toBeVisible();
  await expectAccessible(page);
  await visit.getByRole('button', { name: 'Move the visit' }).click();
  const move = page.getByRole('dialog', { name: 'Another time' });
  const submit = move.getByRole('button', { name: 'Move the visit' });
  await move.getByRole('grid').waitFor();
  // Back is a step back in the drawer, then closes it, and never leaves the wardrobe.
  await page.goBack();
  await expect(visit.getByText(/free of charge until/)).toBeVisible();
  await page.goBack();
  await expect(visit).toBeHidden();
  await expect(page).toHaveURL(/\/items$/);
  await page.goForward();
  await visit.getByRole('button', { name: 'Move the visit' }).click();
  await move.getByRole('grid').waitFor();
  await expect(move.getByRole('group', { name: 'Please check these points' })).toHaveCount(0);
  await submit.click();
  await expect(move.getByRole('group', { name: 'Please check these points' })).toBeFocused();
  // A day earlier than the booked one, so that its time cannot be the same by chance.
  await move.getByRole('grid').locator('button:not([aria-disabled]):not([aria-pressed=true])').last().press('Enter');
  await move.locator('input[name="booking-time"]:not([disabled])').last().press('Space');
  await expectAccessible(page);
  await submit.click();
  await expect(page.getByText(/^Your visit has been moved to/)).toBeVisible();
  const [after] = await visits();
  expect(`${after?.date} ${after?.time}`).not.toBe(`${before?.date} ${before?.time}`);
  await expect(seen.locator(`time[datetime="${after?.date}"]`)).toBeVisible();
  await expect(seen.getByText(slotRange(after?.time ?? ''))).toBeVisible();

  await page.getByRole('button', { name: 'Move or cancel' }).click();
  await visit.getByRole('button', { name: 'Cancel the visit' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this visit?' });
  await expect(question.getByText('Cancelling it now is free of charge.')).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel the visit' }).click();
  await expect(page.getByText('Your visit has been cancelled.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Move or cancel' })).toHaveCount(0);
  // Paid for, and nobody comes: it says so.
  await expect(seen.getByText('No visit is booked.')).toBeVisible();
  expect((await visits()).map(({ status }) => status)).toEqual(['cancelled']);

  // The pieces of the order still wait: another day is booked from here, and the trip stays free.
  await page.getByRole('button', { name: /^Book your (collection|pick-up)$/ }).click();
  const collection = page.getByRole('dialog', { name: /^Book a (collection|pick-up)$/ });
  await expect(collection.getByText('there is no trip fee')).toBeVisible();
  await expectAccessible(page);
  await collection.getByRole('button', { name: 'Choose a date' }).click();
  await bookVisit(page.getByRole('dialog', { name: 'When and where' }), info.project.name as Site);
  await expect(collection.getByRole('button', { name: /^Book the (collection|pick-up)$/ })).toBeVisible();
  await expectAccessible(page);
  await collection.getByRole('button', { name: /^Book the (collection|pick-up)$/ }).click();
  await expect(page.getByRole('dialog', { name: 'Your visit is booked' }).getByRole('button', { name: /calendar/ })).toBeVisible();
  await expectAccessible(page);
  await expect(seen.getByRole('button', { name: 'Move or cancel' })).toBeVisible();
  expect((await visits()).map(({ status }) => status).sort()).toEqual(['booked', 'cancelled']);
  await device.close();
});

test('the export holds every piece, its history and its photographs', async ({ page, baseURL }, { project }) => {
  const member = await demoMember(page, baseURL, project.name as Site);
  await member.signIn(page);
  await page.goto('/items');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('button', { name: 'Save the ZIP' }).click();
  const entries = filesOfZip(await readFile(await (await download).path()));
  const text = (name: string) => entries.get(name)?.toString('utf8') ?? '';
  const ids = (await member.items()).map(({ id }) => id);
  const exported = JSON.parse(text('wardrobe.json')) as { items: { id: string; picture: { name: string } }[] };
  expect(exported.items.map(({ id }) => id).sort()).toEqual([...ids].sort());
  const table = text('items.csv').trim().split('\r\n');
  expect(table).toHaveLength(ids.length + 1);
  expect(table[0]).toMatch(/Tag number,Name,Brand,Category,Colour/);
  expect(ids.filter((id) => text('items.csv').includes(id))).toEqual([]);
  expect(text('items.csv')).not.toMatch(/\dT\d\d:/);
  expect(text('history.csv').split('\r\n').length).toBeGreaterThan(ids.length);
  for (const { picture } of exported.items.filter(({ picture: { name } }) => name.startsWith('garment-'))) {
    expect(entries.get(`photos/${picture.name}-640.webp`)?.subarray(8, 12).toString()).toBe('WEBP');
  }
});

test('of ten thousand pieces the page holds a screen', { tag: ['@hk', '@long'] }, async ({ page, context, baseURL, noise }) => {
  // Invented pieces: some have no picture.
  noise.tolerate(/404 .*\/artwork\//);
  await answerSession(context);
  await answerWardrobe(context, createWardrobe(10_000));
  await context.addCookies([{ name: 'accessToken', value: 'wardrobe-session-1234', url: baseURL ?? '' }]);
  await page.goto('/items');
  await expect(page.getByText('10,000 of 10,000 pieces')).toBeVisible();
  const cards = page.getByRole('list', { name: 'Your pieces' }).getByRole('listitem');
  expect(await cards.count()).toBeLessThan(80);
  await page.evaluate(() => window.scrollTo({ top: 200_000, behavior: 'instant' }));
  await expect.poll(async () => Number(await cards.first().getAttribute('aria-posinset'))).toBeGreaterThan(500);
  expect(await cards.count()).toBeLessThan(80);
});

import type { Locator, Page } from '@playwright/test';
import * as z from 'zod/mini';
import { DEMO_PASSWORD } from '@/backend/api/identity/seed-demo-accounts';
import { DAY_MS } from '@/lib/calendar-days';
import { REGION_CODES } from '@/lib/config/regions';
import { CALLS } from '@/lib/contract/calls';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { API } from '@/tests/e2e/support/buying-steps';
import { demoMember, moveByOperations, type DemoMember } from '@/tests/e2e/support/demo-member';
import { expect, test } from '@/tests/e2e/fixtures';
import { keyboard } from '@/tests/e2e/support/hands';
import { chooseRadio, pressEnterOn, pressSpaceOn, tabTo, typeInto } from '@/tests/e2e/support/keyboard';

const WIDTH = { hk: 360, sg: 1440 };
/** Of which account only the end is shown again. */
const BANK = { hk: { code: '004', account: '123456789012', shown: '9012' }, sg: { code: '7171', account: '1234567890', shown: '7890' } };

const button = (around: Page | Locator, name: string | RegExp) => around.getByRole('button', { name, exact: true });

/** What was pressed may be gone by now: whoever goes by keys goes on from where the focus is, which is not lost with it. */
async function expectFocusIn(part: Locator): Promise<void> {
  await expect.poll(() => part.evaluate((element) => element.contains(document.activeElement)), `the focus stands in ${part}`).toBe(true);
}

async function now(member: DemoMember, { id }: Pick<WardrobeItem, 'id'>): Promise<WardrobeItem> {
  const found = (await member.items()).find((item) => item.id === id);
  if (!found) throw new Error('The piece no longer exists');
  return found;
}

/** The piece that the seed has put on sale, which no other walk touches, with its price waiting for its owner. */
async function priced(page: Page, member: DemoMember): Promise<WardrobeItem> {
  const piece = await member.onSale();
  await moveByOperations(page, piece, 'priced');
  return now(member, piece);
}

/** Opens its passport, with nothing pressed yet. */
async function opened(page: Page, member: DemoMember, piece: WardrobeItem): Promise<Locator> {
  await member.signIn(page);
  await page.goto(`/items?item=${piece.id}`);
  const passport = page.getByRole('dialog', { name: piece.name });
  await passport.getByRole('heading', { name: 'Worn', exact: true }).waitFor();
  return passport;
}

// One account a site, and one piece that is sold: one walk after the other.
test.describe.configure({ mode: 'default' });

/** What a member does with a piece, by Tab and the keys alone; each stop on the way has to show that it has the focus. */
for (const site of REGION_CODES) {
  test.describe(`site ${site}: a piece by the keys alone at ${WIDTH[site]} px`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width: WIDTH[site], height: 900 });
    });

    test('say where the money goes, with the password', async ({ page, baseURL, expectAccessible }) => {
      const member = await demoMember(page, baseURL, site);
      const passport = await opened(page, member, await priced(page, member));
      const form = passport.locator('form').filter({ hasText: 'How should we pay you' });
      const change = button(passport, 'Change');
      await form.or(change).first().waitFor();
      // A second try finds what the first one has said.
      if (await change.isVisible()) await pressEnterOn(page, change);
      await chooseRadio(page, form.getByRole('radio', { name: 'Bank transfer' }));
      const holder = form.getByLabel('Name of the account holder');
      await pressEnterOn(page, button(form, 'Save'));
      await expect(form.getByText('is still missing').first()).toBeVisible();
      await expect(form.locator('input:focus')).toBeVisible();
      await keyboard(page).write(holder, 'Wing Chan');
      await typeInto(page, form.getByLabel('Bank code'), BANK[site].code);
      await typeInto(page, form.getByLabel('Account number'), BANK[site].account);
      await typeInto(page, form.getByLabel('Your password', { exact: true }), DEMO_PASSWORD);
      await page.keyboard.press('Enter');
      await expect(page.getByText('Saved. Your payouts will be sent there.')).toBeVisible();
      await expect(passport.getByText(/^Payouts go to: .*Wing Chan$/)).toBeVisible();
      await expect(change).toBeFocused();
      await expectAccessible(page);
      const answer = await page.request.get(`${API}/ext/payout`, { headers: { authorization: `Bearer ${member.token}` } });
      const { data } = (await answer.json()) as { data: unknown };
      expect(z.parse(CALLS.payout.data, data).destination).toEqual({ method: 'bank', holder: 'Wing Chan', ending: BANK[site].shown });
    });

    test('approve a price, with a floor that buyers can reach', async ({ page, baseURL, expectAccessible }) => {
      const member = await demoMember(page, baseURL, site);
      const piece = await priced(page, member);
      const passport = await opened(page, member, piece);
      const floor = passport.getByLabel('Your minimum price');
      await keyboard(page).write(floor, '9000000');
      await pressEnterOn(page, button(passport, /^Approve/));
      await expect(passport.getByText(/Enter an amount from/)).toBeVisible();
      await expect(floor).toBeFocused();
      await keyboard(page).write(floor, String((piece.consignment?.listPrice ?? 0) / 100));
      // A first sale needs the agreement to its terms; a second try of this walk not.
      const terms = passport.locator('#agree-to-selling');
      if (await terms.isVisible()) await pressSpaceOn(page, terms);
      await pressEnterOn(page, button(passport, /^Approve/));
      await expect(page.getByText(`${piece.name}: your price is set.`)).toBeVisible();
      await expect(passport.getByText(/^Listed( for sale)?$/).first()).toBeVisible();
      await expect(passport.getByText('Your minimum price').first()).toBeVisible();
      await expectFocusIn(passport);
      await expectAccessible(page);
      expect(await now(member, piece)).toMatchObject({ state: 'listed', consignment: { floorPrice: piece.consignment?.listPrice } });
    });

    test('decline a price: the question first, and a way back from it', async ({ page, baseURL, expectAccessible }) => {
      const member = await demoMember(page, baseURL, site);
      const piece = await priced(page, member);
      const passport = await opened(page, member, piece);
      const decline = button(passport, 'No, keep it stored');
      await pressEnterOn(page, decline);
      const question = page.getByRole('dialog', { name: 'Keep it stored?' });
      await pressEnterOn(page, button(question, 'Back'));
      await expect(question).toBeHidden();
      await expect(decline).toBeFocused();
      expect((await now(member, piece)).state).toBe('priced');
      await page.keyboard.press('Enter');
      await pressEnterOn(page, button(question, 'Keep it stored'));
      await expect(question).toBeHidden();
      await expect(page.getByText(`${piece.name} stays in storage.`)).toBeVisible();
      await expect(button(passport, 'Deliver')).toBeVisible();
      await expectFocusIn(passport);
      await expectAccessible(page);
      const after = await now(member, piece);
      expect(after.state).toBe('stored');
      // As it was found.
      await moveByOperations(page, after, 'listed');
    });

    test('give a piece a name, a note and a season, and take them back', async ({ page, baseURL, expectAccessible }) => {
      const member = await demoMember(page, baseURL, site);
      const hands = keyboard(page);
      const piece = await member.onSale();
      const name = `Keys ${site} ${Date.now()}`;
      const passport = await opened(page, member, piece);
      const edit = button(passport, /^Edit name, note/);
      await pressEnterOn(page, edit);
      const form = page.getByRole('form', { name: /^Edit name, note/ });
      const own = page.getByRole('dialog', { name });
      await expect(form.getByLabel('Name')).toBeFocused();
      await hands.write(form.getByLabel('Name'), name);
      await hands.write(form.getByLabel('Note'), 'Button to be sewn on');
      const season = form.getByRole('checkbox').last();
      const wasChosen = await season.isChecked();
      await pressSpaceOn(page, season);
      await expect(season).toBeChecked({ checked: !wasChosen });
      await pressEnterOn(page, button(form, 'Save'));
      await expect(page.getByText(/: your changes are saved\.$/)).toBeVisible();
      await expect(own.getByText('Button to be sewn on')).toBeVisible();
      const again = button(own, /^Edit name, note/);
      await expect(again).toBeFocused();
      await expectAccessible(page);
      const saved = await now(member, piece);
      expect(saved).toMatchObject({ name, note: 'Button to be sewn on' });
      expect(saved.season).not.toEqual(piece.season);

      await page.keyboard.press('Enter');
      await expect(form.getByLabel('Name')).toHaveValue(name);
      for (const field of [form.getByLabel('Name'), form.getByLabel('Note')]) {
        await tabTo(page, field);
        await page.keyboard.press('ControlOrMeta+A');
        await page.keyboard.press('Delete');
      }
      await pressSpaceOn(page, season);
      await pressEnterOn(page, button(form, 'Save'));
      await expect(form).toBeHidden();
      await expect(edit).toBeFocused();
      expect(await now(member, piece)).toMatchObject({ note: '', season: piece.season });
    });

    test('count that it is worn today, and take that back', async ({ page, baseURL, expectAccessible }) => {
      const member = await demoMember(page, baseURL, site);
      // The longest with us, which the walks that book visits and wear looks take last.
      const piece = (await member.items()).findLast(
        ({ state, lastWornAt }) => (state === 'at-home' || state === 'requested') && !isOfToday(lastWornAt),
      );
      if (!piece) throw new Error('Nothing is at home that was not worn today');
      const passport = await opened(page, member, piece);
      const worn = passport.getByRole('region', { name: 'Worn', exact: true });
      await pressEnterOn(page, button(worn, 'Worn today'));
      await expect(worn).toContainText(`Worn ${piece.wearCount + 1} time`);
      await expect(button(worn, 'Undo for today')).toBeFocused();
      await expectAccessible(page);
      await expect.poll(async () => (await now(member, piece)).wearCount).toBe(piece.wearCount + 1);
      await page.keyboard.press('Enter');
      await expect(button(worn, 'Worn today')).toBeFocused();
      await expect.poll(async () => (await now(member, piece)).wearCount).toBe(piece.wearCount);
    });

    test('take the whole wardrobe along in one file', async ({ page, baseURL, expectAccessible }) => {
      const member = await demoMember(page, baseURL, site);
      await member.signIn(page);
      await page.goto('/items');
      const download = page.waitForEvent('download');
      await pressEnterOn(page, button(page, 'Export'));
      await pressEnterOn(page, button(page, 'Save the ZIP'));
      expect((await download).suggestedFilename()).toMatch(/\.zip$/);
      await expect(page.getByText(/^Your wardrobe is in your downloads/)).toBeVisible();
      await expect(button(page, 'Export')).toBeFocused();
      await expectAccessible(page);
    });
  });
}

/** Of the last day and night, whichever day the region has. */
const isOfToday = (moment: string | null) => moment !== null && Date.now() - Date.parse(moment) < DAY_MS;

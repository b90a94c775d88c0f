import type { Page } from '@playwright/test';
import { REGION_CODES } from '@/lib/config/regions';
import { API, customerWithInvoice, newAddress, PASSWORD } from '@/tests/e2e/support/buying-steps';
import { demoMember } from '@/tests/e2e/support/demo-member';
import { expect, test } from '@/tests/e2e/fixtures';
import { keyboard } from '@/tests/e2e/support/hands';
import { chooseRadio, pressEnterOn, pressSpaceOn, tabTo, typeInto } from '@/tests/e2e/support/keyboard';
import { bookVisitByHand } from '@/tests/e2e/support/visit-by-hand';

const NEXT = 'another linen drawer';
const WIDTH = { hk: 360, sg: 1440 };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

async function mailedToken(page: Page, email: string): Promise<string> {
  const { data } = (await (await page.request.get(`${API}/outbox.json`)).json()) as { data: { to: string; body: string }[] };
  return data.filter(({ to }) => to === email).flatMap(({ body }) => /reset-password#token=([\w-]+)/.exec(body)?.[1] ?? [])[0] ?? '';
}

/** What a visitor and a member do besides buying, by Tab and the keys alone; each stop on the way has to show that it has the focus. */
for (const site of REGION_CODES) {
  test.describe(`site ${site}: by the keys alone at ${WIDTH[site]} px`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width: WIDTH[site], height: 900 });
    });

    test('join, log out, forget the password and set another', async ({ page, noise, expectAccessible }, info) => {
      noise.tolerate(/securetoken/); // the session ends while the page signs in to the realtime database
      const email = newAddress(info);
      const main = page.locator('main');
      await page.goto('/login');
      await typeInto(page, main.getByLabel('Email address'), email);
      await page.keyboard.press('Enter');
      await typeInto(page, main.getByLabel('First name'), 'Mei');
      await typeInto(page, main.getByLabel('Last name'), 'Chan');
      await typeInto(page, main.getByLabel('Password', { exact: true }), PASSWORD);
      await pressEnterOn(page, button(page, 'Open account'));
      await page.getByText('Hello, Mei').waitFor();
      await page.goto('/account');
      await pressEnterOn(page, main.getByRole('button', { name: 'Log out', exact: true }));
      await page.waitForURL(/\/login$/);
      await typeInto(page, main.getByLabel('Email address'), email);
      await pressEnterOn(page, button(page, 'Continue'));
      await pressEnterOn(page, page.getByRole('link', { name: 'Forgot your password?' }));
      await expect(main.getByLabel('Email address')).toHaveValue(email);
      await pressEnterOn(page, button(page, 'Send the link'));
      await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible();
      await page.goto(`/reset-password#token=${await mailedToken(page, email)}`);
      await typeInto(page, main.getByLabel('New password', { exact: true }), NEXT);
      await pressEnterOn(page, button(page, 'Save password'));
      await expect(page.getByRole('status').filter({ hasText: 'Your new password is set' })).toBeVisible();
      await expectAccessible(page);
      expect((await page.request.post(`${API}/users/login`, { data: { email, password: NEXT, ip: '' } })).status()).toBe(200);
    });

    test('another account of Google comes back to where it was going', async ({ page }) => {
      await page.goto('/login?redirect=%2Faccount');
      await pressEnterOn(page, button(page, 'Continue with Google'));
      await page.getByRole('heading', { name: 'Sign in with Google' }).waitFor();
      await pressEnterOn(page, page.getByRole('link', { name: /alex\.google/ }));
      await page.waitForURL(/\/account$/);
      await expect(page.getByRole('region', { name: 'Email address' }).getByText('alex.google@example.com')).toBeVisible();
    });

    test('write to the team: what is missing is said where the focus goes, then a reference comes', async ({
      page,
      expectAccessible,
    }, info) => {
      await page.goto('/contact-us');
      const form = page.getByRole('form', { name: 'Write to us' });
      await pressEnterOn(page, form.getByRole('button', { name: 'Send message' }));
      const summary = page.getByRole('group', { name: 'Please check these points' });
      await expect(summary).toBeFocused();
      await pressEnterOn(page, summary.getByRole('link').or(summary.getByRole('button')).first());
      await tabTo(page, form.getByRole('combobox', { name: 'What is it about?' }));
      await page.keyboard.press('ArrowDown');
      await typeInto(page, form.getByRole('textbox', { name: 'Message' }), 'Is my winter coat still in storage?');
      await typeInto(page, form.getByLabel('Your name'), 'Mei Chan');
      await typeInto(page, form.getByLabel('Email'), newAddress(info));
      await pressSpaceOn(page, page.locator('#contact-consent'));
      await pressEnterOn(page, form.getByRole('button', { name: 'Send message' }));
      await expect(page.locator('main code')).toHaveText(/^[A-Z]{2}-\d{4}-/);
      await expectAccessible(page);
    });

    test.describe('cookies', () => {
      test.use({ consent: 'unasked' });

      test('choose among the purposes, and change it from the foot of the page', async ({ page, context, noise }) => {
        // The container's address is outside; nothing reaches it in a test.
        noise.tolerate(/www\.googletagmanager\.com/);
        await context.route('**/www.googletagmanager.com/**', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
        await page.goto('/about-us');
        const question = page.locator('[data-consent]');
        await pressEnterOn(page, question.getByRole('button').last());
        await pressSpaceOn(page, question.getByRole('checkbox').last());
        await expect(question.getByRole('checkbox').last()).toBeChecked();
        await pressEnterOn(page, question.getByRole('button', { name: /^Save/ }));
        await expect(question).toBeHidden();
        await pressEnterOn(page, page.getByRole('contentinfo').getByRole('button', { name: 'Cookie choice' }));
        await expect(question.getByRole('heading')).toBeFocused();
        await expect(question.getByRole('checkbox').last()).toBeChecked();
      });
    });

    test('change name, consent and password, and delete the account', async ({ page, baseURL }, info) => {
      const hands = keyboard(page);
      const email = newAddress(info);
      const answer = await page.request.post(`${API}/users/signup`, {
        data: { email, password: PASSWORD, firstName: 'Mei', lastName: 'Chan', country: site },
      });
      const { accessToken } = ((await answer.json()) as { data: { accessToken: string } }).data;
      await page.context().addCookies([{ name: 'accessToken', value: accessToken, url: baseURL ?? '' }]);
      await page.goto('/account');
      await hands.write(page.getByLabel('First name'), 'Mei Ling');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Saved.')).toBeVisible();
      const news = page.getByRole('region', { name: 'News and offers' });
      await pressSpaceOn(page, news.getByRole('switch'));
      await expect(news.getByText('Yes · on this page')).toBeVisible();
      const password = page.getByRole('region', { name: 'Password', exact: true });
      await hands.write(password.getByLabel('Current password', { exact: true }), PASSWORD);
      await hands.write(password.getByLabel('New password', { exact: true }), NEXT);
      await pressEnterOn(page, button(page, 'Change password'));
      await expect(password.getByText('Your password has been changed')).toBeVisible();
      await pressEnterOn(page, button(page, 'Delete my account'));
      const dialog = page.getByRole('dialog', { name: 'Delete your account' });
      await hands.write(dialog.getByLabel('Your password', { exact: true }), NEXT);
      await pressEnterOn(page, dialog.getByRole('button', { name: 'Delete for good' }));
      await expect(page.getByRole('heading', { name: 'Your account has been deleted' })).toBeVisible();
    });

    test('lay out a look, move a piece, keep it, wear it, delete it and take that back', async ({ page, baseURL }) => {
      const name = `Keys ${site} ${Date.now()}`;
      const member = await demoMember(page, baseURL, site);
      await member.signIn(page);
      const home = (await member.items()).find(({ state }) => state === 'at-home');
      if (!home) throw new Error('Nothing is at home');
      await page.goto('/outfit');
      /** On a phone the pieces and the looks are tabs below the canvas. */
      const toNextTab = async (name: string) => {
        if (site !== 'hk') return;
        await tabTo(page, page.getByRole('tab', { selected: true }));
        await page.keyboard.press('ArrowRight');
        await expect(page.getByRole('tab', { name, selected: true })).toBeFocused();
      };
      await toNextTab('Pieces');
      const rail = page.getByRole('region', { name: 'Your pieces' });
      const canvas = page.getByRole('region', { name: 'The look' });
      await pressEnterOn(page, rail.getByRole('button', { name: home.name }));
      await pressEnterOn(page, rail.getByRole('listitem').filter({ hasNotText: home.name }).first().getByRole('button'));
      await expect(canvas.getByRole('listitem')).toHaveCount(2);
      const piece = canvas.getByRole('listitem').first().getByRole('button').first();
      await tabTo(page, piece);
      const before = await piece.boundingBox();
      await page.keyboard.press('ArrowRight');
      await expect.poll(async () => (await piece.boundingBox())?.x).not.toBe(before?.x);
      await toNextTab('My looks');
      await typeInto(page, page.getByLabel('Name of the look'), name);
      await pressEnterOn(page, button(page, 'Save look'));
      const card = page.getByRole('region', { name: 'Saved looks' }).getByRole('article').filter({ hasText: name });
      await pressEnterOn(page, card.getByRole('button', { name: 'Wear today' }));
      await expect(card.getByText('Worn 1 time, last')).toBeVisible();
      await pressEnterOn(page, card.getByRole('button', { name: 'Delete' }));
      await expect(card).toHaveCount(0);
      await pressEnterOn(page, button(page, 'Undo'));
      await expect(card).toBeVisible();
    });

    test('move a visit, cancel it, and book the collection anew', async ({ page }, info) => {
      const hands = keyboard(page);
      await customerWithInvoice(page, info);
      await page.goto('/items');
      await pressEnterOn(page, button(page, 'Move or cancel'));
      const visit = page.getByRole('dialog', { name: 'Your visit' });
      await pressEnterOn(page, visit.getByRole('button', { name: 'Move the visit' }));
      const move = page.getByRole('dialog', { name: 'Another time' });
      await hands.chooseDay(move);
      await chooseRadio(page, move.locator('input[name="booking-time"]:not([disabled])').last());
      await pressEnterOn(page, move.getByRole('button', { name: 'Move the visit' }));
      await expect(page.getByText(/^Your visit has been moved to/)).toBeVisible();
      await pressEnterOn(page, button(page, 'Move or cancel'));
      await pressEnterOn(page, visit.getByRole('button', { name: 'Cancel the visit' }));
      await pressEnterOn(page, page.getByRole('dialog', { name: 'Cancel this visit?' }).getByRole('button', { name: 'Cancel the visit' }));
      await expect(page.getByText('Your visit has been cancelled.')).toBeVisible();
      await pressEnterOn(page, button(page, /^Book your (collection|pick-up)$/));
      const collection = page.getByRole('dialog', { name: /^Book a (collection|pick-up)$/ });
      await pressEnterOn(page, collection.getByRole('button', { name: 'Choose a date' }));
      await bookVisitByHand(page.getByRole('dialog', { name: 'When and where' }), { hands, site });
      await expect(collection.locator('dl')).not.toContainText('…');
      await pressEnterOn(page, collection.getByRole('button', { name: /^Book the (collection|pick-up)$/ }));
      await expect(page.getByRole('dialog', { name: 'Your visit is booked' })).toBeVisible();
    });
  });
}

import { regionOfLocale, type Locale } from '@/lib/config/locales';
import { API, cardForm, CARDS, customerWithInvoice, invoicesOf, newAddress, pay } from '@/tests/e2e/support/buying-steps';
import { expect, hydrated, test } from '@/tests/e2e/fixtures';
import { comeAs } from './support/come-as';
import { listen } from './support/listen';

/** What a screen reader says by itself, in the English of each site: where it speaks is the same in all five. */
for (const locale of ['en', 'en-SG'] satisfies Locale[]) {
  const site = regionOfLocale(locale);
  const symbol = site === 'hk' ? 'HK\\$' : 'S\\$';

  test.describe(`site ${site}: what is spoken`, () => {
    test('the total, when a choice changes it', async ({ page }) => {
      await page.goto('/services-pricing?type=store');
      const ear = await listen(page);
      await page.getByRole('radio', { name: /^20/ }).first().check({ force: true });
      await ear.hears(new RegExp(`Total\\D*${symbol}[\\d,.]+`));
    });

    test('the total of the small calculator on the home page', async ({ page }) => {
      await page.goto('/');
      const teaser = page.locator('section', { has: page.getByRole('radio') }).first();
      await hydrated(teaser.getByRole('radio').first());
      const ear = await listen(page);
      await teaser.getByRole('radio', { checked: false }).first().check({ force: true });
      await ear.hears(new RegExp(`${symbol}[\\d,.]+`));
    });

    test('how many questions, articles and reports a filter leaves', async ({ page }) => {
      await page.goto('/faqs');
      const search = await hydrated(page.getByRole('main').getByRole('searchbox').first());
      const faqs = await listen(page);
      await search.fill('moth');
      await faqs.hears(/\d+ answers?/);
      for (const path of ['/blog', '/press']) {
        await page.goto(path);
        const ear = await listen(page);
        await page.getByRole('main').getByRole('navigation').getByRole('link').nth(1).click();
        await ear.hears(/\d+ (article|item|report|result|piece|entr)/);
      }
    });

    test('how many pieces of the wardrobe a search leaves', async ({ page, baseURL }) => {
      await comeAs(page, 'owner', baseURL, site);
      await page.goto('/items');
      await page.getByRole('list', { name: 'Your pieces' }).getByRole('listitem').first().waitFor();
      const ear = await listen(page);
      await page.getByRole('searchbox').first().fill('coat');
      await ear.hears(/\d+ of \d+/);
    });

    test('a form that lacks something: what, and the focus is there', async ({ page }) => {
      await page.goto('/contact-us?topic=other');
      const send = await hydrated(page.locator('main button[type=submit]'));
      const ear = await listen(page);
      await send.click();
      await ear.hears(/Message/);
      await expect(page.locator('main [role=group][tabindex="-1"]')).toBeFocused();
    });

    test('a form that is done: a message, the newsletter, a profile', async ({ page, baseURL }) => {
      await page.goto('/contact-us?topic=other');
      await (await hydrated(page.getByRole('textbox', { name: /^Message/ }))).fill('Where is my blue coat?');
      await page.getByRole('textbox', { name: 'Your name' }).fill('Wing Chan');
      await page.locator('#contact-email').fill('wing@example.com');
      await page.locator('#contact-consent').check();
      const sent = await listen(page);
      await page.locator('main button[type=submit]').click();
      await sent.hears(/received|thank|sent/i);

      await page.goto('/');
      const footer = await hydrated(page.getByRole('contentinfo'));
      await footer.getByRole('textbox', { name: 'Email address' }).fill(`heard-${site}-${Date.now()}@example.com`);
      const subscribed = await listen(page);
      await footer.getByRole('button', { name: 'Subscribe to the newsletter' }).click();
      await subscribed.hears('Success!');

      await comeAs(page, 'newcomer', baseURL, site);
      await page.goto('/account');
      const profile = page.getByRole('region', { name: 'Profile' });
      await profile.getByRole('textbox', { name: 'First name' }).fill('Mei Ling');
      const saved = await listen(page);
      await profile.locator('button[type=submit]').click();
      await saved.hears(/Saved/);
    });

    test('a refusal: of a log-in, of a subscription', async ({ page, noise }) => {
      noise.expect(/status of 40\d/);
      await page.goto('/login');
      await page.getByLabel('Email address').first().fill(`${site}@example.com`);
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await page.locator('main input[type=password]').fill('not the password');
      const login = await listen(page);
      await page.locator('main input[type=password]').press('Enter');
      await login.hears('The email address or the password is not correct.');

      await page.goto('/');
      const footer = await hydrated(page.getByRole('contentinfo'));
      await footer.getByRole('textbox', { name: 'Email address' }).fill('not an address');
      const box = await listen(page);
      await footer.getByRole('textbox', { name: 'Email address' }).press('Enter');
      await box.hears('Fail!');
    });

    test('that a link was mailed, where the form was', async ({ page }) => {
      await page.goto('/reset-password');
      await page.getByRole('main').getByLabel('Email address').fill(`${site}@example.com`);
      const ear = await listen(page);
      await page.getByRole('button', { name: 'Send the link' }).press('Enter');
      await ear.hears('Check your inbox');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
    });

    test('that an invoice is paid, that it was refused before, and that a card is saved', async ({ page, noise }, info) => {
      noise.expect(/status of 402/);
      const { token } = await customerWithInvoice(page, info);
      const due = (await invoicesOf(page, token)).find(({ status }) => status === 'due');
      await page.goto(`/billings/${due?.id}`);
      await page.getByRole('radio', { name: 'Another card' }).press('Space');
      await cardForm(page).fill(CARDS.declined);
      const ear = await listen(page);
      await pay(page).press('Enter');
      await ear.hears('The bank declined the card. No money was taken.');
      await cardForm(page).fill(CARDS.visa);
      await pay(page).press('Enter');
      await ear.hears('Paid. Thank you.');

      await page.goto('/payment-method');
      await cardForm(page).fill(CARDS.mastercard);
      const card = await listen(page);
      await page.getByRole('button', { name: 'Save card' }).press('Enter');
      await card.hears('The card was saved.');
    });

    test('a message of the chat, with who wrote it', async ({ page, baseURL, noise }, info) => {
      noise.tolerate(/WebSocket|501/);
      const answer = await page.request.post(`${API}/users/signup`, {
        data: {
          email: newAddress(info),
          password: 'quiet linen drawer',
          firstName: 'Mei',
          lastName: 'Lo',
          country: site,
          marketing: false,
        },
      });
      const { data } = (await answer.json()) as { data: { accessToken: string } };
      await page.context().addCookies([{ name: 'accessToken', value: data.accessToken, url: baseURL ?? '' }]);
      await page.goto('/chat');
      const starter = page.getByRole('list', { name: 'Questions to start with' }).getByRole('button').first();
      await starter.waitFor();
      const ear = await listen(page);
      await starter.click();
      await ear.hears(/The team: \S+/);
    });
  });
}

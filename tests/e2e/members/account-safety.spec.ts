import { Secret, TOTP } from 'otpauth';
import { REGIONS } from '@/lib/config/regions';
import { expect, test } from '@/tests/e2e/fixtures';
import { anotherDevice, API, joined, PASSWORD } from '@/tests/e2e/support/joined';

/** The gift of a season, in dollars. */
const SEASON = { hk: { price: 2400, shown: 'HK$2,400' }, sg: { price: 420, shown: 'S$420' } } as const;

test('another address of the account, by a link to the present one and one to the new', async ({ page, baseURL, expectAccessible }, {
  project,
}) => {
  const email = await joined(page, baseURL, project.name);
  const next = `moved-${email}`;
  const linkTo = async (address: string) => {
    const { data } = (await (await page.request.get(`${API}/outbox.json`)).json()) as { data: { to: string; body: string }[] };
    const links = data.filter(({ to }) => to === address).map(({ body }) => /\/verify-email#token=[\w-]+/.exec(body)?.[0]);
    return links.find(Boolean) ?? '';
  };
  await page.goto(await linkTo(email));
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
  await page.goto('/account#email');
  const section = page.getByRole('region', { name: 'Email address' });
  await section.getByRole('button', { name: 'Change the address' }).click();
  await section.getByLabel('New email address').fill(next);
  await section.getByLabel('Current password of your account', { exact: true }).fill(PASSWORD);
  await expectAccessible(page);
  await section.getByRole('button', { name: 'Send the links' }).click();
  await expect(section.getByText(`Your change to ${next} is not confirmed yet`)).toBeVisible();
  await page.goto(await linkTo(next));
  await page.getByRole('button', { name: 'Confirm the new address' }).click();
  await expect(page.getByRole('heading', { name: 'One confirmation is still needed' })).toBeVisible();
  await page.goto('/account');
  await page.goto(await linkTo(email));
  await expect(page.getByRole('heading', { name: `Use ${next} for this account?` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm the new address' }).click();
  await expect(page.getByRole('heading', { name: 'The address has been changed' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to your account' }).click();
  await expect(page.getByRole('region', { name: 'Email address' }).getByText(next)).toBeVisible();
  expect((await anotherDevice(page, next, PASSWORD)).status()).toBe(200);
});

test('a login in two steps, set up with an app, and with a recovery code where the app is lost', async ({
  page,
  baseURL,
  noise,
  expectAccessible,
}, { project }) => {
  noise.expect(/403/);
  const email = await joined(page, baseURL, project.name);
  await page.goto('/account#second-factor');
  const section = page.getByRole('region', { name: 'Two-step login' });
  await section.getByRole('button', { name: 'Set up two-step login' }).click();
  await section.getByLabel('Current password of your account', { exact: true }).fill(PASSWORD);
  await section.getByRole('button', { name: 'Continue' }).click();
  await expect(section.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const key = (await section.getByTestId('second-factor-key').textContent()) ?? '';
  const shown = () => TOTP.generate({ secret: Secret.fromBase32(key.replace(/\s/g, '')) });
  await expectAccessible(page);
  await section.getByLabel('Code shown in the app').fill(shown());
  await section.getByRole('button', { name: 'Turn it on' }).click();
  const listed = section.getByTestId('recovery-codes').getByRole('listitem');
  await expect(listed).toHaveCount(10);
  const codes = await listed.allTextContents();
  await expectAccessible(page);
  await section.getByRole('button', { name: 'I have saved them' }).click();
  await expect(section.getByText('10 recovery codes left')).toBeVisible();

  await page.context().clearCookies({ name: 'accessToken' });
  await page.goto('/login?redirect=/account');
  await page.getByLabel('Email address').first().fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Code from your authenticator app').fill('000000');
  await page.getByRole('button', { name: 'Log in with this code' }).click();
  await expect(page.getByText('Code from your authenticator app is not correct').first()).toBeVisible();
  await page.getByLabel('Code from your authenticator app').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Log in with this code' }).click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(section.getByText('9 recovery codes left')).toBeVisible();
});

test('a gift begins with its buyer, is listed, and what is left of a code becomes credit of the account', async ({
  page,
  baseURL,
  expectAccessible,
}, { project }) => {
  const country = project.name as keyof typeof SEASON;
  const { price, shown } = SEASON[country];
  const email = await joined(page, baseURL, country);
  await page.goto('/pakt-gift');
  await page.getByRole('button', { name: 'Buy this gift' }).click();
  await expect(page.locator('main').getByRole('textbox', { name: 'First name' })).toHaveValue('Mei');
  await expect(page.locator('main').getByRole('textbox', { name: 'Email address' })).toHaveValue(email);
  const token = (await page.context().cookies()).find(({ name }) => name === 'accessToken')?.value;
  const answer = await page.request.post(`${API}/users/gift-payment`, {
    headers: { authorization: `Bearer ${token}` },
    data: {
      ...{ firstName: 'Mei', lastName: 'Chan', emailAddress: email, recipientName: 'Bo', message: '' },
      ...{ packageId: 'season', country, currency: REGIONS[country].currency, price: price * 100, paymentMethodNonce: 'fake-valid-nonce' },
    },
  });
  const { giftCode } = ((await answer.json()) as { data: { giftCode: string } }).data;
  await page.goto('/account#gifts');
  const section = page.getByRole('region', { name: 'Gifts and credit' });
  await expect(section.getByText(`For Bo · ${shown}`)).toBeVisible();
  await section.getByRole('button', { name: `Email me the code ${giftCode}` }).click();
  await expect(section.getByText('The code is on its way to your email address.')).toBeVisible();
  await expectAccessible(page);
  await section.getByLabel('Gift code').fill(giftCode.toLowerCase());
  await section.getByRole('button', { name: 'Add to my credit' }).click();
  await expect(section.getByText(`Credit in your account: ${shown}`)).toBeVisible();
  await expect(section.getByText('Used', { exact: true })).toBeVisible();
});

import { expect, test } from '@/tests/e2e/fixtures';
import { answerRegion } from '@/tests/e2e/support/region-hint';

const API = `http://localhost:${process.env.BACKEND_PORT}`;
const PASSWORD = 'quiet linen drawer';

test(
  'a link brings a friend from whichever page it leads to, and its owner sees who came',
  { tag: '@hk' },
  async ({ page, context, browser, baseURL, noise, expectAccessible }, { project }) => {
    noise.tolerate(/securetoken|404/); // the code that nobody has is answered with an offer that is not valid
    const mark = `${project.name}-${Date.now()}`;
    const joined = await page.request.post(`${API}/users/signup`, {
      data: { email: `referrer-${mark}@example.com`, password: PASSWORD, firstName: 'Rosa', lastName: 'Lee', country: 'hk', locale: 'en' },
    });
    const { accessToken } = ((await joined.json()) as { data: { accessToken: string } }).data;
    const answer = await page.request.get(`${API}/users/information`, { headers: { authorization: `Bearer ${accessToken}` } });
    const { code, link } = ((await answer.json()) as { data: { detailReferralCode: { code: string; link: string } } }).data
      .detailReferralCode;

    // A friend's link, and later one that somebody has mistyped: the last valid one counts.
    await page.goto(`/faqs?ref=${code.toLowerCase()}`);
    const isJudged = page.waitForResponse((response) => response.url().includes('referralCode=NOBODY-HAS-THIS'));
    await page.goto('/about-us?ref=nobody-has-this');
    await isJudged;
    await expect.poll(() => page.evaluate(() => localStorage.getItem('referralCode'))).not.toContain('NOBODY');
    await page.goto('/login');
    await page.getByLabel('Email address').first().fill(`friend-${mark}@example.com`);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByLabel('First name').fill('Kim');
    await page.getByLabel('Last name').fill('Ong');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Open account' }).click();
    await page.getByText('Hello, Kim').waitFor();

    const owner = await browser.newContext();
    await answerRegion(owner);
    await owner.addCookies([
      { name: 'accessToken', value: accessToken, url: baseURL ?? '' },
      ...(await context.cookies()).filter(({ name }) => name !== 'accessToken'),
    ]);
    const own = await owner.newPage();
    await own.setViewportSize({ width: 360, height: 800 });
    await own.goto(`${baseURL}/pakt-referrals`);
    await expect(own.getByRole('region', { name: 'Your link' }).getByText(link)).toBeVisible();
    await expect(own.getByRole('main').getByRole('link', { name: 'Join' })).toBeHidden();
    const friend = own.getByRole('region', { name: 'Your friends' }).getByRole('listitem');
    await expect(friend).toHaveText(/Kim.*Joined.*not ordered yet/);
    await own.getByRole('button', { name: 'Show QR code' }).click();
    await expect(own.getByRole('img', { name: 'QR code of your link' })).toBeVisible();
    expect(await own.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await expectAccessible(own);
    await owner.close();
  },
);

test('a guest’s code is asked for wherever they come, once, and goes to the prices', { tag: '@hk' }, async ({ page }) => {
  const asked: string[] = [];
  const priced: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/users/information')) asked.push(new URL(request.url()).search);
    if (request.url().includes('/users/price-service')) priced.push(request.postData() ?? '');
  });
  for (const path of ['/', '/zh/blog', '/services-pricing']) {
    asked.length = 0;
    await page.goto(`${path}?ref=somebody`, { waitUntil: 'networkidle' });
    await expect.poll(() => asked, path).toEqual(['?referralCode=SOMEBODY']);
  }
  await expect.poll(() => priced.at(-1) ?? '').toContain('SOMEBODY');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect(page).toHaveURL(/\/faqs$/);
  await page.waitForLoadState('networkidle');
  expect(asked).toHaveLength(1);
});

test('a visitor of the referral page fetches nothing of a member’s part', { tag: '@sg' }, async ({ page }) => {
  const late: string[] = [];
  page.on('request', (request) => request.url().includes('own-referrals') && late.push(request.url()));
  await page.goto('/pakt-referrals', { waitUntil: 'networkidle' });
  await expect(page.getByRole('main').getByRole('link', { name: 'Join' })).toBeVisible();
  await expect(page.locator('#yours')).toBeHidden();
  expect(late).toEqual([]);
});

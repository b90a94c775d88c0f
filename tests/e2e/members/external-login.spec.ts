import type { Page } from '@playwright/test';
import { calculator, chooseTwenty } from '@/tests/e2e/support/buying-steps';
import { choose, signIn, type Provider } from '@/tests/e2e/support/external-steps';
import { expect, test } from '@/tests/e2e/fixtures';
import { answerRegion } from '@/tests/e2e/support/region-hint';

/** @returns the link behind which the newest mail to the address lets its account be deleted */
async function deletionLink(page: Page, address: string): Promise<string> {
  const { data } = (await (await page.request.get(`http://localhost:${process.env.BACKEND_PORT}/outbox.json`)).json()) as {
    data: { to: string; body: string }[];
  };
  const links = data.filter(({ to }) => to === address).flatMap(({ body }) => /https?:\/\/\S+\/account#token=[\w-]+/.exec(body) ?? []);
  if (!links[0]) throw new Error(`No link was mailed to ${address}`);
  return links[0];
}

const says = (page: Page, title: string) => expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

test(
  'Google signs somebody in and back to where they were going, the code stays nowhere, and a mailed link takes the account away again',
  { tag: ['@sg', '@long'] },
  async ({ page, expectAccessible }) => {
    const carriers: string[] = [];
    page.on('request', (request) => {
      if (/code=/.test(request.url() + (request.headers().referer ?? ''))) carriers.push(new URL(request.url()).pathname);
    });
    await signIn(page, 'Google', /alex\.google/, '/login?redirect=%2Faccount%3Ffrom%3Dgoogle');
    await page.waitForURL(/\/account\?from=google$/);
    await expect(page.getByRole('region', { name: 'Email address' }).getByText('alex.google@example.com')).toBeVisible();
    // The provider's own answer, and nothing after it; its page begins with a challenge.
    expect(carriers.filter((path) => !path.endsWith('/authorize'))).toEqual(['/login/callback/google']);

    // There is no password to ask for: who leaves proves it behind a link.
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await expect(page.getByText('The link is on its way to alex.google@example.com')).toBeVisible();
    await page.goto(await deletionLink(page, 'alex.google@example.com'));
    const dialog = page.getByRole('dialog', { name: 'Delete your account' });
    await expect(dialog.getByRole('button', { name: 'Delete for good' })).toBeVisible();
    await expectAccessible(page);
    expect(new URL(page.url()).hash).toBe('');
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByRole('heading', { name: 'Your account has been deleted' })).toBeVisible();
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('accessToken');
  },
);

test('the ways to Google and Apple look as the two want them: on white, outlined, of one size', { tag: '@hk' }, async ({ page }) => {
  await page.goto('/login');
  const looks = await Promise.all(
    ['Google', 'Apple'].map(async (name) => {
      const button = page.getByRole('main').getByRole('button', { name: `Continue with ${name}` });
      return button.evaluate((element) => {
        const { backgroundColor, borderTopColor, color } = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        return { backgroundColor, borderTopColor, color, width, height };
      });
    }),
  );
  const [google, apple] = looks;
  const size = { width: google?.width, height: google?.height };
  const white = 'rgb(255, 255, 255)';
  expect(google).toEqual({ ...size, backgroundColor: white, borderTopColor: 'rgb(116, 119, 117)', color: 'rgb(31, 31, 31)' });
  expect(apple).toEqual({ ...size, backgroundColor: white, borderTopColor: 'rgb(0, 0, 0)', color: 'rgb(0, 0, 0)' });
});

test(
  'Apple posts its answer: a first sign-in opens an account, the next one begins with the address',
  { tag: ['@hk', '@long'] },
  async ({ page, noise }) => {
    noise.tolerate(/securetoken|signInWithCustomToken/); // another test's member of the same account may log out meanwhile
    await signIn(page, 'Apple', /jamie\.relay/);
    await expect(page).toHaveURL(/\/items$/);
    await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL(/\/login$/);
    await page.goto('/login?redirect=%2Faccount');
    await page.locator('main').getByLabel('Email address').fill('jamie.relay@example.com');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page.getByText('This account logs in with Apple')).toBeVisible();
    await page.getByRole('button', { name: 'Continue with Apple' }).click();
    await choose(page, 'Apple', /jamie\.relay/);
    await page.waitForURL(/\/account$/);
  },
);

const FAILURES: [Provider, RegExp, string, number | null][] = [
  ['Google', /^Cancel$/, 'The login was not completed', null],
  ['Apple', /^Cancel$/, 'The login was not completed', null],
  ['Google', /sam\.unverified/, 'Your address at Google is not verified', 403],
  ['Apple', /sg@example/, 'This address has a password here', 409],
];
for (const [provider, choice, title, status] of FAILURES) {
  test(
    `${provider}, ${choice.source}: says what happened and how to go on`,
    { tag: [provider === 'Google' ? '@sg' : '@hk', '@long'] },
    async ({ page, noise, expectAccessible }) => {
      if (status) noise.expect(new RegExp(String(status)));
      await signIn(page, provider, choice, '/login?redirect=%2Faccount');
      await says(page, title);
      await expectAccessible(page);
      expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('');
      await page
        .getByRole('main')
        .getByRole('link', { name: /Log in (another way|with the password)/ })
        .click();
      await expect(page).toHaveURL(/\/login\?redirect=%2Faccount$/);
    },
  );
}

test(
  'a code that was used, a state of somebody else and an address without an answer are told apart',
  { tag: ['@hk', '@long'] },
  async ({ page, noise }) => {
    noise.expect(/400/);
    const answers: URL[] = [];
    page.on('request', (request) => request.url().includes('/login/callback/google?') && answers.push(new URL(request.url())));
    await signIn(page, 'Google', /Grace Lam/, '/login?redirect=%2Ffaqs');
    await page.waitForURL(/\/faqs$/);
    const used = answers[0]?.searchParams.get('code') ?? '';
    await page.context().clearCookies();
    await answerRegion(page.context());

    await page.goto('/login');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByRole('heading', { name: 'Sign in with Google' }).waitFor();
    const state = new URL(page.url()).searchParams.get('state') ?? '';
    const callback = `/login/callback/google?${new URLSearchParams({ code: used, state })}`;
    await page.goto(callback);
    await says(page, 'This login cannot be used again');
    await page.goto(callback);
    await says(page, 'This login was not started here');
    await page.goto('/login/callback/apple');
    await says(page, 'Nothing to finish here');
  },
);

test('comes back in the language in which it began', { tag: ['@sg', '@long'] }, async ({ page }, { project }) => {
  const [prefix, start, title] =
    project.name === 'hk' ? ['/zh', '以 Google 繼續', '登入尚未完成'] : ['/zh-Hans', '以 Google 继续', '登录还没完成'];
  await page.goto(`${prefix}/login`);
  await page.getByRole('button', { name: start }).click();
  await choose(page, 'Google', 'Cancel');
  await says(page, title ?? '');
});

test(
  'an order goes on where it stood, with its basket, after its customer has been to Google',
  { tag: '@hk' },
  async ({ page, noise }, { project }) => {
    noise.tolerate(/securetoken|signInWithCustomToken/); // as above
    await chooseTwenty(page);
    await page.getByRole('button', { name: 'Book and pay' }).first().click();
    // On the very screen that asks who orders.
    await calculator(page).getByRole('button', { name: 'Continue with Google' }).click();
    await choose(page, 'Google', /Grace/);
    await page.waitForURL(/\/services-pricing/);
    await expect(calculator(page).locator('input[name="addressOne"]')).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Your order' })).toContainText(project.name === 'hk' ? 'HK$880' : 'S$156');
  },
);

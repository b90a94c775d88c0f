import { NOTHING_OPTIONAL, writeConsentChoice } from '@/lib/domain/consent/consent-choice';
import { expect, test } from '@/tests/e2e/fixtures';
import { get } from '@/tests/e2e/support/raw-request';
import { answerHint, NEITHER } from '@/tests/e2e/support/region-hint';

const API = `http://localhost:${process.env.BACKEND_PORT}`;
const PASSWORD = 'quiet linen drawer';

test('a document is the same whatever cookies come with its request', async ({}, { project }) => {
  const host = `${project.name}.localhost`;
  const other = project.name === 'hk' ? 'zh-CN' : 'zh-Hans';
  const cookies = [
    'accessToken=%',
    'accessToken=%E0%A4%A; accessToken=abc',
    `accessToken=${'t'.repeat(7_000)}`,
    `accessToken=${Buffer.from('漢字').toString('latin1')}`,
    `NEXT_LOCALE=${other}`,
    'NEXT_LOCALE=%zz; NEXT_LOCALE=../../etc',
    'NEXT_LOCALE=',
    'skipRedirectModal=%; skipRedirectModal=%00',
    'ref=%; ref=<b>',
    'consent=%7B; consent={',
    '=; ;;; =x; a',
    '__proto__=1; constructor=2',
  ];
  for (const path of ['/', '/faqs', '/items', '/login']) {
    const plain = await get(path, host);
    expect(plain.status, path).toBe(200);
    for (const cookie of cookies) {
      const { status, headers, body } = await get(path, host, { cookie });
      expect([status, headers['set-cookie'], headers.location, headers['cache-control']], `${path} with ${cookie.slice(0, 40)}`).toEqual([
        200,
        undefined,
        undefined,
        plain.headers['cache-control'],
      ]);
      // Made anew meanwhile, it is still everybody's.
      expect([plain.body, (await get(path, host)).body].includes(body), `the same document of ${path} with ${cookie.slice(0, 40)}`).toBe(
        true,
      );
    }
  }
});

test.describe('in a browser', () => {
  test.use({ consent: 'unasked', regionQuestion: 'real' });

  test(
    'whatever stands under our names, a visitor is a visitor, and can log in',
    { tag: ['@hk', '@long'] },
    async ({ page, context, noise }, { project }) => {
      noise.tolerate(/securetoken|WebSocket is closed before/); // left while it connects
      await answerHint(context, NEITHER);
      const email = `strange-${project.name}-${Date.now()}@example.com`;
      await page.request.post(`${API}/users/signup`, {
        data: { email, password: PASSWORD, firstName: 'Mei', lastName: 'Chan', country: 'hk', locale: 'en' },
      });
      await page.goto('/faqs?ref=%E0%A4%A&ref=%3Cb%3E');
      for (const value of ['%', '%E0%A4%A', '%E6%BC%A2%E5%AD%97']) {
        await page.evaluate((broken) => {
          for (const name of ['accessToken', 'skipRedirectModal', 'NEXT_LOCALE', 'ref', 'consent']) {
            document.cookie = `${name}=${broken}; Path=/`;
          }
          localStorage.setItem('consent', '{"choice":%');
          localStorage.setItem('referralCode', '%:% %');
        }, value);
        await page.goto('/faqs');
        await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
        await expect(page.locator('[data-consent]')).toBeVisible();
        await page.goto('/account');
        await expect(page.getByRole('heading', { name: 'This page is yours once you are logged in' })).toBeVisible();
      }
      // One on a longer path comes first in the browser's list: it must not stand in the place of the login.
      await page.evaluate(() => (document.cookie = 'accessToken=of-an-older-site; Path=/account'));
      await page.evaluate((stored) => localStorage.setItem('consent', stored), writeConsentChoice(NOTHING_OPTIONAL, new Date()));
      noise.expect(/401/);
      await page.goto('/account');
      await expect(page.getByRole('heading', { name: 'This page is yours once you are logged in' })).toBeVisible({ timeout: 30_000 });
      await expect
        .poll(async () => (await context.cookies()).filter(({ name, path }) => name === 'accessToken' && path === '/account'))
        .toEqual([]);
      await page.goto('/login?redirect=%2Faccount');
      await page.getByLabel('Email address').first().fill(email);
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      await expect(page.getByLabel('First name')).toHaveValue('Mei');
    },
  );
});

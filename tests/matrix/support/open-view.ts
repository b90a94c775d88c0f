import type { Page } from '@playwright/test';
import { localePrefix, regionOfLocale, type Locale } from '@/lib/config/locales';
import { expect } from '@/tests/e2e/fixtures';
import type { NoiseWatch } from '@/tests/e2e/support/noise';
import { comeAs, invoiceOf } from './come-as';
import type { View } from '@/tests/e2e/support/page-rows';

interface Place {
  locale: Locale;
  baseURL: string | undefined;
  noise: NoiseWatch;
}

/** Lets the person of the view in. @returns what opens the view, as often as it is wanted */
export async function viewOpener(page: Page, view: View, { locale, baseURL, noise }: Place): Promise<() => Promise<void>> {
  if (view.noise) noise.tolerate(view.noise);
  const token = await comeAs(page, view.who, baseURL, regionOfLocale(locale));
  const path = typeof view.path === 'string' ? view.path : `/billings/${(await invoiceOf(page, token, view.path.invoice)).id}`;
  // A link that works: the mail itself is read in `account-safety.spec.ts`.
  if (path.includes('read-from-a-mail')) {
    await page.route('**/ext/password-reset/confirm', (route) =>
      route.fulfill({ json: { statusCode: 200, message: 'OK', data: {} }, headers: { 'access-control-allow-origin': '*' } }),
    );
  }
  return async () => {
    // What stands behind # would not load the page a second time.
    if (path.includes('#')) await page.goto('about:blank');
    const answer = await page.goto(`${localePrefix(locale)}${path}`);
    expect(answer?.status(), 'status').toBe(view.status ?? 200);
    await expect(page.locator(view.whole).filter({ visible: true }).first(), 'what the page is for').toBeVisible();
    // What is only heard stands in such a region as well, and stays.
    await expect(page.locator('#main [aria-busy=true]').filter({ visible: true }), 'nothing is on its way').toHaveCount(0);
  };
}

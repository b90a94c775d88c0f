import type { Page } from '@playwright/test';

export type Provider = 'Google' | 'Apple';

/** To the provider's page. */
export async function leaveFor(page: Page, provider: Provider, from = '/login') {
  await page.goto(from);
  await page.getByRole('button', { name: `Continue with ${provider}` }).click();
  await page.getByRole('heading', { name: `Sign in with ${provider}` }).waitFor();
}

/** From the login to the provider's page, and the choice of a person there. */
export async function signIn(page: Page, provider: Provider, choice: string | RegExp, from = '/login') {
  await leaveFor(page, provider, from);
  await choose(page, provider, choice);
}

export async function choose(page: Page, provider: Provider, choice: string | RegExp) {
  await page.getByRole('heading', { name: `Sign in with ${provider}` }).waitFor();
  await page.getByRole(provider === 'Google' ? 'link' : 'button', { name: choice }).click();
}

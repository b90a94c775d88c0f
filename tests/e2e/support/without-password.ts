import type { Page } from '@playwright/test';

/** An account that was created with Google; the rest of the answer is real. */
export async function withoutPassword(page: Page): Promise<void> {
  await page.route('**/users/information*', async (route) => {
    if (route.request().method() === 'OPTIONS') return route.fallback();
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { user: object } };
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, user: { ...answer.data.user, hasPassword: false } } } });
  });
}

import type { Page } from '@playwright/test';

/**
 * Blocks a page's scripts. Use a page created by the context, because the fixture's waits for hydration. Open it with `waitUntil:
 * 'commit'`.
 * @returns lets the scripts load
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/_next/static/chunks/**', async (route) => {
    await isLetGo;
    await route.continue();
  });
  return letGo;
}

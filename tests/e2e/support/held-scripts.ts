import type { Page } from '@playwright/test';

/**
 * Keeps a page from its scripts. For a page made by the context: the fixture's waits until it is hydrated. Open it with
 * `waitUntil: 'commit'`.
 * @returns lets the scripts arrive
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

/** `node --import tsx scripts/readme-pictures.ts`: takes the pictures of the README from the product, into docs/pictures. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { ACCESS_TOKEN_COOKIE } from '@/lib/browser/access-token-cookie';
import { NOTHING_OPTIONAL, writeConsentChoice } from '@/lib/domain/consent/consent-choice';
import { runOnProduct } from './product/run-on-product';
import { demoToken } from './screens/demo-token';

const PAGES = { home: '/', wardrobe: '/items' };
const WINDOW = { width: 1280, height: 860 };
const WIDTH = 900;

await runOnProduct(async ({ root, environment, launchOptions }) => {
  const folder = join(root, 'docs', 'pictures');
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch(launchOptions);
  const context = await browser.newContext({ viewport: WINDOW, baseURL: environment.siteUrls.hk, reducedMotion: 'reduce' });
  // A visitor in Hong Kong, so that no question about the region is asked.
  await context.route('**/region-suggestion', (route) => route.fulfill({ json: { suggest: null, setCookie: true, ip: '203.0.113.7' } }));
  await context.addInitScript((choice) => window.localStorage.setItem('consent', choice), writeConsentChoice(NOTHING_OPTIONAL, new Date()));
  const page = await context.newPage();
  for (const [name, path] of Object.entries(PAGES)) {
    if (name === 'wardrobe') {
      const value = await demoToken(environment.api.url, 'hk@example.com');
      await context.addCookies([{ name: ACCESS_TOKEN_COOKIE, value, url: environment.siteUrls.hk }]);
    }
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForFunction(() => [...document.images].every((image) => image.complete || image.loading === 'lazy'));
    if (name === 'wardrobe') await page.getByRole('main').locator('img').nth(5).waitFor();
    await sharp(await page.screenshot({ animations: 'disabled' }))
      .resize(WIDTH)
      .webp({ quality: 80 })
      .toFile(join(folder, `${name}.webp`));
  }
  await browser.close();
  return 0;
});

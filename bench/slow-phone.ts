import type { Browser, BrowserContext, Page } from '@playwright/test';

/** Lighthouse's mobile settings: CPU slowdown of four, and slow 4G by DevTools throttling. */
const CPU_RATE = 4;
const LATENCY_MS = 562.5;
const DOWN_BYTES = (1.6 * 1024 * 1024 * 0.9) / 8;
const UP_BYTES = (750 * 1024 * 0.9) / 8;
const SCREEN = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Loopback counts as Singapore: without this, the other site would be measured with the region modal open. */
export const AT_HOME = { name: 'skipRedirectModal', value: 'true' };

/**
 * The page that a visit starts from. From a fresh profile's blank page, a document without Cross-Origin-Opener-Policy reuses the current
 * renderer, and one with it waits for a new one after the response headers, which real visits never do. From another site, or a new tab,
 * the browser uses a new renderer for both, and starts it immediately.
 */
const ANOTHER_SITE = 'data:text/html,<title>Another site</title>';

/** A fresh profile with one page on a slow phone; the network is slow unless only presses are measured. */
export async function slowPhone(
  browser: Browser,
  address: string,
  { hasSlowNetwork = true } = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext(SCREEN);
  await context.addCookies([{ ...AT_HOME, url: new URL(address).origin }]);
  const page = await context.newPage();
  await page.goto(ANOTHER_SITE);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  if (hasSlowNetwork) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: DOWN_BYTES,
      uploadThroughput: UP_BYTES,
    });
  }
  return { context, page };
}

import type { Browser, BrowserContext, Page } from '@playwright/test';

/** The slow phone that the usual audits stand in for: a processor of a quarter, and slow 4G as a browser can slow it itself. */
const CPU_RATE = 4;
const LATENCY_MS = 562.5;
const DOWN_BYTES = (1.6 * 1024 * 1024 * 0.9) / 8;
const UP_BYTES = (750 * 1024 * 0.9) / 8;
const SCREEN = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Loopback counts as Singapore: without this, pages of the other site would be measured with a question over them that few see. */
export const AT_HOME = { name: 'skipRedirectModal', value: 'true' };

/**
 * Where somebody comes from. From the empty page of a fresh profile a page without Cross-Origin-Opener-Policy is drawn in the process that
 * stands there, and one with it waits for another, from its answer's head on: nobody arrives like that. From another site, or a
 * new tab, the browser gives either a process of its own, and begins with it at once.
 */
const ANOTHER_SITE = 'data:text/html,<title>Another site</title>';

/** A fresh profile with one page of a slow phone; the network is slow unless only the answers to presses are looked at. */
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

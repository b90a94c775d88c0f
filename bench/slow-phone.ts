import type { Browser, BrowserContext, Page } from '@playwright/test';

interface Network {
  latency: number;
  /** Bytes a second. */
  downloadThroughput: number;
  uploadThroughput: number;
}

/** Lighthouse's mobile settings: CPU slowdown of four, and slow 4G by DevTools throttling. */
const CPU_RATE = 4;
const SLOW_4G: Network = {
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};
/** A phone far from its mast. */
export const SLOW_3G: Network = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const SCREEN = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Loopback counts as Singapore: without this, the other site would be measured with the region modal open. */
export const AT_HOME = { name: 'skipRedirectModal', value: 'true' };

/**
 * The page that a visit starts from. From a fresh profile's blank page, a document without Cross-Origin-Opener-Policy reuses the current
 * renderer, and one with it waits for a new one after the response headers, which real visits never do. From another site, or a new tab,
 * the browser uses a new renderer for both, and starts it immediately.
 */
const ANOTHER_SITE = 'data:text/html,<title>Another site</title>';

interface Options {
  /** Null: as fast as it is, where only presses are measured. */
  network?: Network | null;
  cpuRate?: number;
}

/** A fresh profile with one page on a slow phone. */
export async function slowPhone(
  browser: Browser,
  address: string,
  { network = SLOW_4G, cpuRate = CPU_RATE }: Options = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext(SCREEN);
  await context.addCookies([{ ...AT_HOME, url: new URL(address).origin }]);
  const page = await context.newPage();
  await page.goto(ANOTHER_SITE);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  if (network) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  }
  return { context, page };
}

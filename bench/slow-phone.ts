import type { Browser, BrowserContext, Page } from '@playwright/test';
import { startSlowLine, type SlowLine } from './slow-line';

/** The slow phone that the usual audits stand in for: a processor of a quarter, and slow 4G with the latency and the rate that they use. */
const CPU_RATE = 4;
const SLOW_4G = { bytesASecond: (1.6 * 1024 * 1024 * 0.9) / 8, latencyMs: 562.5 };
const SCREEN = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Loopback counts as Singapore: without this, pages of the other site would be measured with a question over them that few see. */
export const AT_HOME = { name: 'skipRedirectModal', value: 'true' };

let line: Promise<SlowLine> | undefined;

/** A fresh profile with one page of a slow phone; the network is slow unless only the answers to presses are looked at. */
export async function slowPhone(browser: Browser, address: string, { hasSlowNetwork = true } = {}): Promise<{ context: BrowserContext; page: Page }> {
  const proxy = hasSlowNetwork ? { server: (await (line ??= startSlowLine(SLOW_4G))).server } : undefined;
  const context = await browser.newContext({ ...SCREEN, ...(proxy && { proxy }) });
  await context.addCookies([{ ...AT_HOME, url: new URL(address).origin }]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  return { context, page };
}

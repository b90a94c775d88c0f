import type { Browser } from '@playwright/test';
import { median } from './result';
import { slowPhone } from './slow-phone';

interface PressedPage {
  path: string;
  name: string;
  /** What is pressed in turn; each must be there. */
  presses: readonly string[];
}

const MENU = 'header button[aria-controls][aria-expanded]';
const PIECES = 'section[aria-labelledby="wardrobe"] [role=group] button:not([disabled])';
const AMOUNTS = '#calculator input[type=radio]:not([disabled]):not(:checked)';

export const PRESSED_PAGES: readonly PressedPage[] = [
  { path: '/', name: 'menu and sample wardrobe', presses: [`${MENU} >> visible=true >> nth=-1`, `${MENU} >> visible=true >> nth=-1`, `${PIECES} >> nth=1`, `${PIECES} >> nth=2`] },
  { path: '/services-pricing', name: 'calculator', presses: [`${AMOUNTS} >> nth=0`, `${AMOUNTS} >> nth=1`, `${AMOUNTS} >> nth=2`] },
  { path: '/faqs', name: 'questions', presses: ['main summary >> nth=0', 'main summary >> nth=1', 'main summary >> nth=2'] },
];

const LOADS = 3;

interface Answer {
  duration: number;
  interactionId: number;
}

async function slowestOfLoad(browser: Browser, address: string, presses: readonly string[]): Promise<number> {
  const { context, page } = await slowPhone(browser, { hasSlowNetwork: false });
  try {
    await page.addInitScript(() => {
      const answers: Answer[] = [];
      Object.assign(window, { answers });
      new PerformanceObserver((list) => {
        for (const { duration, interactionId } of list.getEntries() as unknown as Answer[]) if (interactionId > 0) answers.push({ duration, interactionId });
      }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    for (const [at, press] of presses.entries()) {
      const target = page.locator(press).first();
      await target.scrollIntoViewIfNeeded();
      await target.tap({ force: true });
      // An answer is told after its frame; every press has one above the threshold at this speed.
      await page.waitForFunction((least) => new Set((window as unknown as { answers: Answer[] }).answers.map(({ interactionId }) => interactionId)).size >= least, at + 1);
    }
    return await page.evaluate(() => Math.max(...(window as unknown as { answers: Answer[] }).answers.map(({ duration }) => duration)));
  } finally {
    await context.close();
  }
}

/** Milliseconds until the slowest press was answered on a slow phone; median of some loads. */
export async function slowestAnswer(browser: Browser, address: string, presses: readonly string[]): Promise<number> {
  const slowest: number[] = [];
  for (let load = 0; load < LOADS; load += 1) slowest.push(await slowestOfLoad(browser, address, presses));
  return median(slowest);
}

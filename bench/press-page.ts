import type { Browser } from '@playwright/test';
import { NOTHING_OPTIONAL, writeConsentChoice } from '@/lib/domain/consent/consent-choice';
import { median } from './result';
import { slowPhone } from './slow-phone';

interface PressedPage {
  path: string;
  name: string;
  /** Elements pressed in turn; each must exist. */
  presses: readonly string[];
}

const MENU = 'header button[aria-controls][aria-expanded]';
const PIECES = 'section[aria-labelledby="wardrobe"] [role=group] button:not([disabled])';
const AMOUNTS = '#calculator input[type=radio]:not([disabled]):not(:checked)';

export const PRESSED_PAGES: readonly PressedPage[] = [
  {
    path: '/',
    name: 'menu and sample wardrobe',
    presses: [`${MENU} >> visible=true >> nth=-1`, `${MENU} >> visible=true >> nth=-1`, `${PIECES} >> nth=1`, `${PIECES} >> nth=2`],
  },
  { path: '/services-pricing', name: 'calculator', presses: [`${AMOUNTS} >> nth=0`, `${AMOUNTS} >> nth=1`, `${AMOUNTS} >> nth=2`] },
  { path: '/faqs', name: 'questions', presses: ['main summary >> nth=0', 'main summary >> nth=1', 'main summary >> nth=2'] },
];

const LOADS = 3;
/** Longer than any allowed response time. */
const SETTLED_MS = 600;

interface Answer {
  duration: number;
  interactionId: number;
}

async function slowestOfLoad(browser: Browser, address: string, presses: readonly string[]): Promise<number> {
  const { context, page } = await slowPhone(browser, address, { network: null });
  try {
    // The consent banner would cover the elements.
    await page.addInitScript({
      content: `localStorage.setItem('consent', ${JSON.stringify(writeConsentChoice(NOTHING_OPTIONAL, new Date()))})`,
    });
    await page.addInitScript(() => {
      const answers: Answer[] = [];
      Object.assign(window, { answers });
      new PerformanceObserver((list) => {
        for (const { duration, interactionId } of list.getEntries() as unknown as Answer[]) {
          if (interactionId > 0) answers.push({ duration, interactionId });
        }
      }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    for (const press of presses) {
      const target = page.locator(press).first();
      await target.scrollIntoViewIfNeeded();
      await target.tap({ force: true });
      await page.waitForTimeout(SETTLED_MS);
    }
    // Responses within a frame are not reported; no report at all means that nothing was pressed.
    const answers = await page.evaluate(() => (window as unknown as { answers: Answer[] }).answers.map(({ duration }) => duration));
    return answers.length === 0 ? Number.NaN : Math.max(...answers);
  } finally {
    await context.close();
  }
}

/** Milliseconds of the slowest response to a press on a slow phone; median of several loads. */
export async function slowestAnswer(browser: Browser, address: string, presses: readonly string[]): Promise<number> {
  const slowest: number[] = [];
  for (let load = 0; load < LOADS; load += 1) slowest.push(await slowestOfLoad(browser, address, presses));
  return median(slowest);
}

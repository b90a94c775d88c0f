import type { Browser } from '@playwright/test';
import { NOTHING_OPTIONAL, writeConsentChoice } from '@/lib/domain/consent/consent-choice';

/** The counter: what the browser needs for a click that changes one letter. */
const COUNTER = '<!doctype html><meta charset="utf-8"><title>Counter</title><button>0</button><script src="/counter.js"></script>';
const COUNTER_SCRIPT = "const button=document.querySelector('button');button.addEventListener('click',()=>{button.textContent=String(Number(button.textContent)+1)})";

/** What is pressed, by turns, and where the answer is to be read. */
export interface Pressed {
  path: string;
  /** Of the controls; the same one twice in a row where it is a switch, else the next. */
  selector: string;
  isSwitch: boolean;
  /** Its text is another one once the press is answered. */
  answer: string;
}

/** Milliseconds from the pointer's release to the frame that shows the answer, over some clicks. */
async function clickDelays(browser: Browser, address: string, { selector, isSwitch, answer }: Omit<Pressed, 'path'>, clicks: number, isCounter: boolean): Promise<number[]> {
  // Neither question stands over what is pressed.
  const answered = { origin: new URL(address).origin, localStorage: [{ name: 'consent', value: writeConsentChoice(NOTHING_OPTIONAL, new Date()) }] };
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, storageState: { cookies: [], origins: [answered] } });
  try {
    await page.context().addCookies([{ name: 'skipRedirectModal', value: 'true', url: address }]);
    if (isCounter) {
      await page.route('**/*', (route) => (route.request().url().endsWith('.js') ? route.fulfill({ contentType: 'text/javascript', body: COUNTER_SCRIPT }) : route.fulfill({ contentType: 'text/html', body: COUNTER })));
    }
    await page.goto(address, { waitUntil: 'networkidle' });
    const targets = page.locator(selector);
    await targets.first().scrollIntoViewIfNeeded();
    await page.waitForFunction((at) => { const found = document.querySelector(at); return found !== null && (document.title === 'Counter' || Object.keys(found).some((key) => key.startsWith('__reactFiber'))); }, selector);
    const count = await targets.count();
    const delays: number[] = [];
    for (let click = 0; click < clicks; click += 1) {
      const target = targets.nth((isSwitch ? Math.floor(click / 2) : click + 1) % count);
      await target.evaluate((element, place) => {
        const kept = window as unknown as { delay: number };
        kept.delay = -1;
        element.addEventListener('click', (event) => {
          const pressed = event.timeStamp;
          const before = document.querySelector(place)?.textContent;
          const observer = new MutationObserver(() => {
            if (document.querySelector(place)?.textContent === before) return;
            observer.disconnect();
            // The frame after the one in which the answer was laid out.
            requestAnimationFrame(() => requestAnimationFrame((shown) => { kept.delay = shown - pressed; }));
          });
          observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        }, { once: true, capture: true });
      }, answer);
      await target.click({ force: true });
      await page.waitForFunction(() => (window as unknown as { delay: number }).delay >= 0);
      delays.push(await page.evaluate(() => (window as unknown as { delay: number }).delay));
    }
    return delays;
  } finally {
    await page.close();
  }
}

export const counterDelays = (browser: Browser, address: string, clicks: number): Promise<number[]> => clickDelays(browser, address, { selector: 'button', isSwitch: true, answer: 'button' }, clicks, true);
export const pageDelays = (browser: Browser, address: string, pressed: Pressed, clicks: number): Promise<number[]> => clickDelays(browser, address, pressed, clicks, false);

import type { Browser, Page } from '@playwright/test';
import { NOTHING_OPTIONAL, writeConsentChoice } from '@/lib/domain/consent/consent-choice';

/** What is pressed by turns, and where the answer is seen. */
export interface Pressed {
  /** Buttons or choices; what is chosen already answers nothing and is passed over. */
  targets: string;
  /** Its text and pressed states are what a press changes. */
  answer: string;
}

/** The counter: what the browser needs for a click that changes one letter. */
const COUNTER = '<!doctype html><meta charset="utf-8"><title>Counter</title><button>0</button><script src="/counter.js"></script>';
const COUNTER_SCRIPT =
  "const button=document.querySelector('button');button.addEventListener('click',()=>{button.textContent=String(Number(button.textContent)+1)})";
const COUNTED: Pressed = { targets: 'button', answer: 'button' };

/** A press that shows nothing by then has no answer. */
const ANSWER_MS = 5_000;

/** What a press keeps in its page. */
interface Timed {
  delay: number;
  looks: FrameRequestCallback[];
  seen: (selector: string) => string;
}

/**
 * What there is to be read of a place in the page, and which of its buttons are pressed. Text: the loader would give a function a helper
 * that no page has.
 */
const SEEN = `window.seen = (selector) => {
  const place = document.querySelector(selector);
  return (place?.textContent ?? '') + '|' + Array.from(place?.querySelectorAll('[aria-pressed]') ?? [], (each) => each.getAttribute('aria-pressed')).join();
};`;

/**
 * Presses one target. @returns milliseconds from the pointer's release to the frame that shows the changed text or state
 * @throws Error when nothing changes: a press without an answer has no time
 */
async function pressOnce(page: Page, { targets, answer }: Pressed, at: number): Promise<number> {
  const target = page.locator(targets).nth(at);
  await target.evaluate((element, selector) => {
    const kept = Object.assign(window as unknown as Timed, { delay: -1, looks: [] as FrameRequestCallback[] });
    element.addEventListener(
      'click',
      (event) => {
        const pressed = event.timeStamp;
        const before = kept.seen(selector);
        kept.looks.push(() => {
          // Laid out and painted in this frame: the next one begins when it is shown.
          if (kept.seen(selector) === before) requestAnimationFrame(kept.looks[0] ?? (() => undefined));
          else {
            requestAnimationFrame((shown) => {
              kept.delay = shown - pressed;
            });
          }
        });
        requestAnimationFrame(kept.looks[0] ?? (() => undefined));
      },
      { once: true, capture: true },
    );
  }, answer);
  await target.click({ force: true });
  await page
    .waitForFunction(() => (window as unknown as Timed).delay >= 0, undefined, { timeout: ANSWER_MS })
    .catch(() => {
      throw new Error(`${targets}, number ${at + 1}: nothing changed within ${ANSWER_MS / 1000} s of the press.`);
    });
  return page.evaluate(() => (window as unknown as Timed).delay);
}

/** The next that is not chosen already: pressing that one would change nothing. */
async function nextTarget(page: Page, targets: string, after: number): Promise<number> {
  const chosen = await page
    .locator(targets)
    .evaluateAll((elements) => elements.map((element) => element instanceof HTMLInputElement && element.checked));
  for (let step = 1; step <= chosen.length; step += 1) {
    const at = (after + step) % chosen.length;
    if (chosen[at] === false) return at;
  }
  throw new Error(`${targets}: nothing is left to press.`);
}

/** Milliseconds of some presses, one after the other. */
async function clickDelays(browser: Browser, address: string, pressed: Pressed, clicks: number, isCounter: boolean): Promise<number[]> {
  // Neither question stands over what is pressed.
  const answered = {
    origin: new URL(address).origin,
    localStorage: [{ name: 'consent', value: writeConsentChoice(NOTHING_OPTIONAL, new Date()) }],
  };
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, storageState: { cookies: [], origins: [answered] } });
  try {
    await page.context().addCookies([{ name: 'skipRedirectModal', value: 'true', url: address }]);
    if (isCounter) {
      await page.route('**/*', (route) =>
        route.request().url().endsWith('.js')
          ? route.fulfill({ contentType: 'text/javascript', body: COUNTER_SCRIPT })
          : route.fulfill({ contentType: 'text/html', body: COUNTER }),
      );
    }
    await page.addInitScript({ content: SEEN });
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.locator(pressed.targets).first().scrollIntoViewIfNeeded();
    await page.waitForFunction(
      (at) =>
        document.querySelector(at) !== null &&
        // Next's documented measure of hydration.
        (document.title === 'Counter' || performance.getEntriesByName('Next.js-hydration').length > 0),
      pressed.targets,
    );
    const delays: number[] = [];
    let at = -1;
    while (delays.length < clicks) {
      at = await nextTarget(page, pressed.targets, at);
      delays.push(await pressOnce(page, pressed, at));
    }
    return delays;
  } finally {
    await page.close();
  }
}

export const counterDelays = (browser: Browser, address: string, clicks: number): Promise<number[]> =>
  clickDelays(browser, address, COUNTED, clicks, true);
export const pageDelays = (browser: Browser, address: string, pressed: Pressed, clicks: number): Promise<number[]> =>
  clickDelays(browser, address, pressed, clicks, false);

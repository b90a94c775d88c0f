import type { Browser, Page } from '@playwright/test';
import { NOTHING_OPTIONAL, writeConsentChoice } from '@/lib/domain/consent/consent-choice';

/** Elements that are pressed by turns, and where the result appears. */
export interface Pressed {
  /** Buttons or choices; selected ones are skipped, because they change nothing. */
  targets: string;
  /** Its text or pressed states change with a press. */
  answer: string;
}

/** The baseline: a click that changes one letter. */
const COUNTER = '<!doctype html><meta charset="utf-8"><title>Counter</title><button>0</button><script src="/counter.js"></script>';
const COUNTER_SCRIPT =
  "const button=document.querySelector('button');button.addEventListener('click',()=>{button.textContent=String(Number(button.textContent)+1)})";
const COUNTED: Pressed = { targets: 'button', answer: 'button' };

/** Timeout of a press. */
const ANSWER_MS = 5_000;

/** Data of a press, kept in its page. */
interface Timed {
  delay: number;
  looks: FrameRequestCallback[];
  seen: (selector: string) => string;
}

/** Text and pressed states of an element. As a string, because the loader would add a helper to a function that no page has. */
const SEEN = `window.seen = (selector) => {
  const place = document.querySelector(selector);
  return (place?.textContent ?? '') + '|' + Array.from(place?.querySelectorAll('[aria-pressed]') ?? [], (each) => each.getAttribute('aria-pressed')).join();
};`;

/**
 * Presses one target. @returns milliseconds from the pointer's release to the frame with the changed text or state
 * @throws Error when nothing changes
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

/** The next unselected target: pressing a selected one would change nothing. */
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

/** Milliseconds of several presses in sequence. */
async function clickDelays(browser: Browser, address: string, pressed: Pressed, clicks: number, isCounter: boolean): Promise<number[]> {
  // Without consent banner and region modal.
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

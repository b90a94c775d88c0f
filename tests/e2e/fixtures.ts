import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { answerConsent } from './support/answer-consent';
import { axeViolations } from './support/axe';
import { watchNoise, type NoiseWatch } from './support/noise';
import { answerRegion } from './support/region-hint';
import { translate } from './support/translator';

export { expect } from '@playwright/test';

interface Fixtures {
  /** Most tests are about something else: they start with the question about cookies answered by a no. */
  consent: 'denied' | 'unasked';
  /** Likewise the question about the region: what lies under it is judged by nobody. `real` leaves it to the site. */
  regionQuestion: 'none' | 'real';
  /** Whether a translator is at work on every page, as in a visitor's browser; TRANSLATED=1 lets one work in all tests. */
  isTranslated: boolean;
  /** Every test fails on console errors and warnings, page errors, CSP violations and traffic off this machine. */
  noise: NoiseWatch;
  /** axe over the page as it stands, with every rule it has; `unjudged` ones are the test's own to prove. */
  expectAccessible: (page: Page, options?: { unjudged: readonly string[] }) => Promise<void>;
}

/** What WCAG 2.2 AA asks for and axe leaves off unless it is asked. */
const OFF_BY_DEFAULT = {
  'target-size': { enabled: true },
  'label-content-name-mismatch': { enabled: true },
  'css-orientation-lock': { enabled: true },
};

/** React has taken over this element: what is typed or clicked from now on reaches the page's own code. */
function isHydrated(element: Element | null): boolean {
  return element === null || Object.keys(element).some((key) => key.startsWith('__reactFiber'));
}

/** Brings a part that hydrates after the page to life. */
export async function hydrated(part: Locator): Promise<Locator> {
  await part.scrollIntoViewIfNeeded();
  await expect.poll(() => part.evaluate(isHydrated), 'the part is hydrated').toBe(true);
  return part;
}

/** The page's own part hydrates after the frame around it. A person is slower than a loaded machine; a test is not. */
export async function untilAlive(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          const part = document.querySelector('#main > *');
          return part === null || Object.keys(part).some((key) => key.startsWith('__reactFiber'));
        }),
      'the page is hydrated',
    )
    .toBe(true);
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Watches what moves by itself on each page that is opened from now on. @returns the shifts of the page that is open */
export async function watchShifts(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value } of list.getEntries() as Shift[]) if (!hadRecentInput) shifts.push(value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
}

/** A colour in the middle of its change, or a part that is fading in, is not what anybody reads. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, timeline, effect }) =>
            playState === 'running' && timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
        );
    // One that ends may begin another.
    for (let left = ending(); left.length > 0; left = ending()) {
      await Promise.allSettled(left.map(({ finished }) => finished));
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

export const test = base.extend<Fixtures>({
  consent: ['denied', { option: true }],
  regionQuestion: ['none', { option: true }],
  isTranslated: [process.env.TRANSLATED === '1', { option: true }],
  context: async ({ context, consent, regionQuestion, isTranslated }, use) => {
    if (isTranslated) await translate(context);
    if (consent === 'denied') await answerConsent(context);
    if (regionQuestion === 'none') await answerRegion(context);
    await use(context);
    // Requests that a test answers itself may be under way when it ends: nobody waits for their answers.
    await Promise.all([context, ...context.pages()].map((routed) => routed.unrouteAll({ behavior: 'ignoreErrors' })));
  },
  page: async ({ page }, use) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    page.goto = async (url, options) => {
      const answer = await goto(url, options);
      await untilAlive(page);
      return answer;
    };
    page.reload = async (options) => {
      const answer = await reload(options);
      await untilAlive(page);
      return answer;
    };
    await use(page);
  },
  noise: [
    async ({ context }, use) => {
      const noise = await watchNoise(context);
      // Firebase's own request, connection or usage record that was under way when the session ended: a race that no page can win.
      noise.tolerate(/WebSocket connection to 'ws:\S+\/\.ws\?\S+' failed: WebSocket is closed before the connection is established/);
      noise.tolerate(
        /(identitytoolkit|securetoken)\.googleapis\.com\S*(signInWithCustomToken|accounts:lookup|token)\?key=|FIREBASE WARNING: .* permission_denied|app\/app-deleted/,
      );
      // Chrome shows a larger file of a picture if the page before has left it in the memory cache, and then warns of the preloaded one.
      // `alternates.test.tsx` compares preloads and pictures.
      noise.tolerate(/\/artwork\/\S+ was preloaded using link preload but not used/);
      await use(noise);
      expect(noise.findings(), 'noise of the pages').toEqual([]);
    },
    { auto: true },
  ],
  expectAccessible: async ({}, use) => {
    await use(async (page, { unjudged } = { unjudged: [] }) => {
      const rules = { ...OFF_BY_DEFAULT, ...Object.fromEntries(unjudged.map((rule) => [rule, { enabled: false }])) };
      const look = async () => {
        await atRest(page);
        return axeViolations(page, rules);
      };
      // A part may begin to fade in while axe is looking: what is wrong with a page at rest is wrong at the next looks, too. Counted, not
      // timed: one look at a full wardrobe takes a busy machine half a minute.
      let found = await look();
      for (let again = 0; again < 4 && found.length > 0; again += 1) found = await look();
      expect(found, 'axe violations').toEqual([]);
    });
  },
});

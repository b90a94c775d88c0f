/**
 * `npm run bench -- shift`: the sum of layout shifts of every public page at 360 and 1440 px, in each site's languages, with fonts that arrive
 * after the first paint and scrolled to the end.
 */
import { chromium, type Browser } from '@playwright/test';
import { LOCALE_CODES, localePrefix, regionOfLocale } from '@/lib/config/locales';
import { ROUTES, type RouteName } from '@/lib/config/routes';
import { runOnProduct } from '@/scripts/product/run-on-product';
import { atMost, plainFigure, report } from './result';

const WIDTHS = [360, 1440];
const LATE_FONT_MS = 700;
const READING_MS = 60;
/** Layout does not depend on speed, so pages may load in parallel. */
const AT_ONCE = 3;
/** Below this are rounding errors of the browser. */
const NOTHING = 0.0005;
/** A line or two that wrap anew in the font that arrived. */
const MOST = 0.02;

interface Shift {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

async function shiftsOf(browser: Browser, address: string, width: number): Promise<{ sum: number; what: string[] }> {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  try {
    const page = await context.newPage();
    await context.route('**/region-suggestion', (route) => route.fulfill({ json: { suggest: null, setCookie: true, ip: '127.0.0.1' } }));
    await context.route('**/fonts/*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE_FONT_MS));
      await route.continue();
    });
    await page.addInitScript(() => {
      Object.assign(window, { sum: 0, what: [] });
      new PerformanceObserver((list) => {
        const kept = window as unknown as { sum: number; what: string[] };
        for (const entry of list.getEntries() as unknown as Shift[]) {
          if (entry.hadRecentInput) continue;
          kept.sum += entry.value;
          kept.what.push(
            ...entry.sources.map(({ node }) =>
              node instanceof Element
                ? `${node.tagName.toLowerCase()}.${node.id || String(node.className).slice(0, 40)}`
                : String(node?.nodeName),
            ),
          );
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(LATE_FONT_MS * 2);
    for (let y = 0, end = await page.evaluate(() => document.documentElement.scrollHeight); y < end; y += 600) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
      await page.waitForTimeout(READING_MS);
    }
    await page.waitForTimeout(LATE_FONT_MS);
    return await page.evaluate(() => {
      const { sum, what } = window as unknown as { sum: number; what: string[] };
      return { sum, what };
    });
  } finally {
    await context.close();
  }
}

const names = (Object.keys(ROUTES) as RouteName[]).filter((name) => ROUTES[name].indexable || name === 'login');

await runOnProduct(async ({ environment, launchOptions }) => {
  const browser = await chromium.launch(launchOptions);
  let moved = 0;
  let measured = 0;
  let largest = 0;
  try {
    const queue = names.flatMap((name) =>
      LOCALE_CODES.flatMap((locale) => WIDTHS.map((width) => ({ path: ROUTES[name].path, locale, width }))),
    );
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let next = queue.shift(); next; next = queue.shift()) {
          const { path, locale, width } = next;
          const prefix = localePrefix(locale);
          const { sum, what } = await shiftsOf(
            browser,
            `${environment.siteUrls[regionOfLocale(locale)]}${prefix}${path === '/' && prefix ? '' : path}`,
            width,
          );
          measured += 1;
          largest = Math.max(largest, sum);
          if (sum <= NOTHING) continue;
          moved += 1;
          console.log(
            `${path.padEnd(24)} ${locale.padEnd(8)} ${String(width).padStart(4)} px  ${sum.toFixed(4)}  ${[...new Set(what)].slice(0, 4).join(', ')}`,
          );
        }
      }),
    );
  } finally {
    await browser.close();
  }
  return report({
    name: 'shift',
    lines: [
      plainFigure('pages measured, of each width and language', measured, 'pages'),
      plainFigure('pages on which something moved', moved, 'pages'),
      atMost('largest shift', largest, '', MOST),
    ],
  });
});

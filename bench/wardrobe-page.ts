import type { Browser, BrowserContext, Page } from '@playwright/test';
import { NOTHING_OPTIONAL, writeConsentChoice } from '@/lib/domain/consent/consent-choice';

export interface Account {
  name: string;
  token: string;
}

/** Addresses for a member's pages. */
export interface Place {
  browser: Browser;
  site: string;
  api: string;
}

/** A cold browser of that member, without consent banner and region modal. */
export async function memberContext(browser: Browser, site: string, { token }: Account): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript({
    content: `localStorage.setItem('consent', ${JSON.stringify(writeConsentChoice(NOTHING_OPTIONAL, new Date()))})`,
  });
  await context.addCookies([
    { name: 'accessToken', value: token, url: site },
    { name: 'skipRedirectModal', value: 'true', url: site },
  ]);
  return context;
}

/** Milliseconds from the navigation to the first piece. */
export async function firstView(browser: Browser, site: string, account: Account): Promise<number> {
  const context = await memberContext(browser, site, account);
  try {
    const page = await context.newPage();
    await page.goto(`${site}/items`);
    await page.waitForFunction(() => document.querySelector('ul[data-layout] > li') !== null, undefined, { polling: 'raf' });
    return await page.evaluate(() => performance.now());
  } finally {
    await context.close();
  }
}

const STEPS = 150;

/** Long tasks while scrolling through a long page. */
export async function longTasksOfScrolling(page: Page): Promise<{ count: number; milliseconds: number }> {
  await page.evaluate(() => {
    const seen: number[] = [];
    new PerformanceObserver((list) => seen.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
    Object.assign(window, { seenLongTasks: seen });
  });
  await page.mouse.move(800, 500);
  for (let step = 0; step < STEPS; step += 1) {
    await page.mouse.wheel(0, 1_200);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
  const durations = await page.evaluate(() => (window as unknown as { seenLongTasks: number[] }).seenLongTasks);
  return { count: durations.length, milliseconds: durations.reduce((sum, duration) => sum + duration, 0) };
}

/** As long as the wardrobe's, with empty cards: the baseline for a windowed list. */
export const EMPTY_LIST = `<!doctype html><meta charset="utf-8"><title>Empty list</title>
<style>body{margin:0} ul{display:grid;grid-template-columns:repeat(4,1fr);gap:20px;margin:0 200px;padding:0;list-style:none} li{height:320px;background:#eee}</style><ul></ul>
<script>
  const ROW = 340, ROWS = 2500, list = document.querySelector('ul');
  list.style.minHeight = ROW * ROWS + 'px';
  list.style.alignContent = 'start';
  let shown = '', frame = 0;
  const look = () => {
    frame = 0;
    const first = Math.max(0, Math.floor(scrollY / ROW) - 3), end = Math.min(ROWS, Math.ceil((scrollY + innerHeight) / ROW) + 3);
    if (shown === first + ' ' + end) return;
    shown = first + ' ' + end;
    list.style.paddingTop = first * ROW + 'px';
    list.replaceChildren(...Array.from({ length: (end - first) * 4 }, () => document.createElement('li')));
  };
  addEventListener('scroll', () => { frame ||= requestAnimationFrame(look); }, { passive: true });
  look();
</script>`;

/** Heap bytes after a forced garbage collection. */
export async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

/** Typical use of a wardrobe, repeated: scroll, search, open a piece, go back. */
export async function walkThrough(page: Page): Promise<void> {
  const list = page.locator('ul[data-layout]');
  for (let step = 0; step < 20; step += 1) await page.mouse.wheel(0, 900);
  await page.getByRole('searchbox').fill('wool');
  // Waits for the filtered list, so that the press does not hit a row that is about to go.
  await page.getByText(/^(?!10,000 )[\d,]+ of 10,000 pieces/).waitFor();
  await list.getByRole('link').first().click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('searchbox').fill('');
  await page.getByText('10,000 of 10,000 pieces').waitFor();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

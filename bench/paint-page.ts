import type { Browser } from '@playwright/test';
import { slowPhone } from './slow-phone';

/** The largest paint, for the baseline to show the same. */
export interface Shown {
  text: string | null;
  picture: string | null;
  box: Record<string, string>;
}

export interface Painted {
  lcp: number;
  /** Total of each task's time above 50 ms, after the first paint. */
  tbt: number;
  cls: number;
  shown: Shown | null;
}

interface Kept {
  lcp: number;
  cls: number;
  first: number;
  tasks: { start: number; duration: number }[];
  largest: Shown | null;
}

const LONG_TASK_MS = 50;
const QUIET_MS = 2_500;

/** Runs in the page before anything else. */
function watch(): void {
  const kept: Kept = { lcp: Number.NaN, cls: 0, first: 0, tasks: [], largest: null };
  Object.assign(window, { kept });
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.entryType === 'paint' && entry.name === 'first-contentful-paint') kept.first = entry.startTime;
      if (entry.entryType === 'longtask') kept.tasks.push({ start: entry.startTime, duration: entry.duration });
      if (entry.entryType === 'layout-shift') {
        const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) kept.cls += value;
      }
      if (entry.entryType === 'largest-contentful-paint') {
        const { startTime, element, url } = entry as unknown as { startTime: number; element: HTMLElement | null; url: string };
        kept.lcp = startTime;
        if (element === null) continue;
        const { top, left, width, height } = element.getBoundingClientRect();
        const { fontSize, lineHeight, fontWeight, objectFit } = getComputedStyle(element);
        const place = {
          position: 'absolute',
          top: `${Math.round(top)}px`,
          left: `${Math.round(left)}px`,
          width: `${Math.round(width)}px`,
          margin: '0',
        };
        kept.largest = url
          ? { text: null, picture: url, box: { ...place, height: `${Math.round(height)}px`, objectFit } }
          : { text: element.textContent, picture: null, box: { ...place, fontSize, lineHeight, fontWeight } };
      }
    }
  });
  for (const type of ['paint', 'longtask', 'layout-shift', 'largest-contentful-paint']) observer.observe({ type, buffered: true });
}

/** One cold load on a slow phone, until the network is idle. */
export async function paintOf(browser: Browser, address: string): Promise<Painted> {
  const { context, page } = await slowPhone(browser, address);
  try {
    await page.addInitScript(watch);
    await page.goto(address, { waitUntil: 'networkidle', timeout: 60_000 });
    await page.waitForTimeout(QUIET_MS);
    const { lcp, cls, first, tasks, largest } = await page.evaluate(() => (window as unknown as { kept: Kept }).kept);
    const tbt = tasks.filter(({ start }) => start >= first).reduce((sum, { duration }) => sum + Math.max(0, duration - LONG_TASK_MS), 0);
    return { lcp, tbt, cls, shown: largest };
  } finally {
    await context.close();
  }
}

/**
 * `npm run bench -- interaction`: response times of the sample wardrobe's filters and of the calculator, alternating with a page that only
 * counts: until the frame with the changed text or pressed state. Fails when the median of three runs is more than two frames behind the
 * counter.
 */
import { chromium } from '@playwright/test';
import { runOnProduct } from '@/scripts/product/run-on-product';
import { counterDelays, pageDelays } from './interaction-page';
import { atMost, median, plainFigure, report, type BenchLine } from './result';

const FRAME_MS = 1000 / 60;
const FRAMES = 2;
const CLICKS = 12;
const RUNS = 3;
const PARTS = [
  {
    name: 'sample wardrobe, filter',
    path: '/',
    pressed: {
      targets: 'section[aria-labelledby="wardrobe"] [role=group] button:not([disabled])',
      answer: 'section[aria-labelledby="wardrobe"]',
    },
  },
  {
    name: 'calculator, pieces',
    path: '/services-pricing',
    pressed: { targets: '#calculator input[type=radio]:not([disabled])', answer: '#calculator' },
  },
] as const;

await runOnProduct(async ({ environment, launchOptions }) => {
  const browser = await chromium.launch(launchOptions);
  const behind = new Map<string, number[]>(PARTS.map(({ name }) => [name, []]));
  const counters: number[] = [];
  try {
    for (let run = 1; run <= RUNS; run += 1) {
      for (const { name, path, pressed } of PARTS) {
        const counter = median(await counterDelays(browser, `${environment.siteUrls.hk}/counter`, CLICKS));
        const ours = median(await pageDelays(browser, `${environment.siteUrls.hk}${path}`, pressed, CLICKS));
        counters.push(counter);
        behind.get(name)?.push((ours - counter) / FRAME_MS);
        console.log(`run ${run}  ${name.padEnd(26)} counter ${counter.toFixed(1)} ms  ours ${ours.toFixed(1)} ms`);
      }
    }
  } finally {
    await browser.close();
  }
  const lines: BenchLine[] = [...behind].map(([name, frames]) => atMost(`${name}, behind the counter`, median(frames), 'frames', FRAMES));
  return report({ name: 'interaction', lines: [plainFigure('the counter answers after', median(counters), 'ms'), ...lines] });
});

/**
 * `npm run bench -- paint [-- route … --pairs=N]`: largest paint, blocking time and shifts of one page per template on a slow phone,
 * alternating with a blank page with the same text or picture, prepared as a file (medians of 7 pairs), and the slowest response to a round
 * of presses there.
 */
import { chromium, type Browser } from '@playwright/test';
import { ROUTES } from '@/lib/config/routes';
import { freePortPair } from '@/scripts/product/ports';
import { runOnProduct } from '@/scripts/product/run-on-product';
import { buildFloorSite, serveFloorSite } from './floor-sites';
import { prepareFloor, warmFloor } from './paint-floor';
import { paintOf, type Painted, type Shown } from './paint-page';
import { PRESSED_PAGES, slowestAnswer } from './press-page';
import { atMost, median, report, type BenchLine } from './result';
import { choiceOf, choosePages } from './site-choice';
import { indexablePages, pageOf, type SitePage } from './site-pages';

/** Of shifts: fonts arrive after the first paint, and a line or two may wrap anew. */
const BARS = { lcp: 1.35, tbtMs: 150, inpMs: 200, shift: 0.02 };
const pairs = Number(process.argv.find((argument) => argument.startsWith('--pairs='))?.slice('--pairs='.length) ?? 7);

/** A page of the product, and its baseline. */
interface Pair {
  name: string;
  address: string;
  shown: Shown;
  floor: string;
}

async function measurePage(browser: Browser, { name, address, shown, floor }: Pair): Promise<BenchLine[]> {
  const runs: { ours: Painted; floor: Painted }[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    const first = pair % 2 === 0 ? await paintOf(browser, address) : await paintOf(browser, floor);
    const second = pair % 2 === 0 ? await paintOf(browser, floor) : await paintOf(browser, address);
    runs.push(pair % 2 === 0 ? { ours: first, floor: second } : { ours: second, floor: first });
  }
  const of = (pick: (run: { ours: Painted; floor: Painted }) => number) => median(runs.map(pick));
  console.log(
    `${name.padEnd(24)} LCP ${of(({ ours }) => ours.lcp).toFixed(0)} ms beside ${of((run) => run.floor.lcp).toFixed(0)} ms  TBT ${of(({ ours }) => ours.tbt).toFixed(0)} ms beside ${of((run) => run.floor.tbt).toFixed(0)} ms  ${shown.picture ? `picture ${new URL(shown.picture).pathname}` : `text "${shown.text?.slice(0, 40)}"`}`,
  );
  return [
    atMost(
      `LCP of ${name}`,
      of((run) => run.ours.lcp / run.floor.lcp),
      'x',
      BARS.lcp,
    ),
    atMost(
      `TBT of ${name} above the blank page`,
      of((run) => run.ours.tbt - run.floor.tbt),
      'ms',
      BARS.tbtMs,
    ),
    atMost(
      `CLS of ${name}`,
      of(({ ours }) => ours.cls),
      '',
      BARS.shift,
    ),
  ];
}

/** Finds what each page paints largest; this also fills the server's cache before the pairs. */
async function pairsOf(root: string, browser: Browser, pages: readonly SitePage[]): Promise<Pair[]> {
  const found: Pair[] = [];
  for (const { address, template } of pages) {
    const { shown } = await paintOf(browser, address);
    if (shown === null) throw new Error(`${address} painted nothing.`);
    found.push({ name: template, address, shown, floor: await prepareFloor(root, shown) });
  }
  return found;
}

await runOnProduct(async ({ root, environment, processes, progress, launchOptions }) => {
  const pages = [
    ...(await indexablePages(environment)).filter(({ locale }) => locale === 'en'),
    pageOf(environment, 'en', ROUTES.login.path),
  ];
  const templates = new Map(pages.toReversed().map((page) => [page.template, page]));
  const chosen = choosePages([...templates.values()].reverse(), choiceOf(process.argv.slice(2)));
  progress.phase('Building the blank page');
  await buildFloorSite(root, processes, 'blank');
  const browser = await chromium.launch(launchOptions);
  const lines: BenchLine[] = [];
  try {
    progress.phase('Looking at what each page paints largest');
    const prepared = await pairsOf(root, browser, chosen);
    // Next serves only pictures that exist when it starts.
    const { port } = await freePortPair({ port: environment.port + 10, backendPort: environment.backendPort + 10 });
    const blank = await serveFloorSite(root, processes, 'blank', port);
    for (const { floor } of prepared) await warmFloor(`${blank}${floor}`);
    progress.done();
    for (const pair of prepared) lines.push(...(await measurePage(browser, { ...pair, floor: `${blank}${pair.floor}` })));
    for (const { path, name, presses } of PRESSED_PAGES) {
      if (!chosen.some((page) => page.path === path)) continue;
      lines.push(
        atMost(
          `slowest answer to a press, ${name}`,
          await slowestAnswer(browser, `${environment.siteUrls.hk}${path}`, presses),
          'ms',
          BARS.inpMs,
        ),
      );
    }
  } finally {
    await browser.close();
  }
  return report({ name: 'paint', lines });
});

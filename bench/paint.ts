/**
 * `npm run bench:paint [-- route … --pairs=N]`: largest paint, blocking time and shifts of one page of each template on a slow
 * phone, by turns with a blank page that shows the same text or picture (medians of 7 pairs), and the slowest answer to a
 * round of presses there.
 */
import { chromium, type Browser } from '@playwright/test';
import { ROUTES } from '@/lib/config/routes';
import { freePortPair } from '@/scripts/product/ports';
import { runOnProduct } from '@/scripts/product/run-on-product';
import { serveBlankSite } from './blank-site';
import { paintOf, type Painted, type Shown } from './paint-page';
import { PRESSED_PAGES, slowestAnswer } from './press-page';
import { atMost, median, report, type BenchLine } from './result';
import { indexablePages, pageOf } from './site-pages';

const BARS = { lcp: 1.2, tbtMs: 80, inpMs: 200 };
/** Below this a browser's rounding speaks. */
const NO_SHIFT = 0.0005;
const wanted = process.argv.slice(2).filter((argument) => argument.startsWith('/'));
const pairs = Number(process.argv.find((argument) => argument.startsWith('--pairs='))?.slice('--pairs='.length) ?? 7);

/** Node does not resolve `hk.localhost`, and a picture is the same on every host. */
function floorAddress(blank: string, siteUrl: string, { text, picture, box }: Shown): string {
  const { port } = new URL(siteUrl);
  const from = picture === null ? null : new URL(picture);
  const shown = from === null ? { text, box } : { picture: `/picture?from=${encodeURIComponent(`http://localhost:${port}${from.pathname}${from.search}`)}`, box };
  return `${blank}shown?what=${encodeURIComponent(JSON.stringify(shown))}`;
}

async function measurePage(browser: Browser, blank: string, siteUrl: string, address: string, name: string): Promise<BenchLine[]> {
  // Learns what is painted largest, and leaves nothing to be rendered by the server during the pairs.
  const { shown } = await paintOf(browser, address);
  if (shown === null) throw new Error(`${address} painted nothing.`);
  const floor = floorAddress(blank, siteUrl, shown);
  // As well prepared as ours.
  await paintOf(browser, floor);
  const runs: { ours: Painted; floor: Painted }[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    const first = pair % 2 === 0 ? await paintOf(browser, address) : await paintOf(browser, floor);
    const second = pair % 2 === 0 ? await paintOf(browser, floor) : await paintOf(browser, address);
    runs.push(pair % 2 === 0 ? { ours: first, floor: second } : { ours: second, floor: first });
  }
  const of = (pick: (run: { ours: Painted; floor: Painted }) => number) => median(runs.map(pick));
  console.log(`${name.padEnd(24)} LCP ${of(({ ours }) => ours.lcp).toFixed(0)} ms beside ${of((run) => run.floor.lcp).toFixed(0)} ms  TBT ${of(({ ours }) => ours.tbt).toFixed(0)} ms beside ${of((run) => run.floor.tbt).toFixed(0)} ms  ${shown.picture ? `picture ${new URL(shown.picture).pathname}` : `text "${shown.text?.slice(0, 40)}"`}`);
  return [
    atMost(`LCP of ${name}`, of((run) => run.ours.lcp / run.floor.lcp), 'x', BARS.lcp),
    atMost(`TBT of ${name} above the blank page`, of((run) => run.ours.tbt - run.floor.tbt), 'ms', BARS.tbtMs),
    atMost(`CLS of ${name}`, of(({ ours }) => ours.cls), '', NO_SHIFT),
  ];
}

await runOnProduct(async ({ root, environment, crew, progress, launchOptions }) => {
  progress.phase('Building and starting the blank page');
  const { port } = await freePortPair({ port: environment.port + 10, backendPort: environment.backendPort + 10 });
  const blank = await serveBlankSite(root, crew, port);
  progress.done();
  const pages = [...(await indexablePages(environment)).filter(({ locale }) => locale === 'en'), pageOf(environment, 'en', ROUTES.login.path)];
  const templates = new Map(pages.toReversed().map((page) => [page.template, page]));
  const browser = await chromium.launch(launchOptions);
  const lines: BenchLine[] = [];
  try {
    for (const { address, path, template } of [...templates.values()].reverse()) {
      if (wanted.length > 0 && !wanted.includes(path)) continue;
      lines.push(...(await measurePage(browser, blank, environment.siteUrls.hk, address, template)));
    }
    for (const { path, name, presses } of PRESSED_PAGES) {
      if (wanted.length > 0 && !wanted.includes(path)) continue;
      lines.push(atMost(`slowest answer to a press, ${name}`, await slowestAnswer(browser, `${environment.siteUrls.hk}${path}`, presses), 'ms', BARS.inpMs));
    }
  } finally {
    await browser.close();
  }
  return report({ name: 'paint', lines });
});

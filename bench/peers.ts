/**
 * `npm run bench -- peers NAME=ADDRESS …`: the home and the login page beside the blank page, `bench/stack` and sites of others that already
 * run on this machine, one after the other in each round: script bytes, Lighthouse's performance, and on a slow phone the largest paint,
 * blocking time and the slowest of a series of taps that begins with the first paint. Medians of three rounds.
 */
import { chromium, type Browser } from '@playwright/test';
import { ROUTES } from '@/lib/config/routes';
import { installApart } from '@/scripts/lock/install-apart';
import { freePortPair } from '@/scripts/product/ports';
import { runOnProduct } from '@/scripts/product/run-on-product';
import { serveFloorSite } from './floor-sites';
import { paintOf } from './paint-page';
import { figureText, median, plainFigure, report } from './result';
import { measureScriptBytes } from './script-bytes';
import { AT_HOME, slowPhone } from './slow-phone';

const ROUNDS = 3;
const TAPS = 12;
const BETWEEN_TAPS_MS = 250;
const COLUMNS = { scripts: 'kB', performance: 'points', LCP: 'ms', TBT: 'ms', 'slowest tap': 'ms' } as const;
type Figures = Record<keyof typeof COLUMNS, number>;

installApart('bench/lighthouse', 'lighthouse');
const { auditPage } = await import('./lighthouse/audit-page');

/** Taps beside the content, so that nothing is opened: what is measured is how long the page's own work keeps an answer back. */
async function slowestTap(browser: Browser, address: string): Promise<number> {
  const { context, page } = await slowPhone(browser, address);
  try {
    await page.addInitScript(() => {
      const taps: number[] = [];
      Object.assign(window, { taps });
      addEventListener('pointerdown', ({ timeStamp }) =>
        requestAnimationFrame((now) => setTimeout(() => taps.push(performance.now() - Math.min(now, timeStamp)))),
      );
    });
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    for (let tap = 0; tap < TAPS; tap += 1) {
      await page.touchscreen.tap(2, 400);
      await page.waitForTimeout(BETWEEN_TAPS_MS);
    }
    return Math.max(...(await page.evaluate(() => (window as unknown as { taps: number[] }).taps)));
  } finally {
    await context.close();
  }
}

const peers = process.argv.slice(2).map((argument) => argument.split(/=(.*)/s));

await runOnProduct(async ({ root, environment, processes, launchOptions }) => {
  const { port, backendPort } = await freePortPair({ port: environment.port + 10, backendPort: environment.backendPort + 10 });
  const sites = new Map<string, string>([
    ['blank page', await serveFloorSite(root, processes, 'blank', port)],
    ['bench/stack', await serveFloorSite(root, processes, 'stack', backendPort)],
    ['home page', `${environment.siteUrls.sg}/`],
    ['login page', `${environment.siteUrls.sg}${ROUTES.login.path}`],
    ...peers.map(([name = '', address = '']): [string, string] => [name, address]),
  ]);
  const { port: debugPort } = await freePortPair({ port: environment.port + 40, backendPort: environment.backendPort + 40 });
  const browser = await chromium.launch({ ...launchOptions, args: [...launchOptions.args, `--remote-debugging-port=${debugPort}`] });
  const runs = new Map<string, Figures[]>([...sites.keys()].map((name) => [name, []]));
  try {
    const session = await browser.newBrowserCDPSession();
    const expires = Date.now() / 1000 + 86_400;
    await session.send('Storage.setCookies', { cookies: [{ ...AT_HOME, url: environment.siteUrls.sg, expires }] });
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, address] of sites) {
        const { needed } = await measureScriptBytes(browser, address);
        const { lcp, tbt } = await paintOf(browser, address);
        const tap = await slowestTap(browser, address);
        const { points } = await auditPage(address, debugPort);
        runs.get(name)?.push({ scripts: needed / 1000, performance: points.performance, LCP: lcp, TBT: tbt, 'slowest tap': tap });
      }
    }
  } finally {
    await browser.close();
  }
  const columns = Object.keys(COLUMNS) as (keyof Figures)[];
  const figureOf = (figures: Figures[], column: keyof Figures) => median(figures.map((run) => run[column]));
  return report({
    name: 'peers',
    lines: [...runs].map(([name, figures]) => plainFigure(`scripts of ${name}`, figureOf(figures, 'scripts'), 'kB')),
    tables: [
      {
        title: 'Beside other sites',
        columns: ['site', ...columns],
        rows: [...runs].map(([name, figures]) => [
          name,
          ...columns.map((column) => figureText({ value: figureOf(figures, column), unit: COLUMNS[column] })),
        ]),
      },
    ],
  });
});

/**
 * `npm run bench -- peers [name=address[,pressed] …]`: the home page beside pages of other products that run already: script bytes,
 * Lighthouse, painting on a slow phone and the answer to a press there. `--bytes`: only what needs no idle machine.
 */
import { chromium } from '@playwright/test';
import { installApart } from '@/scripts/lock/install-apart';
import { freePortPair } from '@/scripts/product/ports';
import { runOnProduct } from '@/scripts/product/run-on-product';
import { serveFloorSite } from './floor-sites';
import { paintOf } from './paint-page';
import { PRESSED_PAGES, slowestAnswer } from './press-page';
import { atLeast, median, report, type BenchLine } from './result';
import { measureScriptBytes } from './script-bytes';

const TIMES = 3;
const ANY_BUTTON = 'button >> visible=true >> nth=0';

interface Peer {
  name: string;
  address: string;
  /** Null: there is nothing to press. */
  pressed: string | null;
}

const withTimes = !process.argv.includes('--bytes');
const peers = process.argv.slice(2).flatMap((argument): Peer[] => {
  const [, name = '', address = '', pressed = ANY_BUTTON] = /^([\w-]+)=(http[^,]+)(?:,(.+))?$/.exec(argument) ?? [];
  return name === '' ? [] : [{ name, address, pressed }];
});

if (withTimes) installApart('bench/lighthouse', 'lighthouse');

await runOnProduct(async ({ root, environment, processes, progress, launchOptions }) => {
  progress.phase('Building and starting the blank page and bench/stack');
  const { port, backendPort } = await freePortPair({ port: environment.port + 10, backendPort: environment.backendPort + 10 });
  const [press = ANY_BUTTON] = PRESSED_PAGES[0]?.presses ?? [];
  const pages: Peer[] = [
    { name: 'blank page', address: await serveFloorSite(root, processes, 'blank', port), pressed: null },
    { name: 'bench/stack', address: await serveFloorSite(root, processes, 'stack', backendPort), pressed: null },
    { name: 'home', address: `${environment.siteUrls.hk}/`, pressed: press },
    ...peers,
  ];
  const { port: debugPort } = await freePortPair({ port: environment.port + 40, backendPort: environment.backendPort + 40 });
  const browser = await chromium.launch({ ...launchOptions, args: [...launchOptions.args, `--remote-debugging-port=${debugPort}`] });
  const rows: string[][] = [];
  const points = new Map<string, number>();
  let blank = 0;
  try {
    progress.phase('Loading each page');
    for (const { name, address, pressed } of pages) {
      const { needed } = await measureScriptBytes(browser, address);
      blank ||= needed;
      const row = [name, (needed / 1000).toFixed(1), (needed / blank).toFixed(2)];
      if (withTimes) {
        const { auditPage } = await import('./lighthouse/audit-page');
        const audits: number[] = [];
        const paints: Awaited<ReturnType<typeof paintOf>>[] = [];
        for (let run = 0; run < TIMES; run += 1) {
          audits.push((await auditPage(address, debugPort)).points.performance);
          paints.push(await paintOf(browser, address));
        }
        points.set(name, median(audits));
        const answer = pressed === null ? Number.NaN : await slowestAnswer(browser, address, [pressed]);
        row.push(
          ...[median(audits), median(paints.map(({ lcp }) => lcp)), median(paints.map(({ tbt }) => tbt)), answer].map((value) =>
            value.toFixed(0),
          ),
        );
      }
      rows.push(row);
    }
  } finally {
    await browser.close();
  }
  progress.done();
  const columns = ['page', 'scripts, kB', 'x blank', ...(withTimes ? ['Lighthouse', 'LCP, ms', 'TBT, ms', 'answer to a press, ms'] : [])];
  const own = points.get('home') ?? Number.NaN;
  const lines: BenchLine[] = withTimes
    ? peers.map(({ name }) => atLeast(`Lighthouse of home, beside ${name}`, own, 'points', points.get(name) ?? 0))
    : [];
  lines.push(atLeast('pages beside each other', rows.length, '', pages.length));
  return report({ name: 'peers', lines, tables: [{ title: 'beside each other', columns, rows }] });
});

/**
 * `npm run bench:bundle [-- route …]`: every script byte of a cold load, gzip 6, as a multiple of a blank page
 * of the same Next version. Routes without their locale, all pages by default; `--files` lists the chunks.
 */
import { chromium } from '@playwright/test';
import { ROUTES, routeOfPath } from '@/lib/config/routes';
import { kilobytes } from '@/scripts/budget/route-bytes';
import { freePortPair } from '@/scripts/product/ports';
import { runOnProduct } from '@/scripts/product/run-on-product';
import { serveBlankSite } from './blank-site';
import { atMost, plainFigure, report, type BenchLine } from './result';
import { measureScriptBytes, printFiles, type ScriptBytes } from './script-bytes';

/** The bars of docs/quality.md as multiples of the blank page. */
const BARS = { everyone: 1.25, member: 2.2 };
/** Loaded at the same time: bytes do not depend on how busy the machine is, and most of the time is waiting. */
const AT_ONCE = 6;
/** Addresses that the registry does not show: a page of a collection, and one that nothing answers. */
const FURTHER = ['/blog/damp-season-wardrobe'];
/** Waits for a code of its own and has no page without one. */
const NO_PAGES: readonly string[] = [ROUTES.loginCallback.path];

const routes = process.argv.slice(2).filter((argument) => argument.startsWith('/'));
const withFiles = process.argv.includes('--files');
if (routes.length === 0) routes.push(...Object.values(ROUTES).map(({ path }) => path).filter((path) => !NO_PAGES.includes(path)), ...FURTHER);

function linesOf(blank: ScriptBytes, pages: readonly ScriptBytes[]): BenchLine[] {
  const lines = [plainFigure('scripts of the blank page', blank.total / 1000, 'kB')];
  for (const [at, page] of pages.entries()) {
    const route = routes[at] ?? '';
    const audience = routeOfPath(route)?.audience ?? 'everyone';
    lines.push(atMost(`scripts of ${route}`, page.total / blank.total, 'x', BARS[audience]));
    if (page.hasFirebase) lines.push(atMost(`Firebase on ${route}, though nobody is logged in`, 1, '', 0));
  }
  return lines;
}

await runOnProduct(async ({ root, environment, crew, progress, launchOptions }) => {
  progress.phase('Building and starting the blank page');
  const { port } = await freePortPair({ port: environment.port + 10, backendPort: environment.backendPort + 10 });
  const blankAddress = await serveBlankSite(root, crew, port);

  progress.phase('Loading each page cold');
  const browser = await chromium.launch(launchOptions);
  const addresses = [blankAddress, ...routes.map((route) => `${environment.siteUrls.sg}${route}`)];
  const results: ScriptBytes[] = [];
  const queue = addresses.entries();
  const worker = async () => {
    for (const [at, address] of queue) results[at] = await measureScriptBytes(browser, address);
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  } finally {
    await browser.close();
  }
  progress.done();

  const [blank, ...pages] = results;
  if (!blank) throw new Error('The blank page was not measured.');
  if (withFiles) {
    for (const [at, page] of pages.entries()) {
      console.log(`${routes[at]}  ${kilobytes(page.total)} kB`);
      printFiles(page);
    }
  }
  return report({ name: 'bundle', lines: linesOf(blank, pages) });
});

/**
 * `npm run bench -- bundle [-- route …]`: script bytes (gzip 6) of a page's cold load, compared with a blank page of the same Next version and
 * with `bench/stack`; prefetched bytes are listed separately. Members' pages both signed out and signed in. Routes without their locale; by
 * default all pages and a 404. `--files` lists the chunks.
 */
import { chromium } from '@playwright/test';
import { ROUTES, routeOfPath } from '@/lib/config/routes';
import { kilobytes } from '@/scripts/budget/route-bytes';
import { freePortPair } from '@/scripts/product/ports';
import { runOnProduct } from '@/scripts/product/run-on-product';
import { serveFloorSite } from './floor-sites';
import { bundleLines, type LoadedPage } from './bundle-lines';
import { logIn } from './demo-account';
import { report } from './result';
import { measureScriptBytes, printFiles, type ScriptBytes } from './script-bytes';

/** Loaded in parallel: bytes do not depend on load, and most of the time is waiting. */
const AT_ONCE = 6;
/** An address without a page. */
const NOWHERE = '/no-such-page';
/** Addresses missing in the route table: a page of a collection, with the queries of a tab and of a campaign, and {@link NOWHERE}. */
const FURTHER = ['/blog/damp-season-wardrobe', '/services-pricing?type=sell', '/?utm_source=newsletter', NOWHERE];
/** Requires a code in its address. */
const NO_PAGES: readonly string[] = [ROUTES.loginCallback.path];

const routes = process.argv.slice(2).filter((argument) => argument.startsWith('/'));
const withFiles = process.argv.includes('--files');
if (routes.length === 0) {
  routes.push(
    ...Object.values(ROUTES)
      .map(({ path }) => path)
      .filter((path) => !NO_PAGES.includes(path)),
    ...FURTHER,
  );
}

const loads = routes.flatMap((route): Pick<LoadedPage, 'route' | 'who'>[] => [
  { route, who: 'visitor' },
  ...(routeOfPath(route)?.audience === 'member' ? [{ route, who: 'member' as const }] : []),
]);

await runOnProduct(async ({ root, environment, processes, progress, launchOptions }) => {
  progress.phase('Building and starting the blank page and bench/stack');
  const { port, backendPort } = await freePortPair({ port: environment.port + 10, backendPort: environment.backendPort + 10 });
  const blankAddress = await serveFloorSite(root, processes, 'blank', port);
  const stackAddress = await serveFloorSite(root, processes, 'stack', backendPort);

  progress.phase('Loading each page cold');
  const { token } = await logIn(environment.api.url, 'hk');
  const browser = await chromium.launch(launchOptions);
  const pages: LoadedPage[] = [];
  const details: ScriptBytes[] = [];
  try {
    const blank = await measureScriptBytes(browser, blankAddress);
    const stack = await measureScriptBytes(browser, stackAddress);
    const queue = loads.entries();
    const worker = async () => {
      for (const [at, { route, who }] of queue) {
        const bytes = await measureScriptBytes(browser, `${environment.siteUrls[who === 'member' ? 'hk' : 'sg']}${route}`, {
          status: route === NOWHERE ? 404 : 200,
          token: who === 'member' ? token : null,
        });
        details[at] = bytes;
        pages[at] = { route, who, bytes };
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    progress.done();
    if (withFiles) {
      for (const [at, { route, who, bytes }] of pages.entries()) {
        console.log(`${route}, ${who}  ${kilobytes(bytes.needed)} kB`);
        const detail = details[at];
        if (detail) printFiles(detail);
      }
    }
    return report({ name: 'bundle', lines: bundleLines({ blank: blank.needed, stack: stack.needed }, pages) });
  } finally {
    await browser.close();
  }
});

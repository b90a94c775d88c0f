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
import { measureScriptBytes, printFiles, type ScriptBytes, type Visit } from './script-bytes';

/** The bars of docs/quality.md as multiples of the blank page. */
const BARS = { everyone: 1.25, member: 2.2 };
/** Loaded at the same time: bytes do not depend on how busy the machine is, and most of the time is waiting. */
const AT_ONCE = 6;
/** An address that nothing answers. */
const NOTHING = '/no-such-page';
/** Addresses that the registry does not show: a page of a collection, and that one. */
const FURTHER = ['/blog/damp-season-wardrobe', NOTHING];
/** Of the samples: with pieces, visits, messages and bills. */
const MEMBER = { email: 'sg@example.com', password: 'try-the-wardrobe', ip: '' };
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
    if (audience === 'member') lines.push(plainFigure(`the realtime SDK beside them on ${route}`, page.firebase / 1000, 'kB'));
    else lines.push(atMost(`the realtime SDK on ${route}, where nobody is logged in`, page.firebase / 1000, 'kB', 0));
  }
  return lines;
}

async function signIn(apiUrl: string): Promise<string> {
  const answer = await fetch(`${apiUrl}/users/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(MEMBER) });
  const { data } = (await answer.json()) as { data: { accessToken: string } | null };
  if (data === null) throw new Error(`${MEMBER.email} could not log in.`);
  return data.accessToken;
}

await runOnProduct(async ({ root, environment, crew, progress, launchOptions }) => {
  progress.phase('Building and starting the blank page');
  const { port } = await freePortPair({ port: environment.port + 10, backendPort: environment.backendPort + 10 });
  const blankAddress = await serveBlankSite(root, crew, port);

  progress.phase('Loading each page cold');
  const browser = await chromium.launch(launchOptions);
  const token = await signIn(environment.api.url);
  // A member's page is one for who is logged in; to others it shows a card.
  const visits: Visit[] = [{ address: blankAddress }, ...routes.map((route) => ({ address: `${environment.siteUrls.sg}${route}`, token: routeOfPath(route)?.audience === 'member' ? token : undefined, status: route === NOTHING ? 404 : 200 }))];
  const results: ScriptBytes[] = [];
  const queue = visits.entries();
  const worker = async () => {
    for (const [at, visit] of queue) results[at] = await measureScriptBytes(browser, visit);
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

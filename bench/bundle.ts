/**
 * `npm run bench:bundle [-- route …]`: every script byte of a cold load, gzip 6, as a multiple of a blank page
 * of the same Next version. Routes without their locale, all pages by default; `--files` lists the chunks.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { ROUTES, routeOfPath } from '@/lib/config/routes';
import { kilobytes } from '@/scripts/budget/route-bytes';
import { createProgress } from '@/scripts/console/progress';
import { chromiumLaunchOptions, ensureChromium } from '@/scripts/gate/chromium';
import { testBuildFolder, testEnvironment } from '@/scripts/gate/test-environment';
import { createCrew } from '@/scripts/process/crew';
import { stopOnSignals } from '@/scripts/process/stop-signals';
import { productCommands } from '@/scripts/product/commands';
import { launchProduct } from '@/scripts/product/launch';
import { freePortPair } from '@/scripts/product/ports';
import { serveBlankSite } from './blank-site';
import { measureScriptBytes, printFiles, type ScriptBytes } from './script-bytes';

/** The bars of docs/quality.md as multiples of the blank page, and what is aimed at below them. */
const BARS = { everyone: { most: 1.35, end: 1.25, aim: 1.15 }, member: { most: 2.2, end: 2.2, aim: 2.2 } };
/** Loaded at the same time: bytes do not depend on how busy the machine is, and most of the time is waiting. */
const AT_ONCE = 6;
/** Addresses that the registry does not show: a page of a collection, and one that nothing answers. */
const FURTHER = ['/blog/damp-season-wardrobe'];
/** Waits for a code of its own and has no page without one. */
const NO_PAGES: readonly string[] = [ROUTES.loginCallback.path];

const root = fileURLToPath(new URL('..', import.meta.url));
const routes = process.argv.slice(2).filter((argument) => argument.startsWith('/'));
const withFiles = process.argv.includes('--files');
if (routes.length === 0) routes.push(...Object.values(ROUTES).map(({ path }) => path).filter((path) => !NO_PAGES.includes(path)), ...FURTHER);

const crew = createCrew();
const progress = createProgress();
const dataDir = mkdtempSync(join(tmpdir(), 'bench-data-'));
stopOnSignals(crew, () => progress.note('Stopping …'));

async function measure(): Promise<boolean> {
  ensureChromium(root);
  const environment = await testEnvironment(root, process.env, dataDir);
  const commands = productCommands(environment, 'production');
  await launchProduct({ root, environment, mode: 'production', buildFolder: testBuildFolder(environment), commands, crew, progress, onLine: null });
  progress.phase('Building and starting the blank page');
  const { port } = await freePortPair({ port: environment.port + 10, backendPort: environment.backendPort + 10 });
  const blankAddress = await serveBlankSite(root, crew, port);

  progress.phase('Loading each page cold');
  const browser = await chromium.launch(chromiumLaunchOptions());
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
  console.log(`\n${'blank page'.padEnd(32)} ${kilobytes(blank.total)} kB  1.00 x`);
  return pages.map((page, at) => {
    const route = routes[at] ?? '';
    const verdict = verdictOf(route, page.total / blank.total, page.hasFirebase);
    console.log(`${route.padEnd(32)} ${kilobytes(page.total)} kB  ${(page.total / blank.total).toFixed(2)} x  ${verdict.text}`);
    if (withFiles) printFiles(page);
    return verdict.isGood;
  }).every(Boolean);
}

function verdictOf(route: string, ratio: number, hasFirebase: boolean): { isGood: boolean; text: string } {
  const { most, end, aim } = BARS[routeOfPath(route)?.audience ?? 'everyone'];
  if (hasFirebase) return { isGood: false, text: '✗ Firebase, though nobody is logged in' };
  if (ratio > most) return { isGood: false, text: `✗ over ${most}` };
  return { isGood: true, text: ratio <= aim ? `✓ within ${aim}` : ratio <= end ? `✓ within ${end}` : `✓ within ${most}, over the ${end} that is wanted` };
}

try {
  process.exitCode = (await measure()) ? 0 : 1;
} catch (error) {
  progress.fail();
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await crew.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

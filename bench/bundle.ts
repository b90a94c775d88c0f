/**
 * `npm run bench:bundle [-- route …]`: every script byte of a cold load, gzip 6, as a multiple of a blank page
 * of the same Next version. Routes without their locale, `/` by default; `--files` lists the chunks.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { routeOfPath } from '@/lib/config/routes';
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
import { measureScriptBytes, printFiles } from './script-bytes';

/** The bars of docs/quality.md as multiples of the blank page. */
const BAR = { everyone: 1.35, member: 2.2 };
/** Routes measured at the same time; bytes do not depend on how busy the machine is. */
const AT_ONCE = 4;

const root = fileURLToPath(new URL('..', import.meta.url));
const routes = process.argv.slice(2).filter((argument) => argument.startsWith('/'));
const withFiles = process.argv.includes('--files');
if (routes.length === 0) routes.push('/');

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
  const results = [];
  try {
    for (let at = 0; at < addresses.length; at += AT_ONCE) {
      results.push(...(await Promise.all(addresses.slice(at, at + AT_ONCE).map((address) => measureScriptBytes(browser, address)))));
    }
  } finally {
    await browser.close();
  }
  progress.done();

  const [blank, ...pages] = results;
  if (!blank) throw new Error('The blank page was not measured.');
  console.log(`\n${'blank page'.padEnd(32)} ${kilobytes(blank.total)} kB  1.00 x`);
  return pages.map((page, at) => {
    const route = routes[at] ?? '';
    const bar = BAR[routeOfPath(route)?.audience ?? 'everyone'];
    const ratio = page.total / blank.total;
    console.log(`${route.padEnd(32)} ${kilobytes(page.total)} kB  ${ratio.toFixed(2)} x  (at most ${bar})${ratio > bar ? '  TOO MUCH' : ''}`);
    if (withFiles) printFiles(page);
    return ratio <= bar;
  }).every(Boolean);
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

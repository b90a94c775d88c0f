/**
 * `npm run bench:billings [-- pairs]`: whether /billings grows with the account. Opens the page in a cold browser, from the
 * navigation to the balance and the first row of the list, for a member with 1,000 invoices and for one with 3, in
 * interleaved pairs. Prints both medians and their ratio, and fails above 1.3 in two of three runs.
 */
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from '@playwright/test';
import { readBackendEnv } from '@/backend/config/env';
import { refreshStatistics } from '@/backend/db/refresh-statistics';
import { createBackend } from '@/backend/server';
import { createProgress } from '@/scripts/console/progress';
import { chromiumLaunchOptions, ensureChromium } from '@/scripts/gate/chromium';
import { testBuildFolder, testEnvironment } from '@/scripts/gate/test-environment';
import { createCrew } from '@/scripts/process/crew';
import { stopOnSignals } from '@/scripts/process/stop-signals';
import { productCommands } from '@/scripts/product/commands';
import { launchProduct } from '@/scripts/product/launch';
import { addInvoices } from '@/tests/builders/many-invoices';
import { signUpMember } from '@/tests/setup/member';
import { createFolder } from '@/tests/setup/test-database';
import { median, memberContext, type Account } from './wardrobe-page';

const PAIRS = Number(process.argv[2] ?? 11);
const RUNS = 3;
const BAR = 1.3;

const root = fileURLToPath(new URL('..', import.meta.url));
const crew = createCrew();
const progress = createProgress();
stopOnSignals(crew, () => progress.note('Stopping …'));

/** Written before the product starts: one process at a time may hold the folder. */
async function fillFolder(variables: Record<string, string>): Promise<{ small: Account; large: Account }> {
  const backend = await createBackend({ ...readBackendEnv({ ...variables, BACKEND_PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' }), hasDemoAccounts: false, hasSampleBookings: false, hasOperations: false });
  try {
    const { orm } = backend.context.database;
    const accountWith = async (name: string, count: number): Promise<Account> => {
      const { id, token } = await signUpMember(backend);
      await addInvoices(orm, id, count);
      return { name, token };
    };
    const accounts = { small: await accountWith('3', 3), large: await accountWith('1,000', 1_000) };
    // What a server does by itself, and the embedded database with `npm run seed:scale`.
    await refreshStatistics(orm);
    return accounts;
  } finally {
    await backend.close();
  }
}

/** Milliseconds from the navigation until the balance and the first page of the list stand in the page. */
async function opening(browser: Browser, site: string, account: Account): Promise<number> {
  const context = await memberContext(browser, site, account);
  try {
    const page = await context.newPage();
    await page.goto(`${site}/billings`);
    await page.waitForFunction(() => document.querySelector('#main tbody tr') !== null && document.querySelector('#main [aria-busy="true"]') === null, undefined, { polling: 'raf' });
    return await page.evaluate(() => performance.now());
  } finally {
    await context.close();
  }
}

async function run(browser: Browser, site: string, { small, large }: { small: Account; large: Account }): Promise<boolean> {
  const times = new Map<Account, number[]>([[small, []], [large, []]]);
  for (let pair = 0; pair < PAIRS; pair += 1) {
    // By turns first and second: whatever drifts in the machine falls on both.
    for (const account of pair % 2 === 0 ? [small, large] : [large, small]) times.get(account)?.push(await opening(browser, site, account));
  }
  const [few, many] = [median(times.get(small) ?? []), median(times.get(large) ?? [])];
  console.log(`3 invoices ${few.toFixed(0)} ms · 1,000 invoices ${many.toFixed(0)} ms · ${(many / few).toFixed(2)} x (at most ${BAR})`);
  return many / few <= BAR;
}

const folder = await createFolder('catalogue');
try {
  ensureChromium(root);
  const environment = await testEnvironment(root, process.env, folder.variables.DATA_DIR ?? '');
  progress.phase('Writing 1,000 invoices');
  const accounts = await fillFolder(folder.variables);
  await launchProduct({ root, environment, mode: 'production', buildFolder: testBuildFolder(environment), commands: productCommands(environment, 'production'), crew, progress, onLine: null });
  progress.done();
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const site = environment.siteUrls.hk;
    for (const account of [accounts.small, accounts.large]) await opening(browser, site, account); // warms up, and is not counted
    let missed = 0;
    for (let index = 0; index < RUNS; index += 1) if (!(await run(browser, site, accounts))) missed += 1;
    process.exitCode = missed >= 2 ? 1 : 0;
  } finally {
    await browser.close();
  }
} catch (error) {
  progress.fail();
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await crew.stop();
  await folder.drop();
}

/**
 * `npm run bench -- billings [-- rounds]`: whether /billings slows down with the size of the account. Opens the page in a cold browser, from
 * the navigation to the balance and the first row, alternating between members with 3 to 1,000 invoices. The target, 1.3 x of the smallest
 * for the largest, applies to the median of three runs.
 */
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from '@playwright/test';
import { readBackendEnv } from '@/backend/config/env';
import { refreshStatistics } from '@/backend/api/db/refresh-statistics';
import { createBackend } from '@/backend/server';
import { createProgress } from '@/scripts/console/progress';
import { chromiumLaunchOptions, ensureChromium } from '@/scripts/gate/chromium';
import { testBuildFolder, testEnvironment } from '@/scripts/gate/test-environment';
import { createProcessGroup } from '@/scripts/process/process-group';
import { stopOnSignals } from '@/scripts/process/stop-signals';
import { productCommands } from '@/scripts/product/commands';
import { launchProduct } from '@/scripts/product/launch';
import { addInvoices } from '@/tests/builders/many-invoices';
import { signUpMember } from '@/tests/setup/member';
import { createFolder } from '@/tests/setup/test-database';
import { atMost, curveOf, median, plainFigure, report } from './result';
import { memberContext, type Account } from './wardrobe-page';

const ROUNDS = Number(process.argv[2] ?? 11);
const RUNS = 3;
const BAR = 1.3;
const SIZES = [3, 30, 300, 1_000];

const root = fileURLToPath(new URL('..', import.meta.url));
const processes = createProcessGroup();
const progress = createProgress();
stopOnSignals(processes, () => progress.note('Stopping …'));

interface Sized {
  size: number;
  account: Account;
}

/** Written before the product starts: only one process may use the folder. */
async function fillFolder(variables: Record<string, string>): Promise<Sized[]> {
  const backend = await createBackend({
    ...readBackendEnv({ ...variables, BACKEND_PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' }),
    hasDemoAccounts: false,
    hasSampleBookings: false,
    hasOperations: false,
  });
  try {
    const { orm } = backend.context.database;
    const sized: Sized[] = [];
    for (const size of SIZES) {
      const { id, token } = await signUpMember(backend);
      await addInvoices(orm, id, size);
      sized.push({ size, account: { name: String(size), token } });
    }
    // A server has autovacuum, and `npm run seed` does this for the embedded database.
    await refreshStatistics(orm);
    return sized;
  } finally {
    await backend.close();
  }
}

/** Milliseconds from the navigation until the balance and the first page of the list are shown. */
async function opening(browser: Browser, site: string, account: Account): Promise<number> {
  const context = await memberContext(browser, site, account);
  try {
    const page = await context.newPage();
    await page.goto(`${site}/billings`);
    await page.waitForFunction(
      () => document.querySelector('#main tbody tr') !== null && document.querySelector('#main [aria-busy="true"]') === null,
      undefined,
      { polling: 'raf' },
    );
    return await page.evaluate(() => performance.now());
  } finally {
    await context.close();
  }
}

/** @returns the median of each size, in the same order */
async function run(browser: Browser, site: string, sized: readonly Sized[]): Promise<number[]> {
  const times = new Map<Sized, number[]>(sized.map((each) => [each, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    // Alternates the order, so that drift of the machine affects all alike.
    for (const each of round % 2 === 0 ? sized : sized.toReversed()) times.get(each)?.push(await opening(browser, site, each.account));
  }
  const medians = [...times.values()].map(median);
  console.log(sized.map(({ size }, at) => `${size} invoices ${medians[at]?.toFixed(0)} ms`).join(' · '));
  return medians;
}

const folder = await createFolder('catalogue');
try {
  ensureChromium(root);
  const environment = await testEnvironment(root, process.env, folder.variables.DATA_DIR ?? '');
  progress.phase('Writing up to 1,000 invoices');
  const accounts = await fillFolder(folder.variables);
  await launchProduct({
    root,
    environment,
    mode: 'production',
    buildFolder: testBuildFolder(environment),
    commands: productCommands(environment, 'production'),
    processes,
    progress,
    onLine: null,
  });
  progress.done();
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const site = environment.siteUrls.hk;
    for (const { account } of accounts) await opening(browser, site, account); // warm-up, not counted
    const runs: number[][] = [];
    while (runs.length < RUNS) runs.push(await run(browser, site, accounts));
    const ratios = runs.map((medians) => (medians.at(-1) ?? Number.NaN) / (medians[0] ?? Number.NaN));
    const points = SIZES.map((size, at) => [size, median(runs.map((medians) => medians[at] ?? Number.NaN))] as const);
    process.exitCode = report({
      name: 'billings',
      lines: [
        plainFigure('/billings with 3 invoices', points[0]?.[1] ?? Number.NaN, 'ms'),
        atMost('/billings with 1,000 invoices, beside 3', median(ratios), 'x', BAR),
      ],
      curves: [curveOf('/billings by invoices', 'ms', points)],
    });
  } finally {
    await browser.close();
  }
} catch (error) {
  progress.fail();
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await processes.stop();
  await folder.drop();
}

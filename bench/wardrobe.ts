/**
 * `npm run bench -- wardrobe [-- --minutes N --pairs N]`: wardrobes of up to 10,000 pieces compared with one of 24, on the real backend. First
 * view (cold browser, medians of interleaved rounds), long tasks while scrolling compared with an empty windowed list, and the delay until
 * another device shows a change of a piece or of a visit. With `--minutes` only the heap: after a forced collection in the last minute,
 * compared with the first. Fails when a target is missed.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { createProgress } from '@/scripts/console/progress';
import { chromiumLaunchOptions, ensureChromium } from '@/scripts/gate/chromium';
import { testBuildFolder, testEnvironment } from '@/scripts/gate/test-environment';
import { createProcessGroup } from '@/scripts/process/process-group';
import { stopOnSignals } from '@/scripts/process/stop-signals';
import { productCommands } from '@/scripts/product/commands';
import { launchProduct } from '@/scripts/product/launch';
import { logIn } from './demo-account';
import { atMost, curveOf, median, plainFigure, report, type BenchCurve, type BenchLine } from './result';
import { SIZES, addScaleAccounts, nameOfSize } from './scale-accounts';
import { EMPTY_LIST, firstView, heapOf, longTasksOfScrolling, memberContext, walkThrough, type Account, type Place } from './wardrobe-page';
import { pieceChanges, visitMoves } from './wardrobe-live';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '0' }, pairs: { type: 'string', default: '7' } } });
const PAIRS = Number(values.pairs);
const MINUTES = Number(values.minutes);
const SCROLLS = 3;
const BARS = { firstView: 1.3, liveMs: 2_000, heap: 1.1 };
const MINUTE = 60_000;
/** Of the demonstration's customer. */
const FEW = 24;

const root = fileURLToPath(new URL('..', import.meta.url));
const processes = createProcessGroup();
const progress = createProgress();
const dataDir = mkdtempSync(join(tmpdir(), 'bench-data-'));
stopOnSignals(processes, () => progress.note('Stopping …'));

interface Sized {
  size: number;
  account: Account;
}

interface Figures {
  lines: BenchLine[];
  curves?: BenchCurve[];
}

async function measureFirstView({ browser, site }: Place, accounts: readonly Sized[]): Promise<Figures> {
  const times = new Map<number, number[]>(accounts.map(({ size }) => [size, []]));
  for (const { account } of accounts) await firstView(browser, site, account); // warm-up, not counted
  for (let pair = 0; pair < PAIRS; pair += 1) {
    // Alternates the order, so that drift of the machine affects all alike.
    for (const { size, account } of pair % 2 === 0 ? accounts : accounts.toReversed()) {
      times.get(size)?.push(await firstView(browser, site, account));
    }
  }
  const points = [...times].map(([size, all]) => [size, median(all)] as const);
  const [few, many] = [points[0]?.[1] ?? Number.NaN, points.at(-1)?.[1] ?? Number.NaN];
  return {
    lines: [
      plainFigure(`first view of ${FEW} pieces`, few, 'ms'),
      atMost(`first view of 10,000 pieces beside ${FEW}`, many / few, 'x', BARS.firstView),
    ],
    curves: [curveOf('first view by pieces', 'ms', points)],
  };
}

async function measureScrolling({ browser, site }: Place, large: Account): Promise<Figures> {
  const empty: number[] = [];
  const full: number[] = [];
  for (let run = 0; run < SCROLLS; run += 1) {
    const context = await memberContext(browser, site, large);
    const blank = await context.newPage();
    await blank.setContent(EMPTY_LIST);
    empty.push((await longTasksOfScrolling(blank)).count);
    await blank.close();
    const page = await context.newPage();
    await page.goto(`${site}/items`);
    await page.getByText('10,000 of 10,000 pieces').waitFor({ timeout: MINUTE });
    full.push((await longTasksOfScrolling(page)).count);
    await context.close();
  }
  return {
    lines: [
      plainFigure('long tasks while scrolling an empty list', median(empty), ''),
      atMost('long tasks while scrolling 10,000 pieces, more than that', median(full) - median(empty), '', 0),
    ],
  };
}

async function measureHeap({ browser, site }: Place, large: Account): Promise<Figures> {
  const context = await memberContext(browser, site, large);
  const page = await context.newPage();
  await page.goto(`${site}/items`);
  await page.getByText('10,000 of 10,000 pieces').waitFor({ timeout: MINUTE });
  const heaps: number[] = [];
  const start = Date.now();
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    while (Date.now() - start < minute * MINUTE) await walkThrough(page);
    heaps.push((await heapOf(page)) / 1e6);
    console.log(`heap after minute ${minute}: ${heaps.at(-1)?.toFixed(1)} MB`);
  }
  await context.close();
  const [first = Number.NaN, last = Number.NaN] = [heaps[0], heaps.at(-1)];
  return {
    lines: [
      plainFigure(`heap after minute ${MINUTES}`, last, 'MB'),
      atMost(`heap after minute ${MINUTES} beside that after the first`, last / first, 'x', BARS.heap),
    ],
    curves: [
      curveOf(
        'heap by minutes',
        'MB',
        heaps.map((heap, at) => [at + 1, heap]),
      ),
    ],
  };
}

async function run(): Promise<0 | 1> {
  ensureChromium(root);
  const environment = await testEnvironment(root, process.env, dataDir);
  progress.phase('Filling wardrobes of up to 10,000');
  await addScaleAccounts(environment.variables, 'pieces');
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
    const place = { browser, site: environment.siteUrls.hk, api: `http://localhost:${environment.backendPort}` };
    const small = await logIn(place.api, 'hk');
    const sized: Sized[] = [{ size: FEW, account: small }];
    for (const size of SIZES) sized.push({ size, account: await logIn(place.api, nameOfSize(size)) });
    const large = sized.at(-1)?.account ?? small;
    if (MINUTES > 0) return report({ name: 'wardrobe-heap', ...(await measureHeap(place, large)) });
    const first = await measureFirstView(place, sized);
    const scrolling = await measureScrolling(place, large);
    const lines = [
      ...first.lines,
      ...scrolling.lines,
      atMost('a change on another device is seen after', median(await pieceChanges(place, small)), 'ms', BARS.liveMs),
      atMost('a visit moved on another device is seen after', median(await visitMoves(place, small)), 'ms', BARS.liveMs),
    ];
    return report({ name: 'wardrobe', lines, ...(first.curves && { curves: first.curves }) });
  } finally {
    await browser.close();
  }
}

try {
  process.exitCode = await run();
} catch (error) {
  progress.fail();
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await processes.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

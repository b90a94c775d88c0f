/**
 * `npm run bench:wardrobe [-- --minutes N]`: the wardrobe of 10,000 pieces beside one of 24, on the real backend.
 * First view (cold browser, medians of interleaved pairs), long tasks while scrolling beside an empty windowed list,
 * how long another device takes to see a change of a piece or of a visit; with `--minutes` the heap after forced collection in the first and in
 * the last minute. Fails when a bar is missed.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from '@playwright/test';
import { createProgress } from '@/scripts/console/progress';
import { chromiumLaunchOptions, ensureChromium } from '@/scripts/gate/chromium';
import { testBuildFolder, testEnvironment, testVariables } from '@/scripts/gate/test-environment';
import { createCrew } from '@/scripts/process/crew';
import { stopOnSignals } from '@/scripts/process/stop-signals';
import { productCommands } from '@/scripts/product/commands';
import { launchProduct } from '@/scripts/product/launch';
import { EMPTY_LIST, firstView, heapOf, longTasksOfScrolling, median, memberContext, walkThrough, type Account } from './wardrobe-page';

const PAIRS = 7;
const SCROLLS = 3;
const CHANGES = 5;
const BARS = { firstView: 1.3, liveMs: 2_000, heap: 1.1 };
const MINUTE = 60_000;

const root = fileURLToPath(new URL('..', import.meta.url));
const minutesAt = process.argv.indexOf('--minutes');
const minutes = minutesAt < 0 ? 0 : Number(process.argv[minutesAt + 1] ?? 10);
const crew = createCrew();
const progress = createProgress();
const dataDir = mkdtempSync(join(tmpdir(), 'bench-data-'));
stopOnSignals(crew, () => progress.note('Stopping …'));

interface Place {
  browser: Browser;
  site: string;
  api: string;
}

async function logIn(api: string, name: string): Promise<Account> {
  const answer = await fetch(`${api}/users/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: `${name}@example.com`, password: 'try-the-wardrobe', ip: '' }) });
  const { data } = (await answer.json()) as { data: { accessToken: string } };
  return { name, token: data.accessToken };
}

async function measureFirstView({ browser, site }: Place, small: Account, large: Account): Promise<boolean> {
  const times: Record<string, number[]> = { [small.name]: [], [large.name]: [] };
  await firstView(browser, site, small);
  await firstView(browser, site, large);
  for (let pair = 0; pair < PAIRS; pair += 1) {
    for (const account of pair % 2 === 0 ? [small, large] : [large, small]) times[account.name]?.push(await firstView(browser, site, account));
  }
  const [ofSmall, ofLarge] = [median(times[small.name] ?? []), median(times[large.name] ?? [])];
  console.log(`first view: ${ofSmall.toFixed(0)} ms with 24 pieces, ${ofLarge.toFixed(0)} ms with 10,000; ${(ofLarge / ofSmall).toFixed(2)} x (at most ${BARS.firstView})`);
  return ofLarge / ofSmall <= BARS.firstView;
}

async function measureScrolling({ browser, site }: Place, large: Account): Promise<boolean> {
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
  console.log(`long tasks while scrolling: ${median(full)} in the wardrobe (${full.join(', ')}), ${median(empty)} in an empty list (${empty.join(', ')})`);
  return median(full) <= median(empty);
}

async function measureLive({ browser, site, api }: Place, small: Account): Promise<boolean> {
  const answer = await fetch(`${api}/ext/items?take=100`, { headers: { authorization: `Bearer ${small.token}` } });
  const { data } = (await answer.json()) as { data: { items: { id: string; code: string; state: string; openRequest: unknown }[] } };
  const piece = data.items.find(({ state, openRequest }) => state === 'stored' && openRequest === null);
  if (!piece) throw new Error('No piece is free');
  const context = await memberContext(browser, site, small);
  const page = await context.newPage();
  await page.goto(`${site}/items?q=${piece.code}`);
  const card = page.locator('ul[data-layout] > li').first();
  await card.getByText('Stored').waitFor();
  const times: number[] = [];
  for (let change = 0; change < CHANGES; change += 1) {
    const [state, word] = change % 2 === 0 ? ['in-transit', 'On its way'] : ['stored', 'Stored'];
    const start = performance.now();
    await fetch(`${api}/ops/commands`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ command: 'move', item: piece.id, state }) });
    await card.getByText(word ?? '').waitFor();
    times.push(performance.now() - start);
  }
  await context.close();
  console.log(`a change on another device is seen after ${median(times).toFixed(0)} ms (slowest ${Math.max(...times).toFixed(0)}; at most ${BARS.liveMs})`);
  return median(times) <= BARS.liveMs;
}

/** The member's last visit is moved between two later places of different hours, while another device has all visits open. */
async function measureVisits({ browser, site, api }: Place, small: Account): Promise<boolean> {
  const headers = { authorization: `Bearer ${small.token}`, 'content-type': 'application/json' };
  const data = async <Data>(path: string, body?: object) => ((await (await fetch(`${api}${path}`, { headers, ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}) })).json()) as { data: Data }).data;
  const { bookings } = await data<{ bookings: { id: string; date: string; time: string; status: string; feeNow: number | null }[] }>('/ext/bookings');
  const visit = bookings.filter(({ status }) => status === 'booked').at(-1);
  const { timeslotInformation } = await data<{ timeslotInformation: { date: string; slots: { id: string; left: number }[] }[] }>('/users/price-service', { country: 'hk' });
  const free = timeslotInformation.filter(({ date }) => visit && date > visit.date).flatMap(({ date, slots }) => slots.filter(({ id, left }) => left > 1 && id !== visit?.time).map(({ id }) => ({ date, time: id })));
  const [later] = free;
  const other = free.find(({ time }) => time !== later?.time);
  if (!visit || visit.feeNow !== 0 || !later || !other) throw new Error('No visit can be moved');
  const places = [later, other];
  const context = await memberContext(browser, site, small);
  const page = await context.newPage();
  await page.goto(`${site}/items`);
  await page.getByRole('button', { name: /^All visits/ }).click();
  const last = page.getByRole('dialog', { name: 'Your visits' }).getByRole('listitem').last();
  await last.waitFor();
  const took: number[] = [];
  for (let change = 0; change < CHANGES + 1; change += 1) {
    const place = places[change % places.length] ?? later;
    const start = performance.now();
    await data(`/ext/bookings/${visit.id}`, { ...place, fee: 0 });
    await last.getByText(place.time.replace('-', '–')).waitFor();
    took.push(performance.now() - start);
  }
  await context.close();
  console.log(`a visit moved on another device is seen after ${median(took).toFixed(0)} ms (slowest ${Math.max(...took).toFixed(0)}; at most ${BARS.liveMs})`);
  return median(took) <= BARS.liveMs;
}

async function measureHeap({ browser, site }: Place, large: Account): Promise<boolean> {
  const context = await memberContext(browser, site, large);
  const page = await context.newPage();
  await page.goto(`${site}/items`);
  await page.getByText('10,000 of 10,000 pieces').waitFor({ timeout: MINUTE });
  const heaps: number[] = [];
  const start = Date.now();
  for (let minute = 1; minute <= minutes; minute += 1) {
    while (Date.now() - start < minute * MINUTE) await walkThrough(page);
    heaps.push(await heapOf(page));
    console.log(`heap after minute ${minute}: ${((heaps.at(-1) ?? 0) / 1e6).toFixed(1)} MB`);
  }
  await context.close();
  const ratio = (heaps.at(-1) ?? 0) / (heaps[0] ?? 1);
  console.log(`heap, minute ${minutes} to minute 1: ${ratio.toFixed(2)} x (at most ${BARS.heap})`);
  return ratio <= BARS.heap;
}

async function run(): Promise<boolean> {
  ensureChromium(root);
  const environment = await testEnvironment(root, process.env, dataDir);
  progress.phase('Filling a wardrobe of 10,000');
  const seed = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/seed-scale.ts'], { cwd: root, env: { ...process.env, ...testVariables(root, process.env), DATA_DIR: dataDir }, encoding: 'utf8' });
  if (seed.status !== 0) throw new Error(seed.stderr);
  await launchProduct({ root, environment, mode: 'production', buildFolder: testBuildFolder(environment), commands: productCommands(environment, 'production'), crew, progress, onLine: null });
  progress.done();
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const place = { browser, site: environment.siteUrls.hk, api: `http://localhost:${environment.backendPort}` };
    const [small, large] = [await logIn(place.api, 'hk'), await logIn(place.api, 'scale')];
    const passed = [await measureFirstView(place, small, large), await measureScrolling(place, large), await measureLive(place, small), await measureVisits(place, small), minutes > 0 ? await measureHeap(place, large) : true];
    return passed.every(Boolean);
  } finally {
    await browser.close();
  }
}

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  progress.fail();
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await crew.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

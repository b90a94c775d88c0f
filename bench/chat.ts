/**
 * `npm run bench -- chat [-- --runs N --messages N --files N | --minutes N]`, in a browser against the built product: a conversation of two
 * browsers
 * whose network is cut ten times (with `--files` so many of the messages carry one, and every other cut falls while one is on its way); how
 * long until a message shows on the other side, as a multiple of a bare WebSocket
 * between two blank pages (painted, which is what a person sees; and in the document, which leaves the frame out of both);
 * how long threads of up to 10,000 messages take to open, as a multiple of an empty one; and the long tasks of scrolling it,
 * beside an empty virtual list. Interleaved, medians; fails when one message is lost, doubled or out of order, or the middle
 * one of three runs misses a bar. With `--minutes` the heap of a long chat alone: after forced collection in the last
 * minute at most 1.1 times that in the first.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { NOTHING_OPTIONAL, writeConsentChoice } from '@/lib/domain/consent/consent-choice';
import { createProgress } from '@/scripts/console/progress';
import { chromiumLaunchOptions, ensureChromium } from '@/scripts/gate/chromium';
import { testBuildFolder, testEnvironment } from '@/scripts/gate/test-environment';
import { createProcessGroup } from '@/scripts/process/process-group';
import { stopOnSignals } from '@/scripts/process/stop-signals';
import { productCommands } from '@/scripts/product/commands';
import { launchProduct } from '@/scripts/product/launch';
import { serveBareChat } from './bare-chat';
import { measureCuts } from './chat-cuts';
import { deliveries, DELIVERY_BAR, noteMoments, type Talk } from './chat-delivery';
import { measureChatHeap } from './chat-heap';
import { logIn } from './demo-account';
import { atMost, curveOf, median, plainFigure, report, type BenchLine } from './result';
import { SIZES, addScaleAccounts, nameOfSize } from './scale-accounts';

const option = (name: string, otherwise: number) =>
  Number(process.argv[process.argv.indexOf(`--${name}`) + 1 || process.argv.length] ?? otherwise);
const RUNS = option('runs', 3);
/** In the conversation with cuts; 0 skips it. */
const CUT_MESSAGES = option('messages', 1_000);
/** How many of those have a file. */
const FILES = option('files', 0);
const MINUTES = option('minutes', 0);
const CUTS = 10;
const OPENINGS = option('openings', 7);
const WHEELS = 120;
const OPENING_BAR = 1.3;

const root = fileURLToPath(new URL('..', import.meta.url));
const processes = createProcessGroup();
const progress = createProgress();
const dataDir = mkdtempSync(join(tmpdir(), 'bench-data-'));
stopOnSignals(processes, () => progress.note('Stopping …'));

async function opening(browser: Browser, address: string, cookie: Cookie): Promise<number> {
  const context = await asMember(browser, cookie);
  const page = await context.newPage();
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('#chat-message') || !document.querySelector('[data-page] li, [role=region] ul button')) return;
        observer.disconnect();
        requestAnimationFrame(() => Object.assign(window, { openedAt: performance.now() }));
      });
      observer.observe(document.body, { subtree: true, childList: true });
    });
  });
  await page.goto(`${address}/chat`);
  const time = await page.waitForFunction(() => (window as unknown as { openedAt?: number }).openedAt);
  const value = (await time.jsonValue()) ?? Number.NaN;
  await context.close();
  return value;
}

/** Scrolls up through a box; @returns the number of long tasks */
async function longTasks(page: Page, selector: string): Promise<number> {
  const box = page.locator(selector);
  await box.hover();
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => tasks.push(duration))).observe({ type: 'longtask' });
  });
  for (let at = 0; at < WHEELS; at += 1) await page.mouse.wheel(0, -900);
  await page.waitForTimeout(500);
  return page.evaluate(() => (window as unknown as { tasks: number[] }).tasks.length);
}

interface Cookie {
  name: string;
  value: string;
  url: string;
}

async function asMember(browser: Browser, cookie: Cookie): Promise<BrowserContext> {
  // Consent banner and region modal are answered already.
  const answered = {
    origin: new URL(cookie.url).origin,
    localStorage: [{ name: 'consent', value: writeConsentChoice(NOTHING_OPTIONAL, new Date()) }],
  };
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, storageState: { cookies: [], origins: [answered] } });
  await context.addCookies([cookie, { name: 'skipRedirectModal', value: 'true', url: cookie.url }]);
  await context.addInitScript(noteMoments);
  return context;
}

/** The chat of a member, handed over to a person. */
async function openMember(browser: Browser, site: string, cookie: Cookie): Promise<Page> {
  const page = await (await asMember(browser, cookie)).newPage();
  await page.goto(`${site}/chat`);
  await page.fill('#chat-message', 'Talk to a person');
  await page.press('#chat-message', 'Enter');
  await page.getByRole('region', { name: 'Messages' }).getByText('A person will answer.').waitFor();
  return page;
}

async function openDesk(browser: Browser, api: string, name: RegExp): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${api}/team`);
  // The members share a name: the most recent writer is first.
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('heading', { name }).waitFor();
  return page;
}

async function openWindow(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript(noteMoments);
  return context.newPage();
}

async function post(url: string, body: object): Promise<{ accessToken: string }> {
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  return ((await answer.json()) as { data: { accessToken: string } }).data;
}

async function measure(): Promise<0 | 1> {
  ensureChromium(root);
  const environment = await testEnvironment(root, process.env, dataDir);
  progress.phase('Writing threads of up to 10,000 messages');
  await addScaleAccounts(environment.variables, 'messages');
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
  const api = `http://localhost:${environment.backendPort}`;
  const site = environment.siteUrls.hk;
  const sessionOf = ({ accessToken }: { accessToken: string }): Cookie => ({ name: 'accessToken', value: accessToken, url: site });
  const empty = sessionOf(
    await post(`${api}/users/signup`, {
      email: 'empty@example.com',
      password: 'quiet linen drawer',
      firstName: 'Ada',
      lastName: 'Lo',
      country: 'hk',
    }),
  );
  const talker = sessionOf(
    await post(`${api}/users/signup`, {
      email: 'talker@example.com',
      password: 'quiet linen drawer',
      firstName: 'Kim',
      lastName: 'Ong',
      country: 'hk',
    }),
  );
  const threads: { size: number; cookie: Cookie }[] = [{ size: 0, cookie: empty }];
  for (const size of SIZES) threads.push({ size, cookie: sessionOf({ accessToken: (await logIn(api, nameOfSize(size))).token }) });
  const scale = threads.at(-1)?.cookie ?? empty;
  const bare = await serveBareChat();
  const browser = await chromium.launch(chromiumLaunchOptions());
  const lines: BenchLine[] = [];
  const found = { toTeam: [] as number[], toMember: [] as number[], openings: [] as number[][], scrolling: [] as number[] };
  try {
    if (MINUTES > 0) {
      const [member, desk] = [await openMember(browser, site, scale), await openDesk(browser, api, /Bernadette Ho/)];
      return report(await measureChatHeap({ member, desk }, MINUTES));
    }
    if (CUT_MESSAGES > 0) {
      const cut = sessionOf(
        await post(`${api}/users/signup`, {
          email: 'cut@example.com',
          password: 'quiet linen drawer',
          firstName: 'Wai',
          lastName: 'Cheng',
          country: 'hk',
        }),
      );
      lines.push(
        ...(await measureCuts(
          {
            backendPort: environment.backendPort,
            openMember: (own) => openMember(own, site, cut),
            openDesk: (own) => openDesk(own, api, /Wai Cheng/),
          },
          { messages: CUT_MESSAGES, cuts: CUTS, files: FILES },
        )),
      );
    }
    const member = await openMember(browser, site, talker);
    // One window each: pages in the background are not painted.
    const [desk, left, right] = [await openWindow(browser), await openWindow(browser), await openWindow(browser)];
    await desk.goto(`${api}/team`);
    await desk.getByRole('button', { name: /Kim Ong/ }).click();
    await Promise.all([left.goto(bare.echo), right.goto(bare.echo)]);
    const beside: Talk = { from: left, to: right, field: '#text' };
    for (let run = 0; run < RUNS; run += 1) {
      console.log(`Run ${run + 1}: member to team, team to member`);
      found.toTeam.push(await deliveries({ from: member, to: desk, field: '#chat-message' }, beside, run));
      found.toMember.push(await deliveries({ from: desk, to: member, field: '#text' }, beside, run));
      const times = threads.map((): number[] => []);
      for (let at = 0; at < OPENINGS; at += 1) {
        for (const [index, { cookie }] of threads.entries()) times[index]?.push(await opening(browser, site, cookie));
      }
      const medians = times.map(median);
      console.log(`  opens in ${threads.map(({ size }, at) => `${medians[at]?.toFixed(0)} ms with ${size} messages`).join(', ')}`);
      found.openings.push(medians);
      const context = await asMember(browser, scale);
      const [thread, list] = [await context.newPage(), await context.newPage()];
      await thread.goto(`${site}/chat`);
      await thread.locator('[data-page] li').last().waitFor();
      await list.goto(bare.list);
      await thread.bringToFront();
      const ours = await longTasks(thread, '[role=region][tabindex="0"]');
      await list.bringToFront();
      const theirs = await longTasks(list, '#box');
      console.log(`  long tasks of ${WHEELS} turns of the wheel: ${ours}, of an empty virtual list ${theirs}`);
      found.scrolling.push(ours - theirs);
      await context.close();
    }
  } finally {
    await browser.close();
    await bare.close();
  }
  const points = threads.map(({ size }, at) => [size, median(found.openings.map((medians) => medians[at] ?? Number.NaN))] as const);
  lines.push(
    atMost('member to team, painted, beside a bare WebSocket', median(found.toTeam), 'x', DELIVERY_BAR),
    atMost('team to member, painted, beside a bare WebSocket', median(found.toMember), 'x', DELIVERY_BAR),
    plainFigure('an empty thread opens in', points[0]?.[1] ?? Number.NaN, 'ms'),
    atMost(
      '10,000 messages open, beside none',
      median(found.openings.map((medians) => (medians.at(-1) ?? Number.NaN) / (medians[0] ?? Number.NaN))),
      'x',
      OPENING_BAR,
    ),
    atMost('long tasks while scrolling them, more than an empty virtual list', median(found.scrolling), '', 0),
  );
  return report({ name: 'chat', lines, curves: [curveOf('opening by messages', 'ms', points)] });
}

try {
  process.exitCode = await measure();
} finally {
  await processes.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

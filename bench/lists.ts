/**
 * `npm run bench -- lists [-- rounds]`: whether /items, /chat and /billings slow down with what a member has: 100 to 10,000 pieces and
 * messages, 10 to 1,000 invoices. Cold browser, from the navigation to the first row, in alternating order; and long tasks while scrolling
 * the largest wardrobe and conversation.
 */
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { readBackendEnv } from '@/backend/config/env';
import { openDatabase, refreshStatistics } from '@/backend/api/db/database';
import { SCALE_CUSTOMER } from '@/backend/api/db/seed/seed-scale-customer';
import { NOTHING_OPTIONAL, writeConsentChoice } from '@/lib/domain/consent/consent-choice';
import type { Variables } from '@/scripts/product/environment';
import { runOnProduct } from '@/scripts/product/run-on-product';
import { addScaleCustomer } from '@/scripts/scale-customer';
import { addInvoices } from '@/tests/builders/many-invoices';
import { logIn } from './demo-account';
import { atMost, curveOf, median, plainFigure, report, type BenchCurve, type BenchLine } from './result';

const ROUNDS = Number(process.argv[2] ?? 11);
const BAR = 1.25;
const SCROLL_STEPS = 150;

/** Smallest first. The codes of pieces are unique over all members. */
const MEMBERS = [
  { name: 'scale-100', size: 100, invoices: 10, codesAfter: 20_000 },
  { name: 'scale-1000', size: 1_000, invoices: 100, codesAfter: 40_000 },
  { name: 'scale', size: 10_000, invoices: 1_000, codesAfter: SCALE_CUSTOMER.codesAfter },
] as const;

const LISTS = [
  { path: '/items', of: 'pieces', first: 'ul[data-layout] > li', scrolled: true },
  { path: '/chat', of: 'messages', first: '[data-page] li', scrolled: true },
  { path: '/billings', of: 'invoices', first: '#main tbody tr', scrolled: false },
] as const;
type List = (typeof LISTS)[number];

/** Before the product starts: only one process may use the data. */
async function addMembers(variables: Variables): Promise<void> {
  const env = readBackendEnv(variables);
  for (const { name, size, codesAfter } of MEMBERS) {
    const who = name === 'scale' ? SCALE_CUSTOMER : { id: name, email: `${name}@example.com`, codesAfter };
    await addScaleCustomer(env, { pieces: size, messages: size }, who);
  }
  const database = await openDatabase(env.database);
  try {
    for (const { name, invoices } of MEMBERS) await addInvoices(database.orm, name === 'scale' ? SCALE_CUSTOMER.id : name, invoices);
    await refreshStatistics(database.orm);
  } finally {
    await database.close();
  }
}

async function openContext(browser: Browser, site: string, token: string): Promise<BrowserContext> {
  const consent = { name: 'consent', value: writeConsentChoice(NOTHING_OPTIONAL, new Date()) };
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    storageState: { cookies: [], origins: [{ origin: site, localStorage: [consent] }] },
  });
  await context.addCookies([
    { name: 'accessToken', value: token, url: site },
    { name: 'skipRedirectModal', value: 'true', url: site },
  ]);
  return context;
}

async function firstView(browser: Browser, site: string, token: string, { path, first }: List): Promise<number> {
  const context = await openContext(browser, site, token);
  try {
    const page = await context.newPage();
    await page.goto(`${site}${path}`);
    await page.waitForFunction((row) => document.querySelector(row) !== null, first, { polling: 'raf' });
    return await page.evaluate(() => performance.now());
  } finally {
    await context.close();
  }
}

async function longTasks(browser: Browser, site: string, token: string, { path, first }: List): Promise<number> {
  const context = await openContext(browser, site, token);
  try {
    const page = await context.newPage();
    await page.goto(`${site}${path}`, { waitUntil: 'networkidle' });
    await page.locator(first).last().hover();
    await page.evaluate(() => {
      Object.assign(window, { tasks: 0 });
      new PerformanceObserver((list) => Object.assign(window, { tasks: Reflect.get(window, 'tasks') + list.getEntries().length })).observe({
        type: 'longtask',
      });
    });
    for (let step = 0; step < SCROLL_STEPS; step += 1) {
      await page.mouse.wheel(0, path === '/chat' ? -1_200 : 1_200);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    }
    return await page.evaluate(() => Number(Reflect.get(window, 'tasks')));
  } finally {
    await context.close();
  }
}

await runOnProduct(
  async ({ environment, launchOptions }) => {
    const site = environment.siteUrls.hk;
    const tokens: string[] = [];
    for (const { name } of MEMBERS) tokens.push((await logIn(environment.api.url, name)).token);
    const browser = await chromium.launch(launchOptions);
    const lines: BenchLine[] = [];
    const curves: BenchCurve[] = [];
    try {
      for (const list of LISTS) {
        const times = tokens.map((): number[] => []);
        // Alternates the order, so that drift of the machine affects all alike; the first round warms up.
        for (let round = 0; round <= ROUNDS; round += 1) {
          for (const at of round % 2 === 0 ? [0, 1, 2] : [2, 1, 0]) {
            const time = await firstView(browser, site, tokens[at] ?? '', list);
            if (round > 0) times[at]?.push(time);
          }
        }
        const sizes = MEMBERS.map(({ size, invoices }) => (list.of === 'invoices' ? invoices : size));
        const points = times.map((each, at) => [sizes[at] ?? 0, median(each)] as const);
        const [few = Number.NaN, , many = Number.NaN] = points.map(([, time]) => time);
        lines.push(
          plainFigure(`${list.path} with ${sizes[0]} ${list.of}`, few, 'ms'),
          atMost(`${list.path} with ${sizes[2]?.toLocaleString('en')} ${list.of}, beside that`, many / few, 'x', BAR),
        );
        curves.push(curveOf(`${list.path} by ${list.of}`, 'ms', points));
        if (list.scrolled) {
          lines.push(atMost(`long tasks while scrolling ${list.path}`, await longTasks(browser, site, tokens[2] ?? '', list), '', 0));
        }
      }
    } finally {
      await browser.close();
    }
    return report({ name: 'lists', lines, curves });
  },
  ({ variables }) => addMembers(variables),
);

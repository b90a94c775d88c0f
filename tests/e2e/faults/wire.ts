import type { BrowserContext, Locator, Page } from '@playwright/test';
import { chromiumLaunchOptions } from '@/scripts/gate/chromium';
import { CALLS, type CallName } from '@/lib/contract/calls';
import { FAULTS, HELD, LOST, startFaultServer, type FaultServer } from '@/tests/faults/fault-server';
import { customerWithInvoice, siteOf } from '../support/buying-steps';
import { demoMember } from '../support/demo-member';
import { expect, test as base } from '../fixtures';

export const BACKEND_PORT = process.env.BACKEND_PORT ?? '4000';
export const API = `http://localhost:${BACKEND_PORT}`;
export const PASSWORD = 'quiet linen drawer';

/** What can stand between a browser and the backend: what the wire does, and no network at all. */
export const CONDITIONS = [...FAULTS, 'offline'] as const;
export type Condition = (typeof CONDITIONS)[number];
export { HELD, LOST };

/** `npm run suite -- faults` has every condition at every row; `npm test` a few of each table, by turns. */
export const isLong = process.env.FAULTS === 'all';

/**
 * The pairs of a table that are tried: all of them, or, in `npm test`, those of `short`. Over all tables each condition has one
 * row there, but for silence and huge answers, which wait out a limit. A row that is renamed there fails to compile.
 */
export function pairsOf<Row extends string>(
  rows: readonly Row[],
  conditions: readonly Condition[],
  short: Partial<Record<Row, Condition>>,
): [Row, Condition][] {
  if (!isLong) return Object.entries(short) as [Row, Condition][];
  return rows.flatMap((row) => conditions.map((condition): [Row, Condition] => [row, condition]));
}

/** What a browser says of a failed request; said on purpose here. */
const CONSEQUENCES =
  /Failed to load resource|net::ERR|WebSocket|CORS policy|securetoken|signInWithCustomToken|ERR_|FIREBASE WARNING|firebase|Refused to (frame|display)/i;

export interface Wire extends FaultServer {
  /** Puts the page into the condition, for the calls that fit. */
  harm(condition: Condition | typeof LOST | typeof HELD, pattern: RegExp): Promise<void>;
  /** Everything is good again. */
  recover(): Promise<void>;
}

/** The browser's way to the backend leads through a server that does to it what networks and servers do. */
export const test = base.extend<{ wire: Wire }, { server: FaultServer }>({
  server: [
    async ({}, use) => {
      const server = await startFaultServer(Number(BACKEND_PORT));
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ server }, use) => {
      const own = chromiumLaunchOptions();
      await use({ ...own, args: [...(own.args ?? []), `--host-resolver-rules=MAP localhost:${BACKEND_PORT} 127.0.0.1:${server.port}`] });
    },
    { scope: 'worker' },
  ],
  // What a row does not find it shall not look for until the end of its time.
  actionTimeout: 25_000,
  wire: async ({ server, context, noise }, use) => {
    noise.tolerate(CONSEQUENCES);
    await use({
      ...server,
      async harm(condition, pattern) {
        // Counted all the same: nothing may reach the backend, and afterwards once.
        server.set(condition === 'offline' ? null : condition, pattern);
        await context.setOffline(condition === 'offline');
      },
      async recover() {
        server.heal();
        await context.setOffline(false);
      },
    });
    server.set(null);
  },
});

export { expect };

/** Requests of a call, as the wire sees them. */
export function patternOf(name: CallName): RegExp {
  const { method, path } = CALLS[name];
  return new RegExp(`^${method} ${path.replace(/:\w+/g, '[^/?]+')}(\\?|$)`);
}

/** Who looks at the page. */
export type Who = 'visitor' | 'member' | 'customer' | 'owner';
export interface Place {
  page: Page;
  context: BrowserContext;
  baseURL: string;
  /** Of a member or customer. */
  email: string;
  token: string;
}

export const post = async (page: Page, path: string, data: object, token = '') =>
  (
    (await (
      await page.request.post(`${API}${path}`, { data, ...(token && { headers: { authorization: `Bearer ${token}` } }) })
    ).json()) as { data: Record<string, never> }
  ).data;

let people = 0;
/**
 * `member`: new, with nothing; `customer`: has ordered, so there are an invoice, a visit and a card; `owner`: a filled wardrobe of the
 * demonstration.
 */
export async function come(page: Page, who: Who, info: Parameters<typeof customerWithInvoice>[1]): Promise<Place> {
  const context = page.context();
  const baseURL = info.project.use.baseURL ?? '';
  const none = { page, context, baseURL, email: '', token: '' };
  if (who === 'visitor') return none;
  if (who === 'customer') return { ...none, ...(await customerWithInvoice(page, info)) };
  if (who === 'owner') {
    await (await demoMember(page, baseURL, siteOf(info))).signIn(page);
  } else {
    people += 1;
    none.email = `faults-${info.workerIndex}-${Date.now()}-${people}@example.com`;
    const { accessToken } = await post(page, '/users/signup', {
      email: none.email,
      password: PASSWORD,
      firstName: 'Mei',
      lastName: 'Chan',
      country: siteOf(info),
      marketing: false,
    });
    await context.addCookies([{ name: 'accessToken', value: accessToken ?? '', url: baseURL }]);
  }
  const token = (await context.cookies()).find(({ name }) => name === 'accessToken')?.value ?? '';
  return { ...none, token };
}

const RETRY = { name: /^(try again|retry|ask again|check again)/i };
/** The one way to have asked again what did not come: in the page, or in the dialog over it. */
export const retryOf = (page: Page) => page.getByRole('button', RETRY);

/**
 * Once it can be had: what is being repeated may come by itself before the press; the rest, and parts whose script did not come, wait to be
 * asked for.
 */
export async function comeBack(page: Page, whole: Locator): Promise<void> {
  await expect(async () => {
    const retry = retryOf(page).first();
    if (await retry.isVisible()) await retry.click({ timeout: 1_000 }).catch(() => undefined); // gone by itself meanwhile
    await expect(whole).toBeVisible({ timeout: 5_000 });
  }).toPass(PATIENCE);
}

/** To be called when something has failed; what comes back has come back in this very document. */
export async function stayHere(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => Object.assign(window, { isStillThisPage: true }));
  return async () => expect(await page.evaluate(() => 'isStillThisPage' in window), 'not loaded anew').toBe(true);
}

/** Never a blank page: something says where one is, and there is somewhere to go. */
export async function expectNotBlank(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('main')).toHaveText(/\S/);
  await expect(page.getByRole('link').or(page.getByRole('button')).first()).toBeVisible();
}

/** The browser's three retries with their pauses, and what a hanging answer costs each. */
export const PATIENCE = { timeout: 120_000 };

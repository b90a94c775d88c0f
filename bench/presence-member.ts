import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { TAB_COUNT_KEY } from '@/lib/domain/presence/tab-count';
import { answerConsent } from '@/tests/e2e/support/answer-consent';
import { answerHint, NEITHER } from '@/tests/e2e/support/region-hint';

interface Wish {
  site: string;
  api: string;
  launchOptions: { executablePath?: string; args: string[] };
  /** Playwright disables the back-forward cache. */
  needsCache: boolean;
}

export interface Device {
  context: BrowserContext;
  /** Opens a tab on a page of the site, signed in and counted. */
  open: (path?: string) => Promise<Page>;
  /** Like a kill by the system: no page is notified. */
  kill: () => Promise<void>;
}

export interface BenchMember {
  uid: string;
  device: () => Promise<Device>;
  /** A page of another origin. */
  elsewhere: string;
  end: () => Promise<void>;
}

/** The shared tab count of a browser, read from the page. A function, because the site's CSP forbids strings as code. */
const tabCount = (page: Page): Promise<number> => page.evaluate((key) => Number(window.localStorage.getItem(key)), TAB_COUNT_KEY);

export async function tabCountBecomes(page: Page, isWanted: 'is' | 'above', count: number): Promise<void> {
  await page.waitForFunction(
    ({ key, wanted, than }) => {
      const now = Number(window.localStorage.getItem(key));
      return wanted === 'is' ? now === than : now > than;
    },
    { key: TAB_COUNT_KEY, wanted: isWanted, than: count },
  );
}

const PASSWORD = 'quiet linen drawer';

/** A new member with a conversation, and browsers signed in as that member. */
export async function joinMember({ site, api, launchOptions, needsCache }: Wish): Promise<BenchMember> {
  const running: Browser[] = [];
  const servers: { kill: () => Promise<void> }[] = [];
  const email = `presence-${Date.now()}-${Math.random().toString(36).slice(2)}@example.com`;
  const { accessToken, user } = await post<{ accessToken: string; user: { id: string } }>(`${api}/users/signup`, {
    email,
    password: PASSWORD,
    firstName: 'Ada',
    lastName: 'Lo',
  });

  async function device(): Promise<Device> {
    const token =
      running.length === 0
        ? accessToken
        : (await post<{ accessToken: string }>(`${api}/users/login`, { email, password: PASSWORD, ip: '' })).accessToken;
    // A browser server of its own, so that its process can be killed.
    const server = await chromium.launchServer({
      ...launchOptions,
      ...(needsCache && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    });
    servers.push(server);
    const browser = await chromium.connect(server.wsEndpoint());
    running.push(browser);
    const context = await browser.newContext();
    await answerConsent(context);
    await answerHint(context, NEITHER);
    await context.addCookies([{ name: 'accessToken', value: token, url: site }]);
    return {
      context,
      async open(path = '/account') {
        const page = await context.newPage();
        const before = await countIn(context, site);
        await page.goto(`${site}${path}`);
        await tabCountBecomes(page, 'above', before);
        return page;
      },
      kill: async () => {
        // The whole process group: the distribution's command may be a shell script.
        const { pid } = server.process();
        if (pid !== undefined) process.kill(-pid, 'SIGKILL');
      },
    };
  }

  async function end(): Promise<void> {
    for (const browser of running) await browser.close().catch(() => undefined);
    for (const server of servers) await server.kill().catch(() => undefined);
  }

  const waiting: Device[] = [];
  try {
    // The console lists members who have written.
    const first = await device();
    const page = await first.open('/chat');
    await page.getByLabel('Your message').fill('Good morning');
    await page.getByLabel('Your message').press('Enter');
    await page.getByRole('region', { name: 'Messages' }).getByText('Good morning').waitFor();
    await closeTab(page);
    waiting.push(first);
  } catch (error) {
    await end(); // a remaining browser would keep the run from ending
    throw error;
  }
  return { uid: user.id, elsewhere: `${api}/healthz`, device: async () => waiting.shift() ?? device(), end };
}

/** Like a user: the page gets its events, and is gone only when it has ended. */
export async function closeTab(page: Page): Promise<void> {
  await Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })]);
}

async function countIn(context: BrowserContext, site: string): Promise<number> {
  const page = context.pages().find((open) => open.url().startsWith(site));
  return page ? tabCount(page) : 0;
}

async function post<Data>(address: string, body: object): Promise<Data> {
  const answer = await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`);
  return ((await answer.json()) as { data: Data }).data;
}

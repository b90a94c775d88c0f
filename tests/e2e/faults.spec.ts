import type { Page } from '@playwright/test';
import { chromiumLaunchOptions } from '@/scripts/gate/chromium';
import { FAULTS, startFaultServer, type Fault, type FaultServer } from '@/tests/faults/fault-server';
import { expect, hydrated, test as base } from './fixtures';
import { answerHint, NEITHER } from './region-hint';

const BACKEND_PORT = process.env.BACKEND_PORT ?? '4000';

/** The browser's way to the backend leads through a server that does to it what networks and servers do. */
const test = base.extend<object, { wire: FaultServer }>({
  wire: [async ({}, use) => {
    const wire = await startFaultServer(Number(BACKEND_PORT));
    await use(wire);
    await wire.close();
  }, { scope: 'worker' }],
  launchOptions: [async ({ wire }, use) => {
    const own = chromiumLaunchOptions();
    await use({ ...own, args: [...(own.args ?? []), `--host-resolver-rules=MAP localhost:${BACKEND_PORT} 127.0.0.1:${wire.port}`] });
  }, { scope: 'worker' }],
});

test.beforeEach(({ context }) => answerHint(context, NEITHER));
test.afterEach(({ wire }) => wire.set(null));

/** All of them by `npm run test:faults`; in the gate those that differ most, without the ones that wait out a time limit. */
const isLong = process.env.FAULTS === 'all';
const ON_FORMS: readonly Fault[] = isLong ? FAULTS.filter((fault) => fault !== 'slow') : ['refuse', 'cut', 'html'];
const ON_PAGES: readonly Fault[] = isLong ? FAULTS.filter((fault) => fault !== 'slow' && fault !== 'hang') : ['refuse', 'wrong-json'];
test.describe.configure({ timeout: isLong ? 240_000 : 90_000 });

/** What a browser says of a failed request; said on purpose here. */
const CONSEQUENCES = /Failed to load resource|net::ERR|WebSocket|CORS policy|securetoken|signInWithCustomToken|ERR_/;

interface Form {
  name: string;
  path: string;
  call: RegExp;
  fill(page: Page): Promise<void>;
  send(page: Page): Promise<void>;
  failure(page: Page): Promise<void>;
  isKept(page: Page): Promise<void>;
  done(page: Page): Promise<void>;
}

const MESSAGE = 'Is my winter coat still in storage, and may I have it back by Friday?';
const FORMS: readonly Form[] = [
  {
    name: 'a message to the team', path: '/contact-us', call: /^POST \/users\/contact-us/,
    async fill(page) {
      const form = await hydrated(page.getByRole('form', { name: 'Write to us' }));
      await form.getByLabel('Your name').fill('Mei Chan');
      // One address gets a handful of acknowledgements a day.
      await form.getByLabel('Email').fill(`mei-${Date.now()}@example.com`);
      await form.getByRole('radio').first().check();
      await form.getByRole('textbox', { name: 'Message' }).fill(MESSAGE);
      await form.getByRole('checkbox').last().check();
    },
    send: (page) => page.getByRole('button', { name: 'Send message' }).click(),
    failure: (page) => expect(page.getByRole('form').getByRole('alert').filter({ hasText: /We could not reach|did not work|went wrong/ })).toBeVisible(),
    async isKept(page) {
      await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(MESSAGE);
      await expect(page.getByLabel('Your name')).toHaveValue('Mei Chan');
    },
    done: (page) => expect(page.getByRole('heading', { name: 'Thank you, your message has arrived' })).toBeVisible(),
  },
  {
    name: 'the address of a log-in', path: '/login', call: /^POST \/users\/check-email/,
    fill: (page) => page.getByLabel('Email address').first().fill('nobody-yet@example.com'),
    send: (page) => page.getByRole('button', { name: 'Continue', exact: true }).click(),
    failure: (page) => expect(page.getByRole('alert').filter({ hasText: /We could not reach|did not work|went wrong/ })).toBeVisible(),
    isKept: (page) => expect(page.getByLabel('Email address').first()).toHaveValue('nobody-yet@example.com'),
    done: (page) => expect(page.getByLabel('First name')).toBeVisible(),
  },
];

for (const form of FORMS) {
  for (const fault of ON_FORMS) {
    test(`${form.name}, ${fault}: it says so, keeps what was typed and goes through when sent again`, { tag: '@hk' }, async ({ page, wire, noise }) => {
      noise.tolerate(CONSEQUENCES);
      await page.goto(form.path);
      await form.fill(page);
      wire.set(fault, form.call);
      await form.send(page);
      await form.failure(page);
      expect(wire.met()).toBe(1);
      await form.isKept(page);
      wire.set(null);
      await form.send(page);
      await form.done(page);
    });
  }
}

async function join(page: Page, baseURL: string | undefined, project: string): Promise<void> {
  const answer = await page.request.post(`http://localhost:${BACKEND_PORT}/users/signup`, { data: { email: `faults-${project}-${Date.now()}-${Math.random()}@example.com`, password: 'quiet linen drawer', firstName: 'Mei', lastName: 'Chan' } });
  const { data } = (await answer.json()) as { data: { accessToken: string } };
  await page.context().addCookies([{ name: 'accessToken', value: data.accessToken, url: baseURL ?? '' }]);
}

const PAGES = [
  { path: '/billings', call: /^GET \/invoices\?/, whole: (page: Page) => expect(page.getByRole('heading', { name: 'No invoices yet' })).toBeVisible() },
  { path: '/account', call: /^GET \/users\/(me|information)/, whole: (page: Page) => expect(page.getByLabel('First name')).toHaveValue('Mei') },
  { path: '/items', call: /^GET \/ext\/items\?/, whole: (page: Page) => expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible() },
];

for (const [place, { path, call, whole }] of PAGES.entries()) {
  // In the gate by turns: each waits out three retries.
  for (const fault of isLong ? ON_PAGES : ON_PAGES.filter((_fault, turn) => turn === place % 2)) {
    test(`${path}, ${fault}: says so, never blank, and comes back by one Retry`, { tag: '@hk' }, async ({ page, wire, noise, baseURL }, { project }) => {
      noise.tolerate(CONSEQUENCES);
      await join(page, baseURL, project.name);
      wire.set(fault, call);
      await page.goto(path);
      // Three retries of its own come first.
      const retry = page.getByRole('main').getByRole('button', { name: /try again|retry/i });
      await expect(retry).toBeVisible({ timeout: 60_000 });
      // Once on the whole page: what cannot say who is there does not say it beside the page.
      await expect(page.getByRole('button', { name: /try again|retry/i })).toHaveCount(1);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect((await page.context().cookies()).some(({ name }) => name === 'accessToken')).toBe(true);
      wire.set(null);
      await retry.click();
      await whole(page);
    });
  }
}

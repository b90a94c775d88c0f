import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { expect, test } from '@/tests/e2e/fixtures';

const API = `http://localhost:${process.env.BACKEND_PORT ?? '4000'}`;
const PASSWORD = 'quiet linen drawer';

interface Member {
  id: string;
  email: string;
  token: string;
}

async function join(request: APIRequestContext): Promise<Member> {
  const email = `presence-${Date.now()}-${Math.random().toString(36).slice(2)}@example.com`;
  const answer = await request.post(`${API}/users/signup`, {
    data: { email, password: PASSWORD, firstName: 'Ada', lastName: `Lo${Date.now()}` },
  });
  const { data } = (await answer.json()) as { data: { accessToken: string; user: { id: string } } };
  return { id: data.user.id, email, token: data.accessToken };
}

async function logIn(request: APIRequestContext, { email }: Member): Promise<string> {
  const answer = await request.post(`${API}/users/login`, { data: { email, password: PASSWORD, ip: '' } });
  return ((await answer.json()) as { data: { accessToken: string } }).data.accessToken;
}

const carry = (context: BrowserContext, baseURL: string | undefined, token: string) =>
  context.addCookies([{ name: 'accessToken', value: token, url: baseURL ?? '' }]);

/** The other side: the console of the team, as a person sees it. Every change that it shows is noted. */
async function watch(browser: Browser, page: Page, member: Member) {
  await page.getByLabel('Your message').fill('Good morning');
  await page.getByLabel('Your message').press('Enter');
  const desk = await (await browser.newContext()).newPage();
  await desk.addInitScript(() => {
    const seen: string[] = [];
    let last: string | undefined;
    Object.assign(window, { seen });
    document.addEventListener('DOMContentLoaded', () =>
      new MutationObserver(() => {
        const state = /(online|offline)$/.exec(document.getElementById('about')?.textContent ?? '')?.[1];
        if (state && last !== state) seen.push((last = state));
      }).observe(document.body, { subtree: true, childList: true, characterData: true }),
    );
  });
  await desk.goto(`${API}/team`);
  await desk.locator(`[data-uid="${member.id}"]`).click();
  return {
    is: (state: 'online' | 'offline') => expect(desk.locator('#about')).toHaveText(new RegExp(` ${state}$`)),
    /** What was shown since the last time one asked. */
    seen: () => desk.evaluate(() => (window as unknown as { seen: string[] }).seen.splice(0, Infinity)),
    close: () => desk.context().close(),
  };
}

/** A tab that says what it is: a page of the site, signed in and connected. */
async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/account');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('openTabs'))).not.toBeNull();
  return page;
}

const tabCount = (page: Page) => page.evaluate(() => localStorage.getItem('openTabs'));

test(
  'one to three tabs: online with the first, offline with the last, nothing in between',
  { tag: '@hk' },
  async ({ page, context, request, browser, baseURL, noise }) => {
    noise.tolerate(/501/);
    const member = await join(request);
    await carry(context, baseURL, member.token);
    await page.goto('/chat');
    const peer = await watch(browser, page, member);
    await peer.is('online');
    const tabs = [page];
    for (let count = 2; count <= 3; count += 1) {
      tabs.push(await openTab(context));
      await expect.poll(() => tabCount(page)).toBe(String(count));
    }
    await peer.seen();
    for (const [index, tab] of tabs.entries()) {
      if (index === 2) break;
      await tab.close({ runBeforeUnload: true });
      await expect.poll(() => tabCount(tabs[2] ?? page)).toBe(String(2 - index));
    }
    await peer.is('online');
    expect(await peer.seen()).toEqual([]);
    await tabs[2]?.close({ runBeforeUnload: true });
    await peer.is('offline');
    expect(await peer.seen()).toEqual(['offline']);
    await peer.close();
  },
);

test(
  'a crash, a reload, a page that sleeps and wakes, a lost network: the other side sees what is so',
  { tag: ['@hk', '@long'] },
  async ({ page, context, request, browser, baseURL, noise }) => {
    noise.tolerate(/501|ERR_INTERNET_DISCONNECTED|WebSocket/);
    const member = await join(request);
    await carry(context, baseURL, member.token);
    await page.goto('/chat');
    const peer = await watch(browser, page, member);
    await peer.is('online');

    const crashing = await openTab(context);
    await expect.poll(() => tabCount(page)).toBe('2');
    await Promise.all([crashing.waitForEvent('crash'), crashing.goto('chrome://crash').catch(() => undefined)]);
    await crashing.close();
    await page.reload();
    await expect(page.getByLabel('Your message')).toBeVisible();
    await peer.is('online');
    // Nobody counted the crashed tab down, and yet the last one to close is the last.
    expect(await tabCount(page)).toBe('2');
    await page.goto('about:blank');
    await peer.is('offline');
    await page.goto('/chat');
    await peer.is('online');

    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    await peer.is('offline');
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await peer.is('online');

    await context.setOffline(true);
    await peer.is('offline');
    await context.setOffline(false);
    await peer.is('online');
    await peer.close();
  },
);

test(
  'two devices: one that goes takes nobody along, and one that is signed out leaves the others online',
  { tag: ['@hk', '@long'] },
  async ({ page, context, request, browser, baseURL, noise }) => {
    noise.tolerate(/501|WebSocket/);
    const member = await join(request);
    const second = await logIn(request, member);
    await logIn(request, member);
    await carry(context, baseURL, member.token);
    await page.goto('/chat');
    const peer = await watch(browser, page, member);
    const tablet = await browser.newContext();
    await carry(tablet, baseURL, second);
    const away = await openTab(tablet);
    await peer.is('online');
    await away.close({ runBeforeUnload: true });
    await page.getByLabel('Your message').fill('Still here');
    await page.getByLabel('Your message').press('Enter');
    await peer.is('online');

    const { data } = (await (
      await request.get(`${API}/ext/sessions`, { headers: { authorization: `Bearer ${member.token}` } })
    ).json()) as { data: { sessions: { id: string; current: boolean }[] } };
    const [ended] = data.sessions.filter(({ current }) => !current);
    await page.getByLabel('Your message').fill('And ');
    const asksAnew = page.waitForResponse(/\/users\/me/);
    expect(
      (await request.delete(`${API}/ext/sessions/${ended?.id}`, { headers: { authorization: `Bearer ${member.token}` } })).status(),
    ).toBe(200);
    // Its realtime sign-in has ended with all others. It comes back by itself, under the fingers of who is typing.
    await asksAnew;
    await page.keyboard.type('here', { delay: 50 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Messages' }).getByText('And here')).toBeVisible({ timeout: 60_000 });
    await peer.is('online');
    await tablet.close();
    await page.close({ runBeforeUnload: true });
    await peer.is('offline');
    await peer.close();
  },
);

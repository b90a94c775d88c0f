import type { Browser, BrowserContext, Page } from '@playwright/test';

const API = `http://localhost:${process.env.BACKEND_PORT}`;
/** A P-256 point, as an operator's key for web pushes is one. */
const KEY = 'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U';
const CONFIGURED = { apiKey: 'test', authDomain: '', projectId: 'demo-realtime', databaseUrl: `${API}?ns=demo-realtime`, appId: '1:1:web:1', messagingSenderId: '1', vapidKey: KEY };
const UNCONFIGURED = /firebase:\{apiKey:"",[^}]*\}/;

export const DEVICE_TOKEN = 'device-of-the-browser-test';

/**
 * The build under test as one with a Firebase project: its variables are baked in, so they are changed in the script on its
 * way. Sign-in and database are the backend's own; the services that only Google runs answer as they do.
 */
export async function configurePush(context: BrowserContext): Promise<void> {
  await context.route('**/_next/static/chunks/pages/_app-*.js*', async (route) => {
    const url = new URL(route.request().url());
    // Node knows no hosts below localhost.
    const answer = await route.fetch({ url: `http://localhost:${url.port}${url.pathname}`, headers: { ...route.request().headers(), host: url.host } });
    const script = await answer.text();
    if (!UNCONFIGURED.test(script)) throw new Error('The variables of Firebase are not where they were');
    await route.fulfill({ response: answer, body: script.replace(UNCONFIGURED, `firebase:${JSON.stringify(CONFIGURED)}`) });
  });
  for (const service of ['identitytoolkit', 'securetoken']) {
    await context.route(`https://${service}.googleapis.com/**`, async (route) => {
      const { host, pathname, search } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: `${API}/${host}${pathname}${search}` }) });
    });
  }
  const ANYWHERE = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*', 'access-control-allow-methods': '*' };
  await context.route('https://firebaseinstallations.googleapis.com/**', (route) => route.fulfill({
    headers: ANYWHERE, json: { name: 'installation', fid: 'c0ffeec0ffeec0ffeec0ff', refreshToken: 'refresh', authToken: { token: 'installation-token', expiresIn: '604800s' } },
  }));
  await context.route('https://fcmregistrations.googleapis.com/**', (route) => route.fulfill({ headers: ANYWHERE, json: { name: 'registration', token: DEVICE_TOKEN } }));
  // A browser without Google behind it has no push service to subscribe to.
  await context.addInitScript(() => {
    if (!('PushManager' in window)) return;
    const bytes = new Uint8Array(65).fill(4).buffer;
    PushManager.prototype.getSubscription = () => Promise.resolve(null);
    PushManager.prototype.subscribe = () => Promise.resolve({ endpoint: 'https://push.example/device', getKey: () => bytes, unsubscribe: () => Promise.resolve(true) } as unknown as PushSubscription);
  });
}

/** What the person has answered, or will answer when asked: in the browser's own settings of the site. */
export async function answerPermission(browser: Browser, page: Page, baseURL: string | undefined, setting: 'prompt' | 'granted' | 'denied'): Promise<void> {
  const ofPage = await page.context().newCDPSession(page);
  const { targetInfo: { browserContextId } } = await ofPage.send('Target.getTargetInfo');
  const ofBrowser = await browser.newBrowserCDPSession();
  await ofBrowser.send('Browser.setPermission', { permission: { name: 'notifications' }, setting, origin: baseURL ?? '', ...(browserContextId ? { browserContextId } : {}) });
  await Promise.all([ofPage.detach(), ofBrowser.detach()]);
}

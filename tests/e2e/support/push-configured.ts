import type { BrowserContext, Page } from '@playwright/test';

const API = `http://localhost:${process.env.BACKEND_PORT}`;
/** A P-256 point, like an operator's key for web push. */
const KEY = 'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U';
const CONFIGURED = {
  apiKey: 'test',
  authDomain: '',
  projectId: 'demo-realtime',
  databaseUrl: `${API}?ns=demo-realtime-default-rtdb`,
  appId: '1:1:web:1',
  messagingSenderId: '1',
  vapidKey: KEY,
};
const UNCONFIGURED = /firebase:\{apiKey:"",[^}]*\}/;

export const DEVICE_TOKEN = 'device-of-the-browser-test';
let answers = 0;

/**
 * The build under test as one with a Firebase project: its variables are baked in, so they are changed in the script on its
 * way (and the policy of its pages, which names Google's services only then, is set aside by the spec: a page that came through
 * the test's hands would count as one from the internet and reach no backend on this machine). Sign-in and database are the backend's own;
 * the services that only Google runs answer as they do.
 */
export async function configurePush(context: BrowserContext): Promise<void> {
  await context.route('**/_next/static/chunks/pages/_app-*.js*', async (route) => {
    const url = new URL(route.request().url());
    // Node knows no hosts below localhost.
    const answer = await route.fetch({
      url: `http://localhost:${url.port}${url.pathname}`,
      headers: { ...route.request().headers(), host: url.host },
    });
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
  await context.route('https://firebaseinstallations.googleapis.com/**', (route) =>
    route.fulfill({
      headers: ANYWHERE,
      json: {
        name: 'installation',
        fid: 'c0ffeec0ffeec0ffeec0ff',
        refreshToken: 'refresh',
        authToken: { token: 'installation-token', expiresIn: '604800s' },
      },
    }),
  );
  await context.route('https://fcmregistrations.googleapis.com/**', (route) =>
    route.fulfill({ headers: ANYWHERE, json: { name: 'registration', token: DEVICE_TOKEN } }),
  );
  // A browser without Google behind it has no push service to subscribe to.
  await context.addInitScript(() => {
    if (!('PushManager' in window)) return;
    const bytes = new Uint8Array(65).fill(4).buffer;
    PushManager.prototype.getSubscription = () => Promise.resolve(null);
    PushManager.prototype.subscribe = () =>
      Promise.resolve({
        endpoint: 'https://push.example/device',
        getKey: () => bytes,
        unsubscribe: () => Promise.resolve(true),
      } as unknown as PushSubscription);
  });
}

type Permission = 'default' | 'granted' | 'denied';

/**
 * What the person has answered to the browser's own question, and will answer when it asks. A browser without a window says
 * "denied" whatever its settings are, so the answer stands in for it; it lasts over reloads, as the browser's does.
 */
export async function answerPermission(page: Page, stands: Permission, whenAsked: Permission = stands): Promise<void> {
  const stand = ([key, now, then]: readonly [string, Permission, Permission]) => {
    const permission = () => (localStorage.getItem(key) ?? now) as Permission;
    Object.defineProperty(Notification, 'permission', { configurable: true, get: permission });
    Notification.requestPermission = () => {
      if (permission() === 'default') localStorage.setItem(key, then);
      return Promise.resolve(permission());
    };
  };
  answers += 1;
  const answer = [`permission-${answers}`, stands, whenAsked] as const;
  await page.addInitScript(stand, answer);
  if (page.url().startsWith('http')) await page.evaluate(stand, answer);
}

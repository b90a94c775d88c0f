import { chromium } from '@playwright/test';
import { mkdirSync } from 'node:fs';
const [ , , localesArg, widthsArg, statesArg, roomsArg ] = process.argv;
const API = 'http://localhost:4331', PORT = 4330;
const PREFIX: Record<string, [string, string]> = { en: ['hk', ''], zh: ['hk', '/zh'], 'en-SG': ['sg', ''], 'zh-Hans': ['sg', '/zh-Hans'] };
const ROOMS: Record<string, string> = { items: '/items', outfit: '/outfit', plan: '/plan', sales: '/sales', billings: '/billings', pay: '/payment-method', account: '/account', chat: '/chat' };
const out = '/tmp/rooms/shots'; mkdirSync(out, { recursive: true });
const login = async (email: string, password: string) => ((await (await fetch(`${API}/users/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email, password, ip: '' }) })).json()) as any).data.accessToken;
const signup = async (site: string) => ((await (await fetch(`${API}/users/signup`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: `shots-${site}-${Date.now()}@example.com`, password: 'quiet linen drawer', firstName: 'Mei', lastName: 'Chan', country: site, marketing: false }) })).json()) as any).data.accessToken;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-background-networking'] });
const tokens: Record<string, string> = {};
for (const locale of localesArg!.split(',')) {
  const [site, prefix] = PREFIX[locale]!; const base = `http://${site}.localhost:${PORT}`;
  tokens[site] ??= await login(`${site}@example.com`, 'try-the-wardrobe'); tokens[site + 'new'] ??= await signup(site);
  for (const width of widthsArg!.split(',').map(Number)) for (const state of statesArg!.split(',')) {
    const context = await browser.newContext({ viewport: { width, height: width === 360 ? 740 : 900 }, reducedMotion: 'reduce', deviceScaleFactor: 1 });
    await context.addCookies([{ name: 'accessToken', value: state === 'empty' ? tokens[site + 'new']! : tokens[site]!, url: base }, { name: 'skipRedirectModal', value: 'true', url: base }]);
    for (const room of roomsArg ? roomsArg.split(',') : Object.keys(ROOMS)) {
      const page = await context.newPage();
      if (state === 'waiting' || state === 'failed') await page.route(/^http:\/\/localhost:4331\/(?!users\/(me|information))/, (r) => (state === 'waiting' ? undefined : r.fulfill({ status: 503, body: '', headers: { 'access-control-allow-origin': '*' } })));
      try {
        await page.goto(base + prefix + ROOMS[room], { waitUntil: 'load' });
        if (state === 'full' || state === 'empty') { await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'), undefined, { timeout: 20000 }).catch(() => console.log('busy', locale, width, state, room)); }
        else await page.waitForTimeout(state === 'waiting' ? 2500 : 9000);
        await page.waitForTimeout(700);
        await page.addStyleTag({ content: '*{content-visibility:visible!important}' });
        const height = Math.min(await page.evaluate(() => document.documentElement.scrollHeight), width === 360 ? 2200 : 1600);
        await page.screenshot({ path: `${out}/${locale}.${room}.${state}.${width}.png`, clip: { x: 0, y: 0, width, height }, fullPage: true, animations: 'disabled', timeout: 60000 });
      } catch (e) { console.log('FAILED', locale, width, state, room, String(e).slice(0, 150)); }
      await page.close();
    }
    await context.close();
  }
}
await browser.close();

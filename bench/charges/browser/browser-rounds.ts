import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { RegionCode } from '@/lib/config/regions';
import { answerConsent } from '@/tests/e2e/support/answer-consent';
import { CARDS } from '@/tests/e2e/support/buying-steps';
import { joinMember, makePurchase } from '@/bench/charges/purchases';
import { MISHAPS, withRetries, type Mishap, type Round } from '../rounds';
import { seededRandom, type SeededRandom } from '@/bench/charges/seeded-random';
import type { Shop } from '../shop';
import { giftCheckout, invoiceCheckout, orderCheckout, type Checkout } from './checkout';
import { isRetryOffered, MAX_PRESSES, payInPage, pressOnce, retry } from './press';

interface Plan {
  rounds: number;
  /** One in this many rounds gets a kill -9. */
  killEvery: number;
  seed: number;
  siteUrls: Record<RegionCode, string>;
  onRound: (done: number) => void;
}

const KINDS = ['gift', 'invoice', 'order'] as const;
const MAX_KILL_MS = 80;
const SENT_MS = 10_000;

/** The failures again, in a real browser on the real site with its card form. */
export async function playBrowserRounds(
  shop: Shop,
  browser: Browser,
  { rounds, killEvery, seed, siteUrls, onRound }: Plan,
): Promise<Round[]> {
  const done: Round[] = [];
  for (let index = 0; index < rounds; index += 1) {
    const random = seededRandom(seed + 100_000 + index);
    const mishap = MISHAPS[index % MISHAPS.length] ?? 'retry';
    const kind = KINDS[Math.floor(index / MISHAPS.length) % KINDS.length] ?? 'gift';
    const site = random.pick<RegionCode>(['hk', 'sg']);
    const checkout = await withRetries(() => makeCheckout(shop, random, kind, site));
    const context = await browser.newContext({ baseURL: siteUrls[site], viewport: { width: 1024, height: 900 } });
    try {
      await arrive(context, siteUrls[site], checkout);
      done.push(await playRound(shop, context, { checkout, mishap, random, isKilled: index % killEvery === killEvery - 1 }));
    } catch (error) {
      const { amount, member } = checkout;
      done.push({ mishap, purchase: { kind, amount, member }, keys: [], shown: [], broken: `in the browser on ${site}: ${String(error)}` });
    } finally {
      await context.close();
    }
    onRound(done.length);
  }
  return done;
}

async function makeCheckout(shop: Shop, random: SeededRandom, kind: (typeof KINDS)[number], site: RegionCode): Promise<Checkout> {
  const email = `browser-${random.key()}@example.com`;
  if (kind === 'gift') return giftCheckout(site, email);
  if (kind === 'order') return orderCheckout(site, email);
  const member = await joinMember(shop);
  const { id, amount } = await makePurchase(shop, random, 'invoice', member, site);
  return invoiceCheckout(id, amount, member);
}

/** Without consent banner and region modal; members are logged in. */
async function arrive(context: BrowserContext, url: string, { member }: Checkout) {
  await context.addCookies([
    { name: 'skipRedirectModal', value: 'true', url },
    ...(member ? [{ name: 'accessToken', value: member.token, url }] : []),
  ]);
  await answerConsent(context);
}

interface Scene {
  checkout: Checkout;
  mishap: Mishap;
  random: SeededRandom;
  isKilled: boolean;
}

async function playRound(shop: Shop, context: BrowserContext, { checkout, mishap, random, isKilled }: Scene): Promise<Round> {
  const { kind, amount, member, call } = checkout;
  const keys = new Set<string>();
  const isPay = (url: string) => new URL(url).pathname === call;
  let isKillOpen = isKilled;
  let kill: Promise<void> | null = null;
  context.on('request', (request) => {
    if (request.method() !== 'POST' || !isPay(request.url())) return;
    const key = request.headers()['idempotency-key'];
    if (key) keys.add(key);
    if (!isKillOpen) return;
    isKillOpen = false;
    kill = new Promise<void>((resolve) => setTimeout(resolve, random.below(MAX_KILL_MS))).then(() => shop.kill());
  });
  const page = await context.newPage();
  await checkout.reach(page);
  const isDeclinedOnce = random.below(4) === 0;
  const shown = await play();
  await kill;
  return { mishap, purchase: { kind, amount, member }, keys: [...keys], shown };

  async function play() {
    switch (mishap) {
      case 'double-click':
        return [await payInPage(page, checkout, { isDouble: true, isDeclinedOnce })];
      case 'two-tabs': {
        const second = await context.newPage();
        await checkout.resume(second);
        const isLate = random.below(2) === 0;
        const first = payInPage(page, checkout, { isDeclinedOnce });
        if (isLate) await first;
        return Promise.all([payInPage(second, checkout), first]);
      }
      case 'dropped-answer':
        await dropFirst(context, isPay, random);
        return [await payInPage(page, checkout, { isDeclinedOnce })];
      case 'retry': {
        await dropFirst(context, isPay, random);
        await pressed(page, checkout);
        await checkout.resume(page);
        return [await payInPage(page, checkout)];
      }
    }
  }

  /** A press after which the page is left as soon as the request is sent. */
  async function pressed(tab: Page, one: Checkout) {
    for (let press = 0; press < MAX_PRESSES; press += 1) {
      if (await isRetryOffered(tab)) await retry(tab);
      const sent = tab
        .waitForRequest((request) => request.method() === 'POST' && isPay(request.url()), { timeout: SENT_MS })
        .then(
          () => true,
          () => false,
        );
      // A card form that is still loading accepts no input: nothing is sent, and the press is repeated.
      const isPressed = await pressOnce(tab, one, CARDS.visa, false).catch(() => false);
      if (isPressed && (await sent)) return tab.waitForTimeout(random.below(400));
      await sent;
    }
    throw new Error(`Nothing was sent by ${MAX_PRESSES} presses: ${await tab.locator('main').innerText()}`);
  }
}

/** The first answer is lost: in half of the cases the request arrived. */
async function dropFirst(context: BrowserContext, isPay: (url: string) => boolean, random: SeededRandom) {
  const hasArrived = random.below(2) === 0;
  let isOpen = true;
  await context.route(
    (url) => isPay(url.href),
    async (route) => {
      if (!isOpen || route.request().method() !== 'POST') return route.continue();
      isOpen = false;
      if (hasArrived) await route.fetch().catch(() => undefined);
      return route.abort('connectionreset').catch(() => undefined);
    },
  );
}

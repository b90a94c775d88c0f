import { expect, type Page, type TestInfo } from '@playwright/test';
import * as z from 'zod/mini';
import type { RegionCode } from '@/lib/config/regions';
import { CALLS } from '@/lib/contract/calls';
import { freeSlotsOf, orderFrom, type Wish } from '@/tests/builders/order';
import { openDays } from './calendar-steps';
import { untilAlive } from '../fixtures';

export const API = `http://localhost:${process.env.BACKEND_PORT}`;
export const PASSWORD = 'quiet linen drawer';

/** Published test numbers of the gateway's card form. */
export const CARDS = {
  visa: '4111 1111 1111 1111',
  mastercard: '5555 5555 5555 4444',
  declined: '4000 1111 1111 1115',
  /** The bank asks; the payer answers in the form. */
  challenge: '4000 0000 0000 1091',
  threeDSecure: '4000 0000 0000 1109',
} as const;

export const siteOf = ({ project }: TestInfo): RegionCode => (project.name === 'sg' ? 'sg' : 'hk');

let people = 0;
export function newAddress({ project, title }: TestInfo): string {
  people += 1;
  return `${title.replace(/\W+/g, '-').slice(0, 20)}-${project.name}-${Date.now()}-${people}@example.com`.toLowerCase();
}

/** Set here, because the bench does not use Playwright's configuration. */
const PATIENCE = { timeout: 25_000 };

/** The gateway's current form; evaluated again on each attempt. */
export function cardForm(page: Page) {
  const form = page.frameLocator('[data-testid="card-form"] iframe');
  const part = (name: string) => form.locator(`#${name}`);
  return {
    part,
    fill: async (number: string) => {
      await page.locator('[data-testid="card-form"][data-state="open"]').waitFor(PATIENCE);
      await part('number').fill(number);
      await part('expiry').fill('08/39');
      await part('cvc').fill('123');
      await part('name').fill('Wing Chan');
    },
  };
}

interface Ordered extends Pick<Wish, 'address' | 'packages' | 'couponCode'> {
  country: RegionCode;
  email: string;
  fromTheEnd: number;
}

/** An order through the API. @returns the new member's session */
export async function orderByApi(page: Page, { country, email, fromTheEnd, ...wish }: Ordered): Promise<string> {
  const post = async (path: string, data: object) =>
    ((await (await page.request.post(`${API}${path}`, { data })).json()) as { data: unknown }).data;
  const prices = z.parse(CALLS.priceService.data, await post(CALLS.priceService.path, { country }));
  const slot = freeSlotsOf(prices).length - fromTheEnd;
  const asked = { ...wish, country, slot, user: { email, password: PASSWORD, firstName: 'Wing', lastName: 'Chan' } };
  const { packages, service } = orderFrom(prices, { ...wish, country, couponCode: undefined }).body;
  const coupon = wish.couponCode
    ? z.parse(
        CALLS.checkCouponCode.data,
        await post(CALLS.checkCouponCode.path, { couponCode: wish.couponCode, price: 0, country, packages, service }),
      ).couponCode
    : null;
  const { accessToken = '' } = z.parse(
    CALLS.orderAndPaymentSignup.data,
    await post(CALLS.orderAndPaymentSignup.path, orderFrom(prices, asked, coupon).body),
  );
  return accessToken;
}

/** A new customer with an order through the API: a card is stored, and the fees of the visit are due. */
export async function customerWithInvoice(page: Page, info: TestInfo): Promise<{ email: string; token: string }> {
  const country = siteOf(info);
  const email = newAddress(info);
  // From the end of the calendar: the first days are those that other tests book.
  const token = await orderByApi(page, { country, email, fromTheEnd: 1 + (info.workerIndex % 4), address: { haveLift: false } });
  await page.context().addCookies([{ name: 'accessToken', value: token, url: info.project.use.baseURL ?? '' }]);
  return { email, token };
}

/** Cancels the collection of the only order, which rests from then on. */
export async function restOrder(page: Page, token: string): Promise<void> {
  const { data } = (await get(page, '/ext/bookings', token)) as { data: { bookings: { id: string }[] } };
  const answer = await page.request.delete(`${API}/ext/bookings/${data.bookings[0]?.id}?fee=0`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

const get = async (page: Page, path: string, token: string) =>
  (await page.request.get(`${API}${path}`, { headers: { authorization: `Bearer ${token}` } })).json() as Promise<unknown>;

/** The invoices in the backend, whatever a page shows. */
export async function invoicesOf(page: Page, token: string) {
  return z.parse(CALLS.invoices.data, await get(page, '/invoices?take=100', token)).data;
}

export async function tokenOf(page: Page): Promise<string> {
  return (await page.context().cookies()).find(({ name }) => name === 'accessToken')?.value ?? '';
}

export async function login(page: Page, email: string): Promise<string> {
  const answer = await page.request.post(`${API}/users/login`, { data: { email, password: PASSWORD, ip: '' } });
  return ((await answer.json()) as { data: { accessToken: string } }).data.accessToken;
}

export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  // antd places a popup outside of the window until it has measured it.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
}

/** Choices that are cut where one is shown: the end is often the price. */
export const cutChoices = (page: Page) =>
  page.locator('select:visible').evaluateAll((all) =>
    (all as HTMLSelectElement[]).flatMap((select) => {
      const { paddingInlineStart, paddingInlineEnd, font } = getComputedStyle(select);
      const pen = Object.assign(document.createElement('canvas').getContext('2d') ?? {}, { font }) as CanvasRenderingContext2D;
      const room = select.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
      return [...select.options].map(({ text }) => text).filter((text) => pen.measureText(text).width > room);
    }),
  );

export const calculator = (page: Page) => page.locator('#calculator');
export const onward = (page: Page) => calculator(page).getByRole('button', { name: 'Continue', exact: true }).click();
export const pay = (page: Page) => page.getByRole('button', { name: /^Pay (HK|S)\$/ });

export async function chooseTwenty(page: Page) {
  await page.goto('/services-pricing?type=store');
  await untilAlive(page);
  await page.getByRole('radio', { name: /^20/ }).first().check({ force: true });
  await page.getByRole('button', { name: 'See all costs' }).last().click();
}

export async function signUp(page: Page, email: string) {
  await page.getByRole('button', { name: 'Book and pay' }).first().click();
  await calculator(page).locator('input[name="email"]').fill(email);
  await page.getByRole('textbox', { name: 'First name' }).fill('Wing');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Chan');
  await calculator(page).locator('input[name="password"]').fill(PASSWORD);
  await onward(page);
}

/** Where there is neither lift nor place to park: both fees are due. */
export async function fillPlace(page: Page, country: RegionCode) {
  const main = calculator(page);
  await main.locator('input[name="addressOne"]').waitFor();
  if (country === 'hk') {
    await page.getByRole('textbox', { name: 'Street and number' }).fill('1 Castle Road');
    await page.getByLabel('District').selectOption('central-and-western');
  } else {
    await page.getByRole('textbox', { name: 'Postal code' }).fill('238801');
    await expect(page.getByLabel('District')).toHaveValue('d09', PATIENCE);
    await page.getByRole('textbox', { name: 'Block and street' }).fill('9 Orchard Road');
  }
  for (const question of ['haveLift', 'parkingBay']) await main.locator(`input[name="${question}"][value="no"]`).check({ force: true });
  await main.locator('input[name="contactName"]').fill('Wing Chan');
  await main.locator('input[type="tel"]').fill(country === 'hk' ? '5123 4567' : '9123 4567');
  await onward(page);
}

export async function bookCollection(page: Page, country: RegionCode, { day = 'fourth' }: { day?: 'fourth' | 'last' } = {}) {
  await fillPlace(page, country);
  const days = await openDays(page);
  const times = page.locator('input[name="booking-time"]:not([disabled])');
  await (day === 'last' ? days.last() : days.nth(3)).click();
  if (day === 'last') await times.last().check({ force: true });
  // Parallel tests book the same day: a slot that was just taken disappears, and the next one becomes the first.
  else {
    await expect(async () => {
      await times.first().check({ force: true });
      await expect(page.getByText(/Reserved for you for/).first()).toBeVisible({ timeout: 5_000 });
    }).toPass(PATIENCE);
  }
  await onward(page);
}

/** To the card form of a gift. */
export async function fillGift(page: Page, email: string, message = '') {
  await page.goto('/pakt-gift');
  await page.getByRole('button', { name: 'Buy this gift' }).click();
  const main = page.locator('main');
  await main.getByRole('textbox', { name: 'Recipient’s name' }).fill('Mei Ling');
  await main.getByRole('textbox', { name: 'Your message' }).fill(message);
  await main.getByRole('textbox', { name: 'First name' }).fill('Wing');
  await main.getByRole('textbox', { name: 'Last name' }).fill('Chan');
  await main.getByRole('textbox', { name: 'Email address' }).fill(email);
  await main.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**step=pay**');
}

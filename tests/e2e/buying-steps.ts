import { expect, type Page, type TestInfo } from '@playwright/test';
import * as z from 'zod/mini';
import type { RegionCode } from '@/lib/config/regions';
import { CALLS } from '@/lib/contract/calls';
import { freeSlotsOf, orderFrom } from '@/tests/builders/order';

export const API = `http://localhost:${process.env.BACKEND_PORT}`;
export const PASSWORD = 'quiet linen drawer';

/** Published test numbers of the gateway's card form. */
export const CARDS = { visa: '4111 1111 1111 1111', mastercard: '5555 5555 5555 4444', declined: '4000 1111 1111 1115', threeDSecure: '4000 0000 0000 1109' } as const;

export const siteOf = ({ project }: TestInfo): RegionCode => (project.name === 'sg' ? 'sg' : 'hk');

let people = 0;
export function newAddress({ project, title }: TestInfo): string {
  people += 1;
  return `${title.replace(/\W+/g, '-').slice(0, 20)}-${project.name}-${Date.now()}-${people}@example.com`.toLowerCase();
}

/** The gateway's own form, as it stands in the page; each attempt asks for what is entered then. */
export function cardForm(page: Page) {
  const form = page.frameLocator('[data-testid="card-form"] iframe');
  const part = (name: string) => form.locator(`#${name}`);
  return {
    part,
    fill: async (number: string) => {
      await expect(page.getByTestId('card-form')).toHaveAttribute('data-state', 'open');
      await part('number').fill(number);
      await part('expiry').fill('08/39');
      await part('cvc').fill('123');
      await part('name').fill('Wing Chan');
    },
  };
}

/** A customer of their own, made by an order through the API: a card is saved, and the fees of the visit are due. */
export async function customerWithInvoice(page: Page, info: TestInfo): Promise<{ email: string; token: string }> {
  const country = siteOf(info);
  const post = async (path: string, data: object) => ((await (await page.request.post(`${API}${path}`, { data })).json()) as { data: unknown }).data;
  const prices = z.parse(CALLS.priceService.data, await post(CALLS.priceService.path, { country }));
  const email = newAddress(info);
  // From the end of the calendar: the first days are those that other tests book.
  const slot = freeSlotsOf(prices).length - 1 - (info.workerIndex % 4);
  const { body } = orderFrom(prices, { country, slot, address: { haveLift: false }, user: { email, password: PASSWORD, firstName: 'Wing', lastName: 'Chan' } });
  const { accessToken: token = '' } = z.parse(CALLS.orderAndPaymentSignup.data, await post(CALLS.orderAndPaymentSignup.path, body));
  await page.context().addCookies([{ name: 'accessToken', value: token, url: info.project.use.baseURL ?? '' }]);
  return { email, token };
}

const get = async (page: Page, path: string, token: string) => (await page.request.get(`${API}${path}`, { headers: { authorization: `Bearer ${token}` } })).json() as Promise<unknown>;

/** What the books say, whatever a page shows. */
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
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
}

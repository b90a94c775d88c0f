import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Invoice } from '@/lib/contract/billing';
import { isPayable } from '@/lib/domain/billing/open-invoices';
import { invoicesOf } from '@/tests/e2e/support/buying-steps';
import { demoMember, type Site } from '@/tests/e2e/support/demo-member';

const API = `http://localhost:${process.env.BACKEND_PORT}`;
const ACCESS_TOKEN = 'accessToken';

/** `owner`: the site's demonstration customer, whose wardrobe and bills are full; `newcomer`: has just joined, and has nothing. */
export const PEOPLE = ['visitor', 'newcomer', 'owner'] as const;
/** `seller`: has pieces in every state. */
export type Who = (typeof PEOPLE)[number] | 'seller';

/** One session each in a worker: every log-in would be one more line in the list of devices. */
const sessions = new Map<string, string>();

async function logIn(page: Page, baseURL: string, site: Site, who: Exclude<Who, 'visitor'>): Promise<string> {
  if (who !== 'newcomer') {
    await (await demoMember(page, baseURL, who === 'owner' ? site : 'consignor')).signIn(page);
    return (await page.context().cookies()).find(({ name }) => name === ACCESS_TOKEN)?.value ?? '';
  }
  const person = {
    email: `people-${site}-${randomUUID()}@example.com`,
    password: 'quiet linen drawer',
    firstName: 'Mei',
    lastName: 'Chan',
    country: site,
    marketing: false,
  };
  const answer = await page.request.post(`${API}/users/signup`, { data: person });
  return ((await answer.json()) as { data: { accessToken: string } }).data.accessToken;
}

/** @returns the session, which the browser holds from now on; empty for a visitor */
export async function comeAs(page: Page, who: Who, baseURL: string | undefined, site: Site): Promise<string> {
  if (who === 'visitor') return '';
  const key = `${site} ${who}`;
  const token = sessions.get(key) ?? (await logIn(page, baseURL ?? '', site, who));
  sessions.set(key, token);
  await page.context().addCookies([{ name: ACCESS_TOKEN, value: token, url: baseURL ?? '' }]);
  return token;
}

/** An open one can be paid, whether or not its day has come. */
export type InvoiceKind = 'open' | 'paid';

/** The member's newest invoice of that kind. */
export async function invoiceOf(page: Page, token: string, kind: InvoiceKind): Promise<Invoice> {
  const found = (await invoicesOf(page, token)).find((invoice) => (kind === 'open' ? isPayable(invoice) : invoice.status === 'paid'));
  if (!found) throw new Error(`No invoice is ${kind}`);
  return found;
}

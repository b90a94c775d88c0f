import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { CALLS } from '@/lib/contract/calls';
import { freeSlotsOf, orderFrom } from '@/tests/builders/order';
import { API } from './buying-steps';
import type { DemoMember, Site } from './demo-member';

/** Two visits, and room for collisions with parallel tests. */
const ATTEMPTS = 5;

/**
 * Ensures two visits, of which the last can still be moved and cancelled; missing ones are booked through the API, one piece each,
 * from home where two are there.
 */
export async function haveTwoVisits(page: Page, member: DemoMember, site: Site): Promise<void> {
  let answer = 'nothing was asked for';
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const ahead = (await member.bookings()).filter(({ status }) => status === 'booked');
    const last = ahead.at(-1);
    if (last && ahead.length > 1 && last.feeNow !== null && last.isCancellable !== false) return;
    answer = await moveOne(page, member, site, ahead.length);
  }
  throw new Error(`There are no two visits: ${answer}`);
}

/** @returns what the backend said */
async function moveOne(page: Page, member: DemoMember, site: Site, visits: number): Promise<string> {
  const post = (path: string, data: object) =>
    page.request.post(`${API}${path}`, { data, headers: { authorization: `Bearer ${member.token}` } });
  const dataOf = async (answer: ReturnType<typeof post>) => ((await (await answer).json()) as { data: unknown }).data;
  // One stays at home, to be seen there.
  const [, home] = (await member.items()).filter(({ state, openRequest }) => state === 'at-home' && openRequest === null);
  const piece = home ?? (await member.free()).at(-1);
  if (!piece) return 'no piece can travel';
  const prices = z.parse(CALLS.priceService.data, await dataOf(post(CALLS.priceService.path, { country: site })));
  // The last free slot that has no visit yet, which the piece would join: other tests take the first ones.
  const { bookCollection: booking } = orderFrom(prices, { country: site, slot: freeSlotsOf(prices).length - 1 - visits, user: null }).body;
  const lines = [{ itemId: piece.id, action: home ? 'collect' : 'deliver' }];
  const { quote } = z.parse(
    CALLS.quoteItemRequests.data,
    await dataOf(post(CALLS.quoteItemRequests.path, { lines, booking: { address: booking.address, date: booking.date } })),
  );
  return (await post(CALLS.createItemRequests.path, { lines, booking, total: quote.total })).text();
}

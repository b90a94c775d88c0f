import type { BrowserContext } from '@playwright/test';
import type { RequestQuote } from '@/lib/contract/item-requests';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { createPassport } from '@/tests/builders/wardrobe-items';

const ANYWHERE = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*', 'access-control-allow-methods': '*' };
const answer = (data: unknown, status = 200) => ({ status, headers: ANYWHERE, json: { statusCode: status, message: 'OK', data } });

/** Answers the wardrobe's calls from a list of pieces, for states that would take the backend long to reach. */
export async function answerWardrobe(context: BrowserContext, items: readonly WardrobeItem[]): Promise<void> {
  await context.route('**/ext/items?*', (route) => {
    const query = new URL(route.request().url()).searchParams;
    const start = Number(query.get('cursor') ?? 0);
    const take = Number(query.get('take'));
    const page = query.has('since') ? [] : items.slice(start, start + take);
    const next = !query.has('since') && start + take < items.length ? String(start + take) : null;
    return route.fulfill(answer({ items: page, nextCursor: next, itemCount: items.length, currency: 'HKD', version: 1 }));
  });
  await context.route(/\/ext\/items\/[^/?]+\?/, (route) => {
    const id = new URL(route.request().url()).pathname.split('/').pop();
    const item = items.find((candidate) => candidate.id === id);
    return route.fulfill(item ? answer({ item: createPassport(item), currency: 'HKD', version: 1 }) : { status: 404, headers: ANYWHERE, json: { statusCode: 404, message: 'Not found', code: 'NOT_FOUND', data: null } });
  });
  await context.route('**/ext/wardrobe', (route) => route.fulfill(answer({
    plan: { packages: [{ package: 'x', itemsUsed: items.length, itemsAllowed: 40 }], itemsUsed: items.length, itemsAllowed: 40, freeDeliveriesLeft: 1, freeDeliveriesAllowed: 2, renewsOn: '2026-12-01' },
    nextBooking: { id: 'booking-1', kind: 'delivery', date: '2026-11-24', time: '11-13', itemCount: 2 },
    itemCount: items.length, countsByState: [], pricesToApprove: items.filter(({ state }) => state === 'priced').length, version: 1, currency: 'HKD',
  })));
  await context.route('**/ext/item-requests/quote', (route) => {
    const { lines } = route.request().postDataJSON() as { lines: { itemId: string; action: 'deliver' | 'care'; service?: 'dry-cleaning' }[] };
    const prices = { deliver: 0, collect: 0, care: 18_000, sell: 0, donate: 0 };
    const quoted = lines.map(({ itemId, action, service }) => ({ itemId, action, ...(service ? { service } : {}), price: prices[action], problem: null }));
    const quote: RequestQuote = {
      lines: quoted, extras: [], usesFreeDelivery: quoted.some(({ action }) => action === 'deliver'), needsBooking: quoted.some(({ action }) => action === 'deliver'),
      total: quoted.reduce((sum, { price }) => sum + price, 0), currency: 'HKD', validUntil: '2030-01-01T00:00:00+08:00',
    };
    return route.fulfill(answer({ quote }));
  });
}

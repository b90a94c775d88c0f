import type { BrowserContext } from '@playwright/test';
import type { WardrobeItem } from '@/lib/contract/wardrobe';

const ANYWHERE = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*', 'access-control-allow-methods': '*' };
const answer = (data: unknown) => ({ status: 200, headers: ANYWHERE, json: { statusCode: 200, message: 'OK', data } });

/** Mocks the wardrobe's calls with a list of pieces that the backend would take long to create. */
export async function answerWardrobe(context: BrowserContext, items: readonly WardrobeItem[]): Promise<void> {
  await context.route('**/ext/items?*', (route) => {
    const query = new URL(route.request().url()).searchParams;
    const start = Number(query.get('cursor') ?? 0);
    const take = Number(query.get('take'));
    const page = query.has('since') ? [] : items.slice(start, start + take);
    const next = !query.has('since') && start + take < items.length ? String(start + take) : null;
    return route.fulfill(answer({ items: page, nextCursor: next, itemCount: items.length, currency: 'HKD', version: 1 }));
  });
  await context.route('**/ext/wardrobe', (route) =>
    route.fulfill(
      answer({
        plan: {
          packages: [{ package: 'x', itemsUsed: items.length, itemsAllowed: 40 }],
          itemsUsed: items.length,
          itemsAllowed: 40,
          freeDeliveriesLeft: 1,
          freeDeliveriesAllowed: 2,
          renewsOn: '2026-12-01',
        },
        nextBooking: { id: 'booking-1', kind: 'delivery', date: '2026-11-24', time: '11-13', itemCount: 2 },
        itemCount: items.length,
        countsByState: [],
        pricesToApprove: items.filter(({ state }) => state === 'priced').length,
        version: 1,
        currency: 'HKD',
      }),
    ),
  );
}

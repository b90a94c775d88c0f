import { describe, expect, it } from 'vitest';
import { readBackendEnv } from '@/backend/config/env';
import { invoices, type bookings } from '@/backend/api/db/schema/orders';
import { accountCredits } from '@/backend/api/db/schema/payments';
import { items } from '@/backend/api/db/schema/wardrobe';
import { billingBalance } from '@/backend/api/modules/billing/invoices';
import { areDeliveriesPaused } from '@/backend/api/modules/billing/overdue-invoices';
import { issueRenewals, storedCountsOf } from '@/backend/api/modules/billing/renewal';
import { addInvoice, addOrder, addUser, billingContext, NOW, requestOf, TODAY } from '@/tests/builders/billing';
import { testDatabase } from '@/tests/setup/memory-database';
import { addBooking } from './support';

const database = testDatabase();

const env = readBackendEnv({ LOG_LEVEL: 'silent' });

describe('the places of an order that are used', () => {
  /** What was ordered, and what of it a month costs. */
  const holding = (luxe: number, lite: number) => ({
    packages: { luxe: { numberItems: luxe }, lite: { numberItems: lite } } as never,
    quote: {
      membership: { percent: 0 },
      monthlyListPrices: [
        { kind: 'luxe', quantity: luxe, price: 15_000 * luxe },
        { kind: 'lite', quantity: lite, price: 10_000 * lite },
      ],
    } as never,
  });
  let pieces = 0;
  async function store(userId: string, plan: 'luxe' | 'lite' | 'x', count: number, state: 'stored' | 'at-home' | 'sold' = 'stored') {
    for (let left = count; left > 0; left -= 1) {
      const id = `piece ${(pieces += 1)}`;
      await database.orm.insert(items).values({
        id,
        userId,
        code: id,
        names: { en: 'Coat' },
        category: 'outerwear',
        seasons: [],
        layer: 'outer',
        warmth: 1,
        state,
        stateSince: NOW,
        plan,
        monthlyCost: 0,
        picture: '',
        createdAt: NOW,
        updatedAt: NOW,
        version: 1,
      });
    }
  }
  async function order(
    userId: string,
    id: string,
    fields: Parameters<typeof addOrder>[2],
    visit: Partial<typeof bookings.$inferInsert> | null = { collectedAt: NOW },
  ) {
    const row = await addOrder(database.orm, userId, { id, ...fields });
    if (visit) await addBooking(database.orm, userId, `visit of ${id}`, { orderId: id, ...visit });
    return row;
  }
  const [early, late] = [new Date('2026-08-01T00:00:00Z'), new Date('2026-09-01T00:00:00Z')];

  it('are those of its pieces and bags that are still with us', async () => {
    const user = await addUser(database.orm);
    const row = await order(user.id, 'a', holding(5, 3));
    await store(user.id, 'luxe', 2);
    await store(user.id, 'luxe', 1, 'at-home');
    await store(user.id, 'luxe', 1, 'sold');
    await store(user.id, 'x', 1);
    await store((await addUser(database.orm)).id, 'lite', 2);
    expect(await storedCountsOf(database.orm, row, TODAY)).toEqual({ luxe: 3, lite: 0 });
    await store(user.id, 'lite', 4);
    expect(await storedCountsOf(database.orm, row, TODAY)).toEqual({ luxe: 3, lite: 3 });
  });

  it('are filled by the first orders, those of one moment by their name', async () => {
    const user = await addUser(database.orm);
    const last = await order(user.id, 'a', { ...holding(4, 1), orderedAt: late });
    const second = await order(user.id, 'c', { ...holding(2, 0), orderedAt: early });
    const first = await order(user.id, 'b', { ...holding(3, 2), orderedAt: early });
    await store(user.id, 'luxe', 6);
    await store(user.id, 'lite', 1);
    expect([
      await storedCountsOf(database.orm, first, TODAY),
      await storedCountsOf(database.orm, second, TODAY),
      await storedCountsOf(database.orm, last, TODAY),
    ]).toEqual([
      { luxe: 3, lite: 1 },
      { luxe: 2, lite: 0 },
      { luxe: 1, lite: 0 },
    ]);
  });

  it.each<[string, Partial<typeof bookings.$inferInsert> | null]>([
    ['has not been noted', { collectedAt: null }],
    ['was never booked', null],
    ['is only a delivery', { kind: 'delivery', collectedAt: NOW }],
  ])('are not known when its collection %s, and it holds none of another’s', async (_name, visit) => {
    const user = await addUser(database.orm);
    const row = await order(user.id, 'a', { ...holding(3, 0), orderedAt: early }, visit);
    const collected = await order(user.id, 'b', { ...holding(3, 0), orderedAt: late });
    await store(user.id, 'luxe', 2);
    expect([await storedCountsOf(database.orm, row, TODAY), await storedCountsOf(database.orm, collected, TODAY)]).toEqual([
      {},
      { luxe: 2, lite: 0 },
    ]);
  });

  it.each([
    ['before it began holds none', '2026-08-01', 3],
    ['and is over holds none', TODAY, 3],
    ['and still runs keeps its pieces', '2026-12-24', 1],
  ])('by an order that was ended %s', async (_name, endsOn, left) => {
    const [user, other] = [await addUser(database.orm), await addUser(database.orm)];
    await order(user.id, 'ended', { ...holding(2, 0), orderedAt: early, startsOn: '2026-08-01', endsOn, status: 'ended' });
    await order(other.id, 'theirs', { ...holding(9, 0), orderedAt: early });
    const row = await order(user.id, 'a', { ...holding(4, 0), orderedAt: late });
    await store(user.id, 'luxe', 3);
    expect(await storedCountsOf(database.orm, row, TODAY)).toEqual({ luxe: left, lite: 0 });
  });

  const quote = (price: number) => ({ membership: { percent: 0 }, monthlyListPrices: [{ kind: 'luxe', quantity: 3, price }] }) as never;

  it('are what a month is billed for, and a month of none passes without an invoice', async () => {
    const user = await addUser(database.orm);
    await order(user.id, 'a', { ...holding(3, 0), renewsOn: '2026-11-21', quote: quote(45_000) });
    expect(await issueRenewals({ orm: database.orm, env, now: NOW })).toBe(0);
    await store(user.id, 'luxe', 2);
    expect(await issueRenewals({ orm: database.orm, env, now: new Date('2026-12-21T02:00:00Z') })).toBe(1);
    expect((await database.orm.select().from(invoices)).map(({ periodFrom, total }) => [periodFrom, total])).toEqual([
      ['2026-12-21', 30_000],
    ]);
  });

  it('are its own again where an older order ends between the issue and the first day', async () => {
    const user = await addUser(database.orm);
    await order(user.id, 'ended', { ...holding(3, 0), orderedAt: early, endsOn: '2026-11-27', status: 'ended' });
    await order(user.id, 'a', { ...holding(3, 0), orderedAt: late, renewsOn: '2026-11-28', quote: quote(45_000) });
    await store(user.id, 'luxe', 3);
    expect(await issueRenewals({ orm: database.orm, env, now: NOW })).toBe(1);
    const [issued] = await database.orm.select().from(invoices);
    expect(issued).toMatchObject({ orderId: 'a', periodFrom: '2026-11-28', total: 45_000 });
  });

  it('tell the balance what is charged next: the first month of something, with all of its day', async () => {
    const user = await addUser(database.orm);
    const ask = async () => {
      const answer = await billingBalance({ query: { currency: 'hkd' }, request: requestOf(user.id) } as never, billingContext(database));
      if (answer.kind !== 'ok') throw new Error(answer.code);
      used = answer.data.creditUsed;
      return answer.data.nextCharge;
    };
    let used: unknown;
    await order(user.id, 'empty', { ...holding(3, 0), renewsOn: '2026-12-01', quote: quote(45_000) });
    expect(await ask()).toBeNull();
    await addOrder(database.orm, user.id, { renewsOn: '2026-12-05' });
    await addInvoice(database.orm, user.id, { dueDate: '2026-12-09', total: 1 });
    // 490.00 less ten percent.
    expect(await ask()).toEqual({ date: '2026-12-05', amount: 44_100 });
    await addInvoice(database.orm, user.id, { dueDate: '2026-12-05', total: 900 });
    expect(await ask()).toEqual({ date: '2026-12-05', amount: 45_000 });
    // Credit is taken off before a card is charged: the month first, whose invoice is issued a week before.
    for (const [amount, left, off] of [
      [44_000, { date: '2026-12-05', amount: 1_000 }, { date: '2026-12-05', amount: 44_000 }],
      [1_000, { date: '2026-12-09', amount: 1 }, null],
      [1, null, { date: '2026-12-05', amount: 45_000 }],
    ] as const) {
      const credit = { userId: user.id, currency: 'HKD', reason: 'gift', createdAt: NOW } as const;
      await database.orm.insert(accountCredits).values({ ...credit, id: String(amount), amount });
      expect(await ask()).toEqual(left);
      expect(used).toEqual(off);
    }
    // What is due today comes first.
    await addInvoice(database.orm, user.id, { dueDate: TODAY, total: 901 });
    expect([await ask(), used]).toEqual([
      { date: '2026-12-05', amount: 900 },
      { date: '2026-12-05', amount: 44_100 },
    ]);
  });
});

describe('deliveries', () => {
  it('wait when an invoice of either country has been overdue for more than thirty days, and for nothing else', async () => {
    const given = [
      [{ dueDate: '2026-10-21' }, true],
      [{ dueDate: '2026-10-22' }, false],
      [{ dueDate: '2026-12-30' }, false],
      [{ dueDate: '2026-10-21', country: 'sg' }, true],
      [{ dueDate: '2026-01-01', status: 'paid' }, false],
      [{ dueDate: '2026-01-01', status: 'void' }, false],
      [{ dueDate: '2026-01-01', status: 'processing' }, false],
      [{ dueDate: '2026-01-01', total: 0 }, false],
    ] as const;
    for (const [fields, isPaused] of given) {
      const user = await addUser(database.orm);
      await addInvoice(database.orm, user.id, fields);
      expect([fields, await areDeliveriesPaused(database.orm, user.id, NOW)]).toEqual([fields, isPaused]);
    }
  });

  it('wait from midnight of the region on', async () => {
    const user = await addUser(database.orm);
    await addInvoice(database.orm, user.id, { dueDate: '2026-10-22' });
    expect([
      await areDeliveriesPaused(database.orm, user.id, new Date('2026-11-21T15:59:59Z')),
      await areDeliveriesPaused(database.orm, user.id, new Date('2026-11-21T16:00:00Z')),
    ]).toEqual([false, true]);
  });
});

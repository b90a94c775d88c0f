import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gatewayCharges, gatewayRefunds } from '@/backend/api/db/schema/gateway';
import { invoices } from '@/backend/api/db/schema/orders';
import { runBilling } from '@/backend/api/modules/billing/billing-job';
import { addDays } from '@/lib/calendar-days';
import { addMonths } from '@/lib/domain/shared/add-months';
import { call, codeOf, dataFrom, dataOf } from '@/tests/setup/member';
import { planBackend } from './plan-member';

let stand: Awaited<ReturnType<typeof planBackend>>;
beforeAll(async () => {
  stand = await planBackend();
});
afterAll(() => stand.backend.remove());
const charges = async () => (await stand.backend.context.database.orm.select().from(gatewayCharges)).length;

describe('more places', () => {
  it('cost the difference by the days that are left, are there at once, and are paid with an invoice', async () => {
    const { backend, at, member, tokenOf, planOf, sumOf, buy, listOf } = stand;
    const buyer = await member();
    const days = (Date.parse(addMonths(buyer.startsOn, 1)) - Date.parse(buyer.startsOn)) / 86_400_000;
    at(addDays(buyer.startsOn, 10));
    const token = await tokenOf(buyer);
    const plan = await planOf(token);
    expect(plan).toMatchObject({ state: 'running', closed: null, meter: { itemsAllowed: 10 }, renewal: { months: 1, amount: 49_000 } });
    // HK$880 instead of HK$490 for ten days less than a month.
    const amount = Math.round((39_000 * (days - 10)) / days);
    expect(sumOf(plan, 20)).toBe(amount);
    const { invoice } = dataOf('morePlaces', await buy(token, buyer.id, { amount }));
    expect(await planOf(token)).toMatchObject({
      meter: { itemsAllowed: 20 },
      renewal: { amount: 88_000 },
      lines: [{ quantity: 20, price: 88_000 }],
    });
    expect((await listOf(token)).find(({ id }) => id === invoice.id)).toMatchObject({
      status: 'paid',
      total: amount,
      lines: [{ kind: 'more-places', quantity: 10, amount }],
      period: { from: addDays(buyer.startsOn, 10), to: addDays(addMonths(buyer.startsOn, 1), -1) },
      payments: [{ amount }],
    });
    // The next month is billed for all of them.
    at(addDays(addMonths(buyer.startsOn, 1), -5));
    await runBilling(backend.context);
    expect((await listOf(await tokenOf(buyer)))[0]).toMatchObject({ status: 'due', total: 88_000 });
  });

  it.each(['hk', 'sg'] as const)('are counted by the day of the region: %s', async (country) => {
    const { at, member, tokenOf, planOf, sumOf, buy } = stand;
    const buyer = await member({ country });
    const day = addDays(buyer.startsOn, 5);
    at(day, 23, country);
    const before = sumOf(await planOf(await tokenOf(buyer)), 20);
    // Past midnight there, the same day in Greenwich.
    at(addDays(day, 1), 1, country);
    const after = sumOf(await planOf(await tokenOf(buyer)), 20);
    expect(before - after).toBeGreaterThan(0);
    expect(codeOf(await buy(await tokenOf(buyer), buyer.id, { amount: before }))).toBe('PRICE_CHANGED');
    dataOf('morePlaces', await buy(await tokenOf(buyer), buyer.id, { amount: after }));
  });

  it('are bought once by a double press, and once from two tabs', async () => {
    const { member, tokenOf, planOf, sumOf, buy } = stand;
    const buyer = await member();
    const token = await tokenOf(buyer);
    const amount = sumOf(await planOf(token), 20);
    const before = await charges();
    const key = randomUUID();
    const answers = await Promise.all([buy(token, buyer.id, { amount, key }), buy(token, buyer.id, { amount, key })]);
    expect(answers.map((answer) => codeOf(answer) ?? 'bought').sort()).toEqual(expect.arrayContaining(['bought']));
    expect(answers.every((answer) => [201, 200, 409].includes(answer.statusCode))).toBe(true);
    expect(dataOf('morePlaces', await buy(token, buyer.id, { amount, key })).quantity).toBe(20);
    expect(await charges()).toBe(before + 1);

    const next = sumOf(await planOf(token), 40);
    const tabs = await Promise.all(['a', 'b'].map(() => buy(token, buyer.id, { was: 20, quantity: 40, amount: next })));
    expect(tabs.map(codeOf).filter((code) => code === undefined)).toHaveLength(1);
    expect(['IN_PROGRESS', 'PRICE_CHANGED']).toContain(tabs.map(codeOf).find((code) => code !== undefined));
    expect(await charges()).toBe(before + 2);
    expect((await planOf(token)).meter?.itemsAllowed).toBe(40);
  });

  it('are not there after a refused card, and may be tried again', async () => {
    const { member, tokenOf, planOf, sumOf, buy } = stand;
    const buyer = await member();
    const token = await tokenOf(buyer);
    const amount = sumOf(await planOf(token), 20);
    expect(codeOf(await buy(token, buyer.id, { amount, nonce: 'fake-processor-declined-visa-nonce' }))).toBe('PAYMENT_DECLINED');
    for (const wrong of [amount - 1, 0]) expect(codeOf(await buy(token, buyer.id, { amount: wrong }))).toBe('PRICE_CHANGED');
    expect(codeOf(await buy(token, buyer.id, { quantity: 15, amount }))).toBe('PRICE_CHANGED');
    expect(await planOf(token)).toMatchObject({ closed: null, meter: { itemsAllowed: 10 } });
    dataOf('morePlaces', await buy(token, buyer.id, { amount }));
  });

  it('reach to the end of a month that is billed already, paid or not, and wait while an invoice is long overdue', async () => {
    const { backend, at, member, tokenOf, planOf, sumOf, buy, listOf } = stand;
    const buyer = await member();
    const renewsOn = addMonths(buyer.startsOn, 1);
    at(addDays(renewsOn, -5));
    await runBilling(backend.context);
    const token = await tokenOf(buyer);
    expect((await listOf(token))[0]).toMatchObject({ status: 'due', total: 49_000, period: { from: renewsOn } });
    const days = (Date.parse(renewsOn) - Date.parse(buyer.startsOn)) / 86_400_000;
    expect(sumOf(await planOf(token), 20)).toBe(Math.round((39_000 * 5) / days) + 39_000);

    // Its card has gone: nobody can charge it.
    const { orm } = backend.context.database;
    await orm
      .update(invoices)
      .set({ dueDate: addDays(renewsOn, -40) })
      .where(eq(invoices.status, 'due'));
    const plan = await planOf(token);
    expect(plan).toMatchObject({ closed: 'paused' });
    expect(sumOf(plan, 20)).toBe(-1);
    expect(codeOf(await buy(token, buyer.id, { amount: 0 }))).toBe('DELIVERIES_PAUSED');
  });

  it('come back with a term that is ended early, each to the charge that paid for it', async () => {
    const { backend, at, member, tokenOf, planOf, sumOf, buy } = stand;
    const buyer = await member({ months: 12 });
    at(addMonths(buyer.startsOn, 1));
    let token = await tokenOf(buyer);
    const plan = await planOf(token);
    // Eleven months at HK$748 less HK$416.50, each 15 % off.
    expect(sumOf(plan, 20)).toBe(11 * (74_800 - 41_650));
    dataOf('morePlaces', await buy(token, buyer.id, { amount: 11 * 33_150 }));
    at(addDays(addMonths(buyer.startsOn, 3), 3));
    token = await tokenOf(buyer);
    const { ending } = await planOf(token);
    // Four months of ten places and three of ten more, at the 5 % that four months earn.
    const paid = 12 * 41_650 + 11 * 33_150;
    const used = 4 * 46_550 + 3 * (83_600 - 46_550);
    expect(ending).toMatchObject({ monthsUsed: 4, paid, used, refund: paid - used, toCard: paid - used, asCredit: 0 });
    const ended = await dataFrom(backend, 'endTerm', { token, params: { id: buyer.id }, body: { refund: paid - used } });
    expect(ended).toMatchObject({ refund: paid - used, toCard: paid - used, status: 'done' });
    const again = await call(backend, 'endTerm', { token, params: { id: buyer.id }, body: { refund: paid - used } });
    expect(dataOf('endTerm', again)).toEqual(ended);
    const back = (await backend.context.database.orm.select().from(gatewayRefunds)).map(({ amount }) => amount);
    expect(back.slice(-2).sort((a, b) => a - b)).toEqual([paid - used - 11 * 33_150, 11 * 33_150].sort((a, b) => a - b));
    expect(codeOf(await call(backend, 'goOnWithTerm', { token, params: { id: buyer.id } }))).toBe('UNDO_OVER');
  });
});

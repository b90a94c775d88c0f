import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoices, orders } from '@/backend/api/db/schema/orders';
import { runBilling } from '@/backend/api/modules/billing/billing-job';
import { addDays } from '@/lib/calendar-days';
import { addMonths } from '@/lib/domain/shared/add-months';
import { call, codeOf, dataFrom, dataOf, logIn } from '@/tests/setup/member';
import { planBackend } from './plan-member';

let stand: Awaited<ReturnType<typeof planBackend>>;
beforeAll(async () => {
  stand = await planBackend();
});
afterAll(() => stand.backend.remove());

describe('a change with the renewal', () => {
  it('is longer and larger from its day on, can be taken back until it is billed, and holds as it was shown', async () => {
    const { backend, at, member, tokenOf, planOf, buy, listOf, change } = stand;
    const buyer = await member();
    const renewsOn = addMonths(buyer.startsOn, 1);
    const wish = { from: renewsOn, quantities: [20], months: 3, amount: 3 * 83_600 };
    let token = await tokenOf(buyer);
    for (const wrong of [{ amount: 1 }, { quantities: [15] }, { quantities: [20, 20] }, { months: 2 }, { from: addDays(renewsOn, 1) }]) {
      expect(codeOf(await change(token, buyer.id, { ...wish, ...wrong }))).toBe('PRICE_CHANGED');
    }
    dataOf('changePlan', await change(token, buyer.id, wish));
    expect(await planOf(token)).toMatchObject({
      closed: 'scheduled',
      next: { from: renewsOn, quantities: [20], months: 3, isBilled: false },
      renewal: { on: renewsOn, months: 3, amount: wish.amount },
    });
    expect(codeOf(await buy(token, buyer.id, { amount: 0 }))).toBe('CONFLICT');
    await dataFrom(backend, 'keepPlan', { token, params: { id: buyer.id } });
    await dataFrom(backend, 'keepPlan', { token, params: { id: buyer.id } });
    expect(await planOf(token)).toMatchObject({ next: null, renewal: { months: 1, amount: 49_000 } });

    dataOf('changePlan', await change(token, buyer.id, wish));
    at(addDays(renewsOn, -5));
    await runBilling(backend.context);
    token = await tokenOf(buyer);
    const [invoice] = await listOf(token);
    expect(invoice).toMatchObject({
      status: 'due',
      total: wish.amount,
      period: { from: renewsOn, to: addDays(addMonths(renewsOn, 3), -1) },
      lines: [{ kind: 'x', quantity: 20, months: 3 }, { kind: 'membership-discount' }],
    });
    expect(codeOf(await call(backend, 'keepPlan', { token, params: { id: buyer.id } }))).toBe('UNDO_OVER');
    // Until its day the plan is what it was.
    expect(await planOf(token)).toMatchObject({ meter: { itemsAllowed: 10 }, next: { isBilled: true } });
    at(renewsOn, 1);
    await runBilling(backend.context);
    await runBilling(backend.context);
    token = await tokenOf(buyer);
    expect(await planOf(token)).toMatchObject({
      startedOn: renewsOn,
      months: 3,
      percent: 5,
      next: null,
      meter: { itemsAllowed: 20 },
      renewal: { on: addMonths(renewsOn, 3), months: 1, amount: 83_600 },
    });
  });

  it('whose invoice stays unpaid costs the months used when it is ended', async () => {
    const { backend, at, member, tokenOf, planOf, listOf, change } = stand;
    const buyer = await member();
    const renewsOn = addMonths(buyer.startsOn, 1);
    let token = await tokenOf(buyer);
    dataOf('changePlan', await change(token, buyer.id, { from: renewsOn, quantities: [10], months: 6, amount: 6 * 44_100 }));
    // No card: nothing is charged by itself.
    const { orm } = backend.context.database;
    await orm.execute(`delete from payment_methods where user_id = (select user_id from orders where id = '${buyer.id}')`);
    at(addDays(renewsOn, -3));
    await runBilling(backend.context);
    at(addDays(renewsOn, 3));
    await runBilling(backend.context);
    token = await tokenOf(buyer);
    const { ending } = await planOf(token);
    expect(ending).toMatchObject({ monthsUsed: 1, owed: 49_000, refund: 0, endsOn: addMonths(renewsOn, 1) });
    const end = (body: object) => call(backend, 'endTerm', { token, params: { id: buyer.id }, body });
    expect(codeOf(await end({ refund: 0 }))).toBe('PRICE_CHANGED');
    dataOf('endTerm', await end({ refund: 0, owed: 49_000 }));
    const list = await listOf(token);
    expect(list.find(({ total }) => total === 6 * 44_100)).toMatchObject({ status: 'void' });
    expect(list[0]).toMatchObject({ status: 'due', total: 49_000, period: { from: renewsOn } });
  });

  it('comes back whole where it is paid and has not begun', async () => {
    const { backend, at, member, tokenOf, planOf, listOf, change } = stand;
    const buyer = await member();
    const renewsOn = addMonths(buyer.startsOn, 1);
    let token = await tokenOf(buyer);
    dataOf('changePlan', await change(token, buyer.id, { from: renewsOn, quantities: [10], months: 6, amount: 6 * 44_100 }));
    at(addDays(renewsOn, -5));
    await runBilling(backend.context);
    token = await tokenOf(buyer);
    const [invoice] = await listOf(token);
    await dataFrom(backend, 'payInvoice', {
      token,
      params: { invoiceId: invoice?.id ?? '' },
      body: { paymentMethodNonce: 'fake-valid-nonce' },
      headers: { 'idempotency-key': randomUUID() },
    });
    const { ending } = await planOf(token);
    expect(ending).toMatchObject({ refund: 6 * 44_100, toCard: 6 * 44_100, endsOn: renewsOn });
    expect(await dataFrom(backend, 'endTerm', { token, params: { id: buyer.id }, body: { refund: 6 * 44_100 } })).toMatchObject({
      toCard: 6 * 44_100,
      status: 'done',
      endsOn: renewsOn,
    });
  });

  it('is not smaller than what is kept, and takes its places from new collections at once', async () => {
    const { backend, planOf, change } = stand;
    const token = await logIn(backend, 'hk@example.com', 'try-the-wardrobe');
    const plan = await planOf(token);
    const from = plan.renewal?.on ?? '';
    const luxe = plan.lines[1];
    const amountOf = (quantity: number) =>
      (plan.lines[0]?.options.find((option) => option.quantity === quantity)?.price ?? 0) + (luxe?.price ?? 0);
    const size = (quantity: number) =>
      change(token, plan.id, { from, quantities: [quantity, luxe?.quantity ?? 0], months: 1, amount: amountOf(quantity) });
    expect(codeOf(await size(5))).toBe('PLACES_IN_USE');
    const used = plan.meter?.packages.find((entry) => entry.package === 'x')?.itemsUsed ?? 0;
    dataOf('changePlan', await size(used <= 20 ? 20 : 40));
    const { collection } = await dataFrom(backend, 'wardrobeSummary', { token });
    const free = collection?.kind === 'more' ? (collection.places.find((place) => place.plan === 'x')?.free ?? 0) : 0;
    expect(free).toBeLessThanOrEqual((used <= 20 ? 20 : 40) - used);
  });
});

describe('the end of a plan', () => {
  it('that is taken back leaves the change that was chosen before, billed or not', async () => {
    const { backend, at, member, tokenOf, planOf, listOf, change } = stand;
    const buyer = await member();
    const from = addMonths(buyer.startsOn, 1);
    const endAndGoOn = async (token: string) => {
      await dataFrom(backend, 'endTerm', { token, params: { id: buyer.id }, body: { refund: 0 } });
      expect((await planOf(token)).next).toBeNull();
      await dataFrom(backend, 'goOnWithTerm', { token, params: { id: buyer.id } });
      expect(await planOf(token)).toMatchObject({ next: { quantities: [20], isBilled: false }, renewal: { on: from, amount: 88_000 } });
    };
    let token = await tokenOf(buyer);
    dataOf('changePlan', await change(token, buyer.id, { from, quantities: [20], months: 1, amount: 88_000 }));
    await endAndGoOn(token);
    at(addDays(from, -5));
    token = await tokenOf(buyer);
    await runBilling(backend.context);
    await endAndGoOn(token);
    await runBilling(backend.context);
    expect((await listOf(token))[0]).toMatchObject({ status: 'due', total: 88_000, period: { from } });
    at(from, 1);
    await runBilling(backend.context);
    expect((await planOf(await tokenOf(buyer))).meter).toMatchObject({ itemsAllowed: 20 });
  });

  it('that gave money back holds no places for a change that will not come', async () => {
    const { backend, member, tokenOf, planOf, change } = stand;
    const buyer = await member({ months: 12, places: 20 });
    const token = await tokenOf(buyer);
    const { ending, renewal } = await planOf(token);
    dataOf('changePlan', await change(token, buyer.id, { from: renewal?.on ?? '', quantities: [10], months: 1, amount: 41_650 }));
    await dataFrom(backend, 'endTerm', { token, params: { id: buyer.id }, body: { refund: ending?.refund } });
    const { collection } = await dataFrom(backend, 'wardrobeSummary', { token });
    expect(collection).toMatchObject({ kind: 'more', places: [{ plan: 'x', free: 20 }] });
  });

  it('that gave nothing back can be taken back until its day, and the month after it is billed again', async () => {
    const { backend, at, member, tokenOf, planOf, listOf } = stand;
    const buyer = await member();
    const renewsOn = addMonths(buyer.startsOn, 1);
    at(addDays(renewsOn, -5));
    await runBilling(backend.context);
    const token = await tokenOf(buyer);
    await dataFrom(backend, 'endTerm', { token, params: { id: buyer.id }, body: { refund: 0 } });
    const ended = { state: 'ended', endsOn: renewsOn, canGoOn: true, ending: null, renewal: null, closed: 'state' };
    expect(await planOf(token)).toMatchObject(ended);
    expect((await listOf(token))[0]).toMatchObject({ status: 'void' });
    const goOn = () => call(backend, 'goOnWithTerm', { token, params: { id: buyer.id } });
    const answers = await Promise.all([goOn(), goOn()]);
    for (const answer of answers) dataOf('goOnWithTerm', answer);
    expect(await planOf(token)).toMatchObject({ state: 'running', renewal: { on: renewsOn, amount: 49_000 } });
    await runBilling(backend.context);
    expect((await listOf(token))[0]).toMatchObject({ status: 'due', period: { from: renewsOn } });

    await dataFrom(backend, 'endTerm', { token, params: { id: buyer.id }, body: { refund: 0 } });
    at(renewsOn, 1);
    const later = await tokenOf(buyer);
    expect(codeOf(await call(backend, 'goOnWithTerm', { token: later, params: { id: buyer.id } }))).toBe('UNDO_OVER');
    expect(await dataFrom(backend, 'storagePlan', { token: later })).toEqual({ meter: null, plans: [] });
  });
});

it.each([
  ['comes back to the 31st', null, '2027-05-30', '2027-05-31', '2027-06-29'],
  ['stays at the 28th where an older copy of the code has billed it', '2027-05-28', '2027-05-27', '2027-05-28', '2027-06-27'],
])('a plan of the 31st whose period is changed in February %s', async (_name, billedTo, to, nextFrom, nextTo) => {
  const { backend, at, member, tokenOf, listOf, change } = stand;
  const buyer = await member();
  await backend.context.database.orm.execute(
    `update orders set starts_on = '2027-01-31', renews_on = '2027-02-28' where id = '${buyer.id}'`,
  );
  at('2027-02-10');
  dataOf('changePlan', await change(await tokenOf(buyer), buyer.id, { from: '2027-02-28', quantities: [10], months: 3, amount: 139_650 }));
  for (const day of ['2027-02-24', '2027-03-01', '2027-05-26']) {
    at(day);
    await runBilling(backend.context);
    if (day !== '2027-02-24' || billedTo === null) continue;
    const { orm } = backend.context.database;
    await orm.update(orders).set({ renewsOn: billedTo }).where(eq(orders.id, buyer.id));
    await orm.update(invoices).set({ periodTo: billedTo }).where(eq(invoices.periodFrom, '2027-02-28'));
  }
  const periods = (await listOf(await tokenOf(buyer))).map(({ period }) => period);
  expect(periods.slice(0, 2)).toEqual([
    { from: nextFrom, to: nextTo },
    { from: '2027-02-28', to },
  ]);
});

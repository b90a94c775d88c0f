import { and, eq, ne } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { outboxMails } from '@/backend/api/db/schema/mail';
import { users } from '@/backend/api/db/schema/users';
import { items, itemSales, storagePlans } from '@/backend/api/db/schema/wardrobe';
import { askAboutUnsold } from '@/backend/api/modules/wardrobe/ask-about-unsold';
import { runDueSteps } from '@/backend/twins/operations/run-due-steps';
import { placeOf } from '@/lib/domain/wardrobe/item-states';
import { DAY_MS } from '@/lib/calendar-days';
import { call, dataFrom, dataOf, mailsTo } from '@/tests/setup/member';
import { testBackend } from '@/tests/setup/test-backend';
import { demoToken, itemOf, itemsOf } from './support';

/** Ten in the morning where both sites are. */
const MORNING = new Date('2026-11-16T02:00:00Z');
const NIGHT = new Date('2026-11-16T15:30:00Z');
const SELLER = 'consignor@example.com';

const backend = testBackend({ rateLimitFactor: 1000, hasSampleBookings: false }, { clock: () => now });
let token: string;
let now = MORNING;
let id: string;

const later = (days: number) => new Date(MORNING.getTime() + days * DAY_MS);
const run = () => askAboutUnsold(backend.context);
const subjects = async () => (await mailsTo(backend, SELLER)).map(({ subject }) => subject);
const decide = (body: unknown) => call(backend, 'approvePrice', { token, params: { id }, body });

beforeAll(async () => {
  token = await demoToken(backend, 'consignor');
  const { orm } = backend.context.database;
  await orm.update(users).set({ locale: 'en' }).where(eq(users.email, SELLER));
  id = (await itemsOf(backend, token)).items.find(({ state }) => state === 'listed')?.id ?? '';
  // Nothing else of anybody is on sale.
  await orm
    .update(items)
    .set({ state: 'stored', dueAt: null })
    .where(and(eq(items.state, 'listed'), ne(items.id, id)));
});
beforeEach(async () => {
  now = MORNING;
  token = await demoToken(backend, 'consignor');
  const { orm } = backend.context.database;
  await orm.update(items).set({ state: 'listed', dueAt: null }).where(eq(items.id, id));
  const sale = { listPrice: 500_000, floorPrice: 300_000, listedAt: new Date('2026-08-18T04:00:00Z'), askedTimes: 0, askedAt: null };
  await orm
    .insert(itemSales)
    .values({ itemId: id, submittedAt: sale.listedAt, ...sale })
    .onConflictDoUpdate({ target: itemSales.itemId, set: sale });
  await orm.delete(outboxMails);
});

it('asks on day ninety, reminds twice and then stores the piece: each once, by several copies, and by day', async () => {
  const { name } = await itemOf(backend, token, id);
  now = new Date('2026-11-15T08:00:00Z');
  expect(await run()).toBe(0);
  now = NIGHT;
  expect(await run()).toBe(0);
  now = MORNING;
  expect((await Promise.all([run(), run(), run()])).reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await run()).toBe(0);
  const [question, ...more] = await mailsTo(backend, SELLER);
  expect(more).toEqual([]);
  expect(question?.subject).toBe(`Not sold in ninety days: ${name}`);
  for (const part of ['delivery', 'storage', 'lower price', 'charity', 'HK$5,000', `/items?item=${id}`]) {
    expect(question?.body).toContain(part);
  }

  now = later(13);
  expect(await run()).toBe(0);
  now = later(14);
  expect(await run()).toBe(1);
  now = later(28);
  expect(await run()).toBe(1);
  expect(await subjects()).toEqual([
    `Not sold in ninety days: ${name}`,
    `Waiting for your decision: ${name}`,
    `Please choose by 13 January 2027: ${name}`,
  ]);
  token = await demoToken(backend, 'consignor');
  expect((await itemOf(backend, token, id)).state).toBe('listed');

  // The day that the mail names is theirs to its end.
  now = new Date('2027-01-13T12:00:00Z');
  expect(await run()).toBe(0);
  now = later(59);
  expect(await run()).toBe(1);
  token = await demoToken(backend, 'consignor');
  expect((await itemOf(backend, token, id)).state).toBe('stored');
  expect((await subjects()).at(-1)).toBe(`Taken off sale and stored: ${name}`);
  now = later(200);
  expect(await run()).toBe(0);
});

it('gives as much time as before after an outage of the job', async () => {
  now = later(40);
  expect(await run()).toBe(1);
  expect(await subjects()).toEqual([expect.stringContaining('Not sold in ninety days')]);
});

it('lists it again at a lower price, and asks only after ninety days more', async () => {
  await run();
  const refusals = [
    [{ decision: 'relist', listPrice: 500_000, floorPrice: 300_000 }, 'listPrice'],
    [{ decision: 'relist', listPrice: 9_900, floorPrice: 9_900 }, 'listPrice'],
    [{ decision: 'relist', listPrice: 400_000, floorPrice: 400_001 }, 'floorPrice'],
  ] as const;
  for (const [body, path] of refusals) {
    expect((await decide(body)).json()).toMatchObject({ code: 'VALIDATION', errors: [{ path, code: 'number.range' }] });
  }
  expect((await decide({ decision: 'relist', listPrice: 400_000, floorPrice: 100_000 })).json()).toMatchObject({ code: 'FLOOR_LOW' });
  expect((await itemOf(backend, token, id)).consignment?.listPrice).toBe(500_000);
  const { item } = dataOf('approvePrice', await decide({ decision: 'relist', listPrice: 400_000, floorPrice: 250_000 }));
  expect(item).toMatchObject({
    state: 'listed',
    consignment: { listPrice: 400_000, floorPrice: 250_000, listedAt: MORNING.toISOString(), soldPrice: null },
  });
  expect((await decide({ decision: 'relist', listPrice: 300_000, floorPrice: 250_000 })).json()).toMatchObject({
    code: 'ITEM_UNAVAILABLE',
  });
  await backend.context.database.orm.update(items).set({ dueAt: null }).where(eq(items.id, id));
  now = later(89);
  expect(await run()).toBe(0);
  now = later(90);
  expect(await run()).toBe(1);
});

it('is answered by taking it off sale: then nothing is asked any more', async () => {
  await run();
  expect(dataOf('approvePrice', await decide({ decision: 'withdraw' })).item.state).toBe('stored');
  expect((await itemOf(backend, token, id)).actions).toEqual(expect.arrayContaining(['deliver', 'donate']));
  now = later(14);
  expect(await run()).toBe(0);
});

it('pays fourteen days after the buyer has received a sold piece, and names no day before that', async () => {
  const { orm } = backend.context.database;
  await orm.update(items).set({ dueAt: null }).where(eq(items.userId, 'demo-consignor'));
  await orm.update(items).set({ dueAt: MORNING }).where(eq(items.id, id));
  await runDueSteps(backend.context);
  const sold = (await itemOf(backend, token, id)).consignment;
  expect(sold).toMatchObject({ soldAt: MORNING.toISOString(), receivedAt: null, settlement: { on: null } });
  const [mail] = (await mailsTo(backend, SELLER)).filter(({ subject }) => subject.startsWith('Sold: '));
  expect(mail?.body).toContain('for fourteen days after receiving it');
  expect(mail?.body).not.toContain('Paid by');
  now = later(3);
  await runDueSteps(backend.context);
  token = await demoToken(backend, 'consignor');
  expect((await itemOf(backend, token, id)).consignment).toMatchObject({
    receivedAt: later(3).toISOString(),
    settlement: { on: later(17).toISOString() },
  });
});

it('puts what came in only to be sold into a free place of the plan, and where there is none it stays at no charge, as the terms say', async () => {
  const { orm } = backend.context.database;
  const sellerId = 'demo-consignor';
  const plans = await orm.select().from(storagePlans).where(eq(storagePlans.userId, sellerId));
  const used = async () => (await dataFrom(backend, 'wardrobeSummary', { token })).plan?.itemsUsed;
  const broughtIn = () => orm.update(items).set({ plan: 'consignment', monthlyCost: 0, state: 'listed' }).where(eq(items.id, id));
  const storeIt = async () => dataOf('approvePrice', await decide({ decision: 'withdraw' })).item;
  try {
    await orm.delete(storagePlans).where(eq(storagePlans.userId, sellerId));
    await broughtIn();
    expect(await storeIt()).toMatchObject({ state: 'stored', plan: 'consignment' });
    const full = { id: 'plan-of-seller', userId: sellerId, package: 'x', monthlyPrice: 4_000, startedOn: '2026-01-01' } as const;
    const others = (await itemsOf(backend, token)).items.filter(({ plan, state }) => plan === 'x' && placeOf(state) !== 'gone').length;
    const [known] = plans;
    if (!known) throw new Error('The demonstration has no plan');
    await orm.insert(storagePlans).values({ ...known, ...full, itemsAllowed: others, endsOn: null });
    await broughtIn();
    expect(await storeIt()).toMatchObject({ state: 'stored', plan: 'consignment' });
    await orm
      .update(storagePlans)
      .set({ itemsAllowed: others + 1, monthlyPrice: (others + 1) * 100 })
      .where(eq(storagePlans.userId, sellerId));
    await broughtIn();
    expect(await used()).toBe(others);
    expect(await storeIt()).toMatchObject({ state: 'stored', plan: 'x' });
    expect(await used()).toBe(others + 1);
    const [kept] = await orm.select().from(items).where(eq(items.id, id));
    expect(kept?.monthlyCost).toBe(100);
  } finally {
    await orm.delete(storagePlans).where(eq(storagePlans.userId, sellerId));
    if (plans.length > 0) await orm.insert(storagePlans).values(plans);
  }
});

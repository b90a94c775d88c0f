import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readBackendEnv } from '@/backend/config/env';
import { outboxMails } from '@/backend/db/schema/mail';
import { invoices, orders, type InvoiceLine } from '@/backend/db/schema/orders';
import { accountCredits, paymentMethods } from '@/backend/db/schema/payments';
import { referralRewards, referrals } from '@/backend/db/schema/referral';
import { runBilling } from '@/backend/modules/billing/billing-upkeep';
import { remindOverdue } from '@/backend/modules/billing/remind-overdue';
import { issueRenewals, renewalLines } from '@/backend/modules/billing/renewal';
import { addInvoice, addOrder, addUser, billingContext, NOW } from '@/tests/builders/billing';
import { createMemoryDatabase, type EmptiableDatabase } from '@/tests/setup/memory-database';

let database: EmptiableDatabase;
beforeAll(async () => {
  database = await createMemoryDatabase();
});
beforeEach(() => database.empty());
afterAll(() => database.close());

const env = readBackendEnv({ LOG_LEVEL: 'silent' });
const invoicesOf = async (userId: string) => (await database.orm.select().from(invoices).orderBy(invoices.periodFrom)).filter((invoice) => invoice.userId === userId);
const at = (moment: string) => new Date(moment);
const figures = (lines: readonly InvoiceLine[]) => lines.map(({ kind, quantity, amount }) => [kind, quantity, amount]);

describe('the lines of a renewal', () => {
  const linesOf = (percent: number, ...prices: number[]) => renewalLines({ quote: { membership: { percent }, monthlyListPrices: prices.map((price) => ({ kind: 'lite', quantity: 2, price })) } as never });

  it('are the list prices of a month, less what the term earned on each', () => {
    // 5 % of 1,005 leave 954.75, rounded 955; of 49,000 they leave 46,550.
    expect(figures(linesOf(5, 49_000, 1_005))).toEqual([['lite', 2, 49_000], ['lite', 2, 1_005], ['membership-discount', 1, -(2_450 + 50)]]);
    expect(linesOf(0, 49_000)).toEqual([{ kind: 'lite', description: 'Sealed bags', quantity: 2, unitPrice: 49_000, amount: 49_000, months: 1, estimate: 49_000 }]);
  });

  it('charge by the piece for those that are there, beside what was estimated, and never for more than was ordered', () => {
    const order = { quote: { membership: { percent: 10 }, monthlyListPrices: [{ kind: 'x', quantity: 20, price: 88_000 }, { kind: 'luxe', quantity: 3, price: 45_000 }] } } as never;
    const shown = (lines: readonly InvoiceLine[]) => lines.map(({ kind, quantity, amount, estimate }) => [kind, quantity, amount, estimate]);
    expect(shown(renewalLines(order, { luxe: 2 }))).toEqual([['x', 20, 88_000, 88_000], ['luxe', 2, 30_000, 45_000], ['membership-discount', 1, -11_800, undefined]]);
    expect(shown(renewalLines(order, { luxe: 9 }))[1]).toEqual(['luxe', 3, 45_000, 45_000]);
    expect(shown(renewalLines(order, { luxe: 0 }))[1]).toEqual(['luxe', 0, 0, 45_000]);
  });
});

describe('renewals', () => {
  it('issue one invoice a month, also when the job was away, and none is due within a week', async () => {
    const user = await addUser(database.orm);
    const order = await addOrder(database.orm, user.id, { renewsOn: '2026-09-21' });
    expect(await issueRenewals({ orm: database.orm, env, now: NOW })).toBe(3);
    const issued = await invoicesOf(user.id);
    expect(issued.map(({ periodFrom, periodTo, total, status, orderId }) => [periodFrom, periodTo, total, status, orderId])).toEqual([
      ['2026-09-21', '2026-10-21', 44_100, 'due', order.id], ['2026-10-21', '2026-11-21', 44_100, 'due', order.id], ['2026-11-21', '2026-12-21', 44_100, 'due', order.id],
    ]);
    expect(issued.every(({ dueDate }) => dueDate >= '2026-11-28')).toBe(true);
    expect((await database.orm.select().from(orders)).map(({ renewsOn }) => renewsOn)).toEqual(['2026-12-21']);
    expect(await issueRenewals({ orm: database.orm, env, now: NOW })).toBe(0);
  });

  it('use up credit, month after month', async () => {
    const user = await addUser(database.orm);
    await addOrder(database.orm, user.id, { renewsOn: '2026-10-21' });
    await database.orm.insert(accountCredits).values({ id: randomUUID(), userId: user.id, currency: 'HKD', amount: 50_000, reason: 'store-credit', createdAt: NOW });
    await issueRenewals({ orm: database.orm, env, now: NOW });
    expect((await invoicesOf(user.id)).map(({ total, status }) => [total, status])).toEqual([[0, 'paid'], [38_200, 'due']]);
  });

  it.each([['of a week and a day from now', { renewsOn: '2026-11-29' }, 0], ['of a week from now', { renewsOn: '2026-11-28' }, 1], ['whose collection was cancelled', { renewsOn: '2026-11-21', restingSince: NOW }, 0], ['that have ended', { renewsOn: '2026-11-01', status: 'ended' }, 0], ['of nothing monthly', { renewsOn: null }, 0], ['of Singapore', { renewsOn: '2026-11-21', country: 'sg' }, 1]] as const)('of terms %s', async (_name, fields, count) => {
    const user = await addUser(database.orm);
    await addOrder(database.orm, user.id, fields);
    expect(await issueRenewals({ orm: database.orm, env, now: NOW })).toBe(count);
    expect((await invoicesOf(user.id)).map(({ country }) => country)).toEqual(Array(count).fill('country' in fields ? fields.country : 'hk'));
  });

  it('go by the day of the region: it is tomorrow there when it is still today in London', async () => {
    const user = await addUser(database.orm);
    await addOrder(database.orm, user.id, { renewsOn: '2026-11-29' });
    expect(await issueRenewals({ orm: database.orm, env, now: at('2026-11-21T15:59:59Z') })).toBe(0);
    expect(await issueRenewals({ orm: database.orm, env, now: at('2026-11-21T16:00:00Z') })).toBe(1);
  });

  it('keep to the day of the month on which the term began, over short months too', async () => {
    const user = await addUser(database.orm);
    await addOrder(database.orm, user.id, { startsOn: '2026-08-31', months: 3, renewsOn: '2026-11-30' });
    await issueRenewals({ orm: database.orm, env, now: at('2027-05-20T02:00:00Z') });
    expect((await invoicesOf(user.id)).map(({ periodFrom }) => periodFrom)).toEqual(['2026-11-30', '2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']);
    expect((await database.orm.select().from(orders)).map(({ renewsOn }) => renewsOn)).toEqual(['2027-05-31']);
  });

  it.each([['a card', true, /Visa 1111 on 28 November 2026/], ['no card', false, /pay it by 5 December 2026/]])('are told a week ahead to whoever has %s: the end of the term first, then each month', async (_name, hasCard, words) => {
    const user = await addUser(database.orm);
    await addOrder(database.orm, user.id, { renewsOn: '2026-11-28' });
    if (hasCard) await database.orm.insert(paymentMethods).values({ id: 'card', userId: user.id, currency: 'HKD', gatewayToken: 'token', brand: 'Visa', last4: '1111', expiry: '08/39', isDefault: true, createdAt: NOW });
    await issueRenewals({ orm: database.orm, env, now: NOW });
    const [first] = await invoicesOf(user.id);
    expect(first?.dueDate).toBe(hasCard ? first?.periodFrom : '2026-12-05');
    const [mail, ...more] = await database.orm.select().from(outboxMails);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Your plan goes on by the month from 28 November 2026');
    expect(mail?.body).toMatch(words);
    await issueRenewals({ orm: database.orm, env, now: at('2026-12-21T02:00:00Z') });
    expect((await database.orm.select().from(outboxMails)).map(({ subject }) => subject)[1]).toMatch(/^Invoice /);
  });

  it('bill what is there beside what has left', async () => {
    const user = await addUser(database.orm);
    const quote = { membership: { percent: 0 }, monthlyListPrices: [{ kind: 'x', quantity: 10, price: 49_000 }, { kind: 'luxe', quantity: 3, price: 0 }] } as never;
    await addOrder(database.orm, user.id, { renewsOn: '2026-11-28', quote });
    expect(await issueRenewals({ orm: database.orm, env, now: NOW })).toBe(1);
    expect((await invoicesOf(user.id)).map(({ lines }) => figures(lines))).toEqual([[['x', 10, 49_000], ['luxe', 3, 0]]]);
  });

  it('that credit pays are told as well where they are the first', async () => {
    const user = await addUser(database.orm);
    await addOrder(database.orm, user.id, { renewsOn: '2026-11-28' });
    await database.orm.insert(accountCredits).values({ id: randomUUID(), userId: user.id, currency: 'HKD', amount: 44_100, reason: 'store-credit', createdAt: NOW });
    await issueRenewals({ orm: database.orm, env, now: NOW });
    expect((await database.orm.select().from(outboxMails)).map(({ body }) => /Your credit pays the whole first month/.test(body))).toEqual([true]);
  });
});

describe('the job of the calendar', () => {
  const run = (now = NOW) => runBilling(billingContext(database, { now }));
  const mails = () => database.orm.select().from(outboxMails);

  it('does nothing where there is nothing to do', async () => {
    expect(await run()).toEqual({ renewals: 0, wardrobe: 0, charges: 0, reminders: 0, rewards: 0, refunds: 0 });
  });

  it('reminds of an overdue invoice once a day of reminding, in the member’s language, with the way to it', async () => {
    const user = await addUser(database.orm, { locale: 'zh', firstName: 'Mei' });
    const late = await addInvoice(database.orm, user.id, { number: 'INV-HK-7', dueDate: '2026-11-18', total: 88_000, chargesTried: 2 });
    expect((await run()).reminders).toBe(1);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: user.email, language: 'zh-Hant', createdAt: NOW });
    for (const word of ['Mei', 'INV-HK-7', '880', '2026年11月18日', '2026年11月25日', `http://hk.localhost:3000/zh/billings/${late.id}`]) expect(`${mail?.subject} ${mail?.body}`).toContain(word);
    expect((await database.orm.select().from(invoices))[0]?.remindedAt).toEqual(NOW);
    expect((await run()).reminders).toBe(0);
    expect([(await run(at('2026-11-24T15:59:59Z'))).reminders, (await run(at('2026-11-24T16:00:00Z'))).reminders, (await run(at('2027-03-01T02:00:00Z'))).reminders, (await run(at('2027-04-01T02:00:00Z'))).reminders]).toEqual([0, 1, 1, 0]);
    expect((await mails()).at(-1)?.body).toContain('2026年12月19日');
  });

  it.each([['due today', { dueDate: '2026-11-21' }], ['paid', { dueDate: '2026-01-01', status: 'paid' }], ['of the day before yesterday', { dueDate: '2026-11-19' }], ['reminded of before', { dueDate: '2026-01-01', remindersSent: 3 }]] as const)('does not remind of one %s', async (_name, fields) => {
    await addInvoice(database.orm, (await addUser(database.orm)).id, { chargesTried: 4, ...fields });
    expect((await run()).reminders).toBe(0);
    expect(await mails()).toEqual([]);
  });

  it('of two copies at once reminds once', async () => {
    const user = await addUser(database.orm);
    const late = await addInvoice(database.orm, user.id, { number: 'INV-HK-7', dueDate: '2026-11-18' });
    const copies = [remindOverdue(billingContext(database)), remindOverdue(billingContext(database))];
    expect((await Promise.all(copies)).toSorted()).toEqual([0, 1]);
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Invoice INV-HK-7 is overdue']);
    expect(await database.orm.select().from(invoices)).toEqual([{ ...late, remindersSent: 1, remindedAt: NOW }]);
  });

  it('reminds in Singapore of its own', async () => {
    await addInvoice(database.orm, (await addUser(database.orm, { country: 'sg', locale: 'en-SG' })).id, { country: 'sg', dueDate: '2026-11-18', total: 12_345 });
    expect((await run()).reminders).toBe(1);
    expect((await mails())[0]?.body).toContain('123.45');
  });

  async function referral({ startsOn = '2026-10-21', owes = null as string | null, orderCountry = 'hk' as const, status = 'pending' as const, hasFriend = true, hasOrder = true } = {}) {
    const referrer = await addUser(database.orm, { country: 'sg', locale: 'en-SG' });
    const friend = await addUser(database.orm);
    const id = randomUUID();
    await database.orm.insert(referrals).values({ id, referrerId: referrer.id, friendId: hasFriend ? friend.id : null, friendName: 'F', status, reason: 'awaiting-first-payment', createdAt: NOW });
    if (hasOrder) {
      const order = await addOrder(database.orm, friend.id, { startsOn, country: orderCountry, orderedAt: at('2026-10-01T00:00:00Z') });
      // A later order of the friend says nothing.
      await addOrder(database.orm, friend.id, { startsOn: '2027-06-01', orderedAt: at('2026-11-01T00:00:00Z') });
      await addInvoice(database.orm, friend.id, { orderId: order.id, periodFrom: startsOn, periodTo: '2027-01-01', dueDate: startsOn, status: 'paid' });
      if (owes) await addInvoice(database.orm, friend.id, { orderId: order.id, dueDate: owes, remindersSent: 3, chargesTried: 4 });
    }
    const rewarded = async () => ({
      rewards: (await run()).rewards,
      credits: (await database.orm.select().from(accountCredits)).map(({ userId, amount, currency, reason }) => [userId === referrer.id, amount, currency, reason]),
      referral: (await database.orm.select().from(referrals)).map((row) => [row.status, row.reason])[0],
    });
    return rewarded;
  }

  it('rewards who brought a friend a month after the collection, in their own currency, once', async () => {
    const rewarded = await referral();
    const reward = (await database.orm.select().from(referralRewards)).find(({ country }) => country === 'sg');
    const credits = [[true, reward?.referrerReward, 'SGD', 'referral']];
    expect(await rewarded()).toEqual({ rewards: 1, credits, referral: ['rewarded', null] });
    expect(await rewarded()).toEqual({ rewards: 0, credits, referral: ['rewarded', null] });
  });

  it.each([
    ['the month is not over', { startsOn: '2026-10-22' }, 0], ['something of the order is overdue', { owes: '2026-11-20' }, 0], ['what is owed is not late', { owes: '2026-11-21' }, 1],
    ['the friend has left', { hasFriend: false }, 0], ['the friend has not ordered', { hasOrder: false }, 0], ['it was refused', { status: 'refused' as never }, 0],
  ])('looks again later while %s', async (_name, facts, rewards) => {
    const rewarded = await referral(facts);
    const found = await rewarded();
    expect([found.rewards, found.credits.length]).toEqual([rewards, rewards]);
  });
});

import { describe, expect, it } from 'vitest';
import { readBackendEnv } from '@/backend/config/env';
import { outboxMails } from '@/backend/api/db/schema/mail';
import { invoices, orders, type InvoiceLine } from '@/backend/api/db/schema/orders';
import { issueRenewals, renewalLines } from '@/backend/api/modules/billing/renewal';
import { addCredit, addOrder, addUser, NOW } from '@/tests/builders/billing';
import { testDatabase } from '@/tests/setup/memory-database';
import { addCard } from './support';

const database = testDatabase();

const env = readBackendEnv({ LOG_LEVEL: 'silent' });
const invoicesOf = async (userId: string) =>
  (await database.orm.select().from(invoices).orderBy(invoices.periodFrom)).filter((invoice) => invoice.userId === userId);
const at = (moment: string) => new Date(moment);
const figures = (lines: readonly InvoiceLine[]) => lines.map(({ kind, quantity, amount }) => [kind, quantity, amount]);

describe('the lines of a renewal', () => {
  const linesOf = (percent: number, ...prices: number[]) =>
    renewalLines({
      quote: { membership: { percent }, monthlyListPrices: prices.map((price) => ({ kind: 'lite', quantity: 2, price })) } as never,
    });

  it('are the list prices of a month, less what the term earned on each', () => {
    // 5 % of 1,005 leave 954.75, rounded 955; of 49,000 they leave 46,550.
    expect(figures(linesOf(5, 49_000, 1_005))).toEqual([
      ['lite', 2, 49_000],
      ['lite', 2, 1_005],
      ['membership-discount', 1, -(2_450 + 50)],
    ]);
    expect(linesOf(0, 49_000)).toEqual([
      { kind: 'lite', description: 'Sealed bags', quantity: 2, unitPrice: 49_000, amount: 49_000, months: 1, estimate: 49_000 },
    ]);
  });

  it('say up to what a piece is covered, as the order did', () => {
    const monthlyListPrices = [
      { kind: 'x', quantity: 20, price: 88_000, coverLimit: 800_000 },
      { kind: 'lite', quantity: 2, price: 24_000 },
    ];
    const lines = renewalLines({ quote: { membership: { percent: 0 }, monthlyListPrices } as never });
    expect(lines.map(({ coverLimit }) => coverLimit)).toEqual([800_000, undefined]);
  });

  it('charge by the piece for those that are there, beside what was estimated, and never for more than was ordered', () => {
    const order = {
      quote: {
        membership: { percent: 10 },
        monthlyListPrices: [
          { kind: 'x', quantity: 20, price: 88_000 },
          { kind: 'luxe', quantity: 3, price: 45_000 },
        ],
      },
    } as never;
    const shown = (lines: readonly InvoiceLine[]) =>
      lines.map(({ kind, quantity, amount, estimate }) => [kind, quantity, amount, estimate]);
    expect(shown(renewalLines(order, { luxe: 2 }))).toEqual([
      ['x', 20, 88_000, 88_000],
      ['luxe', 2, 30_000, 45_000],
      ['membership-discount', 1, -11_800, undefined],
    ]);
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
      ['2026-09-21', '2026-10-21', 44_100, 'due', order.id],
      ['2026-10-21', '2026-11-21', 44_100, 'due', order.id],
      ['2026-11-21', '2026-12-21', 44_100, 'due', order.id],
    ]);
    expect(issued.every(({ dueDate }) => dueDate >= '2026-11-28')).toBe(true);
    expect((await database.orm.select().from(orders)).map(({ renewsOn }) => renewsOn)).toEqual(['2026-12-21']);
    expect(await issueRenewals({ orm: database.orm, env, now: NOW })).toBe(0);
  });

  it('use up credit, month after month', async () => {
    const user = await addUser(database.orm);
    await addOrder(database.orm, user.id, { renewsOn: '2026-10-21' });
    await addCredit(database.orm, user.id, { amount: 50_000 });
    await issueRenewals({ orm: database.orm, env, now: NOW });
    expect((await invoicesOf(user.id)).map(({ total, status }) => [total, status])).toEqual([
      [0, 'paid'],
      [38_200, 'due'],
    ]);
  });

  it.each([
    ['of a week and a day from now', { renewsOn: '2026-11-29' }, 0],
    ['of a week from now', { renewsOn: '2026-11-28' }, 1],
    ['whose collection was cancelled', { renewsOn: '2026-11-21', restingSince: NOW }, 0],
    ['that have ended', { renewsOn: '2026-11-01', status: 'ended' }, 0],
    ['of nothing monthly', { renewsOn: null }, 0],
    ['of Singapore', { renewsOn: '2026-11-21', country: 'sg' }, 1],
  ] as const)('of terms %s', async (_name, fields, count) => {
    const user = await addUser(database.orm);
    await addOrder(database.orm, user.id, fields);
    expect(await issueRenewals({ orm: database.orm, env, now: NOW })).toBe(count);
    expect((await invoicesOf(user.id)).map(({ country }) => country)).toEqual(
      Array(count).fill('country' in fields ? fields.country : 'hk'),
    );
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
    expect((await invoicesOf(user.id)).map(({ periodFrom }) => periodFrom)).toEqual([
      '2026-11-30',
      '2026-12-31',
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
    ]);
    expect((await database.orm.select().from(orders)).map(({ renewsOn }) => renewsOn)).toEqual(['2027-05-31']);
  });

  it.each([
    ['a card', true, /Visa 1111 card on 28 November 2026/],
    ['no card', false, /pay it by 5 December 2026/],
  ])('are told a week ahead to whoever has %s: the end of the term first, then each month', async (_name, hasCard, words) => {
    const user = await addUser(database.orm);
    await addOrder(database.orm, user.id, { renewsOn: '2026-11-28' });
    if (hasCard) await addCard(database.orm, user.id);
    await issueRenewals({ orm: database.orm, env, now: NOW });
    const [first] = await invoicesOf(user.id);
    expect(first?.dueDate).toBe(hasCard ? first?.periodFrom : '2026-12-05');
    const [mail, ...more] = await database.orm.select().from(outboxMails);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Your plan continues monthly from 28 November 2026');
    expect(mail?.body).toMatch(words);
    await issueRenewals({ orm: database.orm, env, now: at('2026-12-21T02:00:00Z') });
    expect((await database.orm.select().from(outboxMails)).map(({ subject }) => subject)[1]).toMatch(/^Invoice /);
  });

  it('bill what is there beside what has left', async () => {
    const user = await addUser(database.orm);
    const quote = {
      membership: { percent: 0 },
      monthlyListPrices: [
        { kind: 'x', quantity: 10, price: 49_000 },
        { kind: 'luxe', quantity: 3, price: 0 },
      ],
    } as never;
    await addOrder(database.orm, user.id, { renewsOn: '2026-11-28', quote });
    expect(await issueRenewals({ orm: database.orm, env, now: NOW })).toBe(1);
    expect((await invoicesOf(user.id)).map(({ lines }) => figures(lines))).toEqual([
      [
        ['x', 10, 49_000],
        ['luxe', 3, 0],
      ],
    ]);
  });

  it('that credit pays are told as well where they are the first', async () => {
    const user = await addUser(database.orm);
    await addOrder(database.orm, user.id, { renewsOn: '2026-11-28' });
    await addCredit(database.orm, user.id, { amount: 44_100 });
    await issueRenewals({ orm: database.orm, env, now: NOW });
    expect(
      (await database.orm.select().from(outboxMails)).map(({ body }) => /Your credit covers the whole first month/.test(body)),
    ).toEqual([true]);
  });
});

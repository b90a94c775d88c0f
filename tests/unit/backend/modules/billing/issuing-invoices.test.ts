import { describe, expect, it } from 'vitest';
import type { InvoiceLine } from '@/backend/api/db/schema/orders';
import { accountCredits } from '@/backend/api/db/schema/payments';
import { creditOf, issueInvoice, totalOf, type NewInvoice, nextNumber } from '@/backend/api/modules/billing/issue-invoice';
import { addUser, NOW, TODAY } from '@/tests/builders/billing';
import { testDatabase } from '@/tests/setup/memory-database';

const database = testDatabase();

const line = (amount: number): InvoiceLine => ({ kind: 'x', description: 'Storage', quantity: 1, unitPrice: amount, amount });
const creditsOf = async (userId: string) =>
  (await database.orm.select().from(accountCredits))
    .filter((credit) => credit.userId === userId)
    .map(({ amount, reason }) => ({ amount, reason }))
    .sort((a, b) => b.amount - a.amount);
const give = (userId: string, amount: number, currency: 'HKD' | 'SGD' = 'HKD') =>
  database.orm
    .insert(accountCredits)
    .values({ id: `${userId} ${amount} ${currency}`, userId, currency, amount, reason: 'referral', createdAt: NOW });

describe('an invoice that is issued', () => {
  const issue = async (over: Partial<NewInvoice> = {}, credit = 0) => {
    const user = await addUser(database.orm);
    if (credit !== 0) await give(user.id, credit);
    const row = await issueInvoice(
      database.orm,
      { userId: user.id, orderId: null, country: 'hk', lines: [line(10_000), line(-1_000)], status: 'due', usesCredit: true, ...over },
      NOW,
    );
    return { row, user };
  };

  it('is the sum of its lines, due two weeks from today, and numbered by its country', async () => {
    const { row } = await issue();
    expect(row).toMatchObject({
      total: 9_000,
      status: 'due',
      date: TODAY,
      dueDate: '2026-12-05',
      periodFrom: null,
      periodTo: null,
      taxRate: 0,
      taxAmount: 0,
      createdAt: NOW,
    });
    expect(row.number).toMatch(/^INV-HK-1\d{5}$/);
  });

  it('says the tax that it contains, its period and a day of its own', async () => {
    const { row } = await issue({
      country: 'sg',
      lines: [line(10_900)],
      dueDate: '2026-11-22',
      period: { from: '2026-11-01', to: '2026-12-01' },
      status: 'paid',
    });
    expect(row).toMatchObject({
      country: 'sg',
      total: 10_900,
      taxRate: 9,
      taxAmount: 900,
      dueDate: '2026-11-22',
      periodFrom: '2026-11-01',
      periodTo: '2026-12-01',
      status: 'paid',
    });
    expect(row.number).toMatch(/^INV-SG-/);
  });

  it.each([
    ['less than it costs', 2_500, 6_500, 'due', 0],
    ['just what it costs', 9_000, 0, 'paid', 0],
    ['more than it costs', 9_500, 0, 'paid', 500],
  ] as const)('uses up a credit of %s', async (_name, credit, total, status, left) => {
    const { row, user } = await issue({}, credit);
    expect(row).toMatchObject({ total, status });
    expect(row.lines.at(-1)).toEqual({
      kind: 'credit',
      description: 'Credit',
      quantity: 1,
      unitPrice: -(9_000 - total),
      amount: -(9_000 - total),
    });
    expect(await creditsOf(user.id)).toEqual([
      { amount: credit, reason: 'referral' },
      { amount: -(9_000 - total), reason: 'used' },
    ]);
    expect(await creditOf(database.orm, user.id, 'HKD')).toBe(left);
  });

  it('leaves credit alone where it may not use it, where there is none, and where nothing is owed', async () => {
    const cases: [Partial<NewInvoice>, number][] = [
      [{ usesCredit: false }, 5_000],
      [{}, 0],
      [{ lines: [line(-700)] }, 5_000],
    ];
    for (const [over, credit] of cases) {
      const { row, user } = await issue(over, credit);
      expect(row.lines.some(({ kind }) => kind === 'credit')).toBe(false);
      expect(await creditsOf(user.id)).toEqual(credit === 0 ? [] : [{ amount: credit, reason: 'referral' }]);
    }
  });

  it('of nothing is paid, and one that gives money back gives its tax back', async () => {
    expect((await issue({ lines: [] })).row).toMatchObject({ total: 0, status: 'paid' });
    expect((await issue({ country: 'sg', lines: [line(-10_900)], status: 'refunded' })).row).toMatchObject({
      total: -10_900,
      status: 'refunded',
      taxRate: 9,
      taxAmount: -900,
    });
  });

  it('adds nothing up to nothing', () => expect([totalOf([]), totalOf([line(5), line(-7)])]).toEqual([0, -2]));
});

describe('credit', () => {
  it('is the sum of one currency and one member, and never below nothing', async () => {
    const [user, other] = [await addUser(database.orm), await addUser(database.orm)];
    await give(user.id, 300);
    await give(user.id, -100);
    await give(user.id, 900, 'SGD');
    await give(other.id, -50);
    expect(
      await Promise.all([
        creditOf(database.orm, user.id, 'HKD'),
        creditOf(database.orm, user.id, 'SGD'),
        creditOf(database.orm, other.id, 'HKD'),
        creditOf(database.orm, other.id, 'SGD'),
      ]),
    ).toEqual([200, 900, 0, 0]);
  });
});

describe('a number', () => {
  it.each([
    ['order', 'hk', 'O-HK'],
    ['invoice', 'sg', 'INV-SG'],
    ['booking', 'hk', 'B-HK'],
    ['consignment', 'sg', 'C-SG'],
    ['gift', 'hk', 'G-HK'],
  ] as const)('of %s in %s begins with %s and counts on', async (kind, country, prefix) => {
    const [one, next] = [await nextNumber(database.orm, kind, country), await nextNumber(database.orm, kind, country)];
    expect(one.startsWith(`${prefix}-`)).toBe(true);
    const figure = (number: string) => Number(number.split('-')[2]);
    expect(figure(one)).toBeGreaterThan(100_000);
    expect(figure(next)).toBe(figure(one) + 1);
  });
});

import { describe, expect, it } from 'vitest';
import { periodChoices, priceOfPeriod, priceOfStretch } from '@/lib/domain/pricing/plan-prices';

const MEMBERSHIPS = [
  { months: 1, discount: 0 },
  { months: 3, discount: 5 },
  { months: 6, discount: 10 },
  { months: 12, discount: 15 },
];

describe('what a stretch of a plan costs', () => {
  const of = (startsOn: string, from: string, until: string, monthlyPrice = 31_000) =>
    priceOfStretch({ monthlyPrice, startsOn, from, until });

  it.each([
    ['a whole month', '2026-01-15', '2026-03-15', '2026-04-15', 31_000],
    ['the last day of a month', '2026-01-15', '2026-04-14', '2026-04-15', 1_000],
    ['half a month of thirty days, and two more', '2026-01-15', '2026-04-30', '2026-07-15', 15_500 + 62_000],
    ['nothing, on the day that is not paid for', '2026-01-15', '2026-04-15', '2026-04-15', 0],
    ['a month of 28 days that began on the 31st', '2026-01-31', '2026-02-28', '2026-03-31', 31_000],
    ['one day of it', '2026-01-31', '2026-03-30', '2026-03-31', 1_000],
    ['a leap day like any other', '2028-01-29', '2028-02-28', '2028-02-29', 1_000],
    ['a month over the end of a year', '2026-12-31', '2027-01-30', '2027-02-28', 1_000 + 31_000],
  ])('is %s', (_what, startsOn, from, until, cost) => {
    expect(of(startsOn, from, until)).toBe(cost);
  });

  it('is rounded half up, once for each month that is used in part', () => {
    // 100 x 1/30 = 3.33; 100 x 15/30 = 50; a third of a cent is nobody's.
    expect(of('2026-04-01', '2026-04-30', '2026-05-01', 100)).toBe(3);
    expect(of('2026-04-01', '2026-04-16', '2026-05-01', 101)).toBe(51);
  });
});

it('a period is each line’s discounted month, times the months', () => {
  // 490.00 less 5 % is 465.50; 1.55 less 5 % is 1.4725, rounded to 1.47.
  expect(priceOfPeriod([49_000, 155], 5, 3)).toBe(3 * (46_550 + 147));
});

it('a plan goes on month by month at its discount, or longer for a better one, never for a worse', () => {
  expect(periodChoices(MEMBERSHIPS, 0).map(({ months }) => months)).toEqual([1, 3, 6, 12]);
  expect(periodChoices(MEMBERSHIPS, 10)).toEqual([
    { months: 1, percent: 10 },
    { months: 12, percent: 15 },
  ]);
  expect(periodChoices(MEMBERSHIPS, 15)).toEqual([{ months: 1, percent: 15 }]);
});

import { describe, expect, it } from 'vitest';
import { nextRenewalDay } from '@/lib/domain/billing/invoice-days';
import { compareWithEstimate } from '@/components/billing/invoice-lines';

describe('the day on which a term is renewed', () => {
  it.each([
    ['in the month after', '2026-03-15', '2026-04-15', '2026-05-15'],
    ['on the very day of its beginning', '2026-03-15', '2026-03-15', '2026-04-15'],
    ['in the next year', '2026-12-10', '2026-12-10', '2027-01-10'],
    ['years later', '2024-11-30', '2026-12-30', '2027-01-30'],
    ['in a month without that day', '2026-01-31', '2026-01-31', '2026-02-28'],
    ['in the February of a leap year', '2028-01-31', '2028-01-31', '2028-02-29'],
    ['again on its own day after a shorter month', '2026-01-31', '2026-02-28', '2026-03-31'],
  ])('%s: begun on %s, after %s it is %s', (_name, startsOn, day, renewal) => {
    expect(nextRenewalDay(startsOn, day)).toBe(renewal);
  });
});

describe('an amount beside what was estimated', () => {
  it.each([
    [1_001, 1_000, { kind: 'more', by: 1 }],
    [1_000, 1_000, { kind: 'as-estimated' }],
    [999, 1_000, { kind: 'less', by: 1 }],
    [0, 0, { kind: 'as-estimated' }],
    [500, undefined, null],
  ])('%i, estimated %s: %j', (amount, estimate, verdict) => {
    expect(compareWithEstimate({ amount, estimate })).toEqual(verdict);
  });
});

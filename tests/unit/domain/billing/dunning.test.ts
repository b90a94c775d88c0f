import { describe, expect, it } from 'vitest';
import { CHARGE_DAYS, daysAfter, daysReached, nextChargeDay, REMINDER_DAYS } from '@/lib/domain/billing/invoice-days';

describe('the days of charging and reminding', () => {
  it.each([
    ['2026-11-21', 0],
    ['2026-11-20', -1],
    ['2026-12-01', 10],
    ['2027-11-21', 365],
  ])('%s lies so many days after', (today, days) => {
    expect(daysAfter('2026-11-21', today)).toBe(days);
  });

  it.each([
    ['2026-11-20', 0, 0],
    ['2026-11-21', 1, 0],
    ['2026-11-23', 1, 0],
    ['2026-11-24', 2, 1],
    ['2026-11-28', 3, 2],
    ['2026-12-05', 4, 3],
    ['2027-12-05', 4, 3],
  ])('%s has reached %i of charging and %i of reminding', (today, charges, reminders) => {
    expect([daysReached(CHARGE_DAYS, '2026-11-21', today), daysReached(REMINDER_DAYS, '2026-11-21', today)]).toEqual([charges, reminders]);
  });

  it.each([
    ['2026-11-20', 0],
    ['2026-11-21', 3],
    ['2026-11-23', 3],
    ['2026-11-24', 7],
    ['2026-11-28', 14],
    ['2026-12-05', null],
  ])('on %s the next charge is on day %s', (today, next) => {
    expect(nextChargeDay('2026-11-21', today)).toBe(next);
  });
});

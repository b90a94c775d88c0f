import { expect, it } from 'vitest';
import { nextRenewalDay } from '@/lib/domain/billing/invoice-days';
import { addMonths } from '@/lib/domain/shared/add-months';

it.each([
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2027-10-31', 4, '2028-02-29'],
  ['2027-12-31', 1, '2028-01-31'],
  ['2027-03-31', -1, '2027-02-28'],
])('%s and %i months is %s', (date, months, expected) => {
  expect(addMonths(date, months)).toBe(expected);
});

it('a term that began on the 31st comes back to it after each shorter month', () => {
  const days = ['2027-01-31'];
  for (let month = 0; month < 14; month += 1) days.push(nextRenewalDay('2027-01-31', days.at(-1) ?? ''));
  expect(days.slice(1, 6)).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31', '2027-06-30']);
  expect(days.slice(12, 15)).toEqual(['2028-01-31', '2028-02-29', '2028-03-31']);
  // Begun anew in a short month, as a longer period is: its months are counted by the 31st for ever after.
  expect([addMonths('2027-02-28', 3, 31), nextRenewalDay('2027-02-28', '2027-05-31', 31)]).toEqual(['2027-05-31', '2027-06-30']);
});

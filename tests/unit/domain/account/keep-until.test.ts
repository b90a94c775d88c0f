import { expect, it } from 'vitest';
import { keepUntil } from '@/backend/api/modules/account/kept-documents';

it.each([
  ['hk', '2026-11-22', '2033-11-22'],
  ['hk', '2028-02-29', '2035-03-01'],
  ['sg', '2026-01-01', '2031-12-31'],
  ['sg', '2026-12-31', '2031-12-31'],
] as const)('a document of %s from %s is kept until %s', (country, date, until) => {
  expect(keepUntil(country, date)).toBe(until);
});

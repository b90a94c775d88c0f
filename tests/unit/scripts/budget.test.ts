import { describe, expect, it } from 'vitest';
import { compareWithBudget } from '@/scripts/budget/budget';

const BUDGET = { otherwise: 100_000, routes: { '/': 150_000 } };
const verdictAt = (route: string, bytes: number) =>
  compareWithBudget(
    new Map([
      ['/', 1],
      [route, bytes],
    ]),
    BUDGET,
  ).find((row) => row.route === route)?.isWithin;

describe('the byte budget', () => {
  it('lets through what lies within, and the noise of a build in another folder', () => {
    expect(verdictAt('/', 150_000)).toBe(true);
    expect(verdictAt('/', 150_300)).toBe(true);
  });

  it('refuses what a change has added', () => {
    expect(verdictAt('/', 150_301)).toBe(false);
    expect(verdictAt('/not-listed', 100_301)).toBe(false);
  });

  it('refuses a listed route that is gone', () => {
    expect(compareWithBudget(new Map(), BUDGET)).toEqual([{ route: '/', bytes: 0, allowed: 150_000, isWithin: false }]);
  });
});

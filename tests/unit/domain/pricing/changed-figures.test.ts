import { describe, expect, it } from 'vitest';
import { changedFigures, losesFriendReward } from '@/lib/domain/pricing/order-request';
import { sumChargedLater } from '@/lib/domain/pricing/quote-basket';
import { readRows } from '@/tests/setup/read-rows';

const shown = { chargedToday: 880, chargedLater: 90 };

describe('the figures that have changed', () => {
  it.each([
    [
      'a sum of no request, beside what the page showed',
      { path: 'chargedToday', code: 'figure', params: { was: 1, now: 2 } },
      [{ path: 'chargedToday', was: 880, now: 2 }],
    ],
    ['the sum of later, too', { path: 'chargedLater', code: 'figure', params: { now: 0 } }, [{ path: 'chargedLater', was: 90, now: 0 }]],
    [
      'a sum that the server says both sides of',
      { path: 'chargedToday', code: 'changed', params: { was: 1, now: 2 } },
      [{ path: 'chargedToday', was: 1, now: 2 }],
    ],
    ['a figure that is no sum: none', { path: 'promotion', code: 'figure', params: { now: 2 } }, []],
    ['a sum under another code: none', { path: 'chargedLater', code: 'pattern', params: { now: 2 } }, []],
    ['a word without a number: none', { path: 'price', code: 'changed' }, []],
    ['a broken number: none', { path: 'price', code: 'changed', params: { was: 1, now: 2.5 } }, []],
  ])('%s', (_name, field, figures) => {
    expect(changedFigures([field], shown)).toEqual(figures);
  });
});

describe('a friend’s reward', () => {
  it('is lost where the server says so among other things', () => {
    const price = { path: 'price', code: 'changed', params: { was: 1, now: 2 } };
    expect(losesFriendReward([price, { path: 'promotion', code: 'none', params: { now: 0 } }])).toBe(true);
    expect(losesFriendReward([price, { path: 'promotion', code: 'referral', params: { now: 5 } }])).toBe(false);
    expect(losesFriendReward([])).toBe(false);
  });
});

describe('what is charged later', () => {
  it.each(
    readRows<[name: string, chargedLater: { date: string | null; amount: number }[], amount: number][]>(
      import.meta.url,
      'changed-figures.rows.json',
    ),
  )('is %s', (_name, chargedLater, amount) => {
    expect(sumChargedLater({ chargedLater })).toBe(amount);
  });
});

import { countryOfCurrency } from '@/lib/config/regions';
import { describe, expect, it } from 'vitest';
import { visitChangeOf } from '@/lib/domain/booking/visit-change';

describe('what a member may do about a visit', () => {
  it.each([
    [
      { status: 'booked', feeNow: 0 },
      { kind: 'open', fee: 0, isCancellable: true, isOfBasket: false },
    ],
    [
      { status: 'booked', feeNow: 10_000 },
      { kind: 'open', fee: 10_000, isCancellable: true, isOfBasket: false },
    ],
    [{ status: 'booked', feeNow: null }, { kind: 'closed' }],
    [{ status: 'cancelled', feeNow: 0 }, { kind: 'closed' }],
    [{ status: 'done', feeNow: 0 }, { kind: 'closed' }],
    [
      { status: 'booked', feeNow: 0, requestId: 'r1', isCancellable: true },
      { kind: 'open', fee: 0, isCancellable: true, isOfBasket: true },
    ],
    [
      { status: 'booked', feeNow: 500, requestId: 'r1', isCancellable: false },
      { kind: 'open', fee: 500, isCancellable: false, isOfBasket: true },
    ],
    [{ status: 'booked', feeNow: null, requestId: 'r1', isCancellable: false }, { kind: 'closed' }],
  ] as const)('%o: %o', (booking, change) => {
    expect(visitChangeOf(booking)).toEqual(change);
  });
});

it('an account in a currency belongs to the country of it', () => {
  expect([countryOfCurrency('HKD'), countryOfCurrency('SGD')]).toEqual(['hk', 'sg']);
});

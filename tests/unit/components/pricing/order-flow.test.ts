import { describe, expect, it } from 'vitest';
import { openStep, orderNumbers, ORDER_STEPS, partOf, stepBefore, visibleParts, type OrderFacts } from '@/components/pricing/order-flow';

const WHOLE: OrderFacts = {
  isMember: false,
  hasBasket: true,
  hasEmail: true,
  hasAccountDetails: true,
  openBookingStep: null,
  isPaying: false,
  isPaid: false,
};
const NEW: OrderFacts = { ...WHOLE, hasEmail: false, hasAccountDetails: false, openBookingStep: 'date' };
const MEMBER = { ...NEW, isMember: true };

describe('the steps of an order', () => {
  it('are counted as the store counts them, whoever sees which', () => {
    expect(ORDER_STEPS.map((step) => orderNumbers(step).step)).toEqual([2, 2, 3, 3, 3, 3, 4, 5]);
    expect(orderNumbers('contact')).toEqual({ step: 3, stepBookCollection: 3 });
    expect(orderNumbers(null)).toEqual({ step: 1 });
    expect([visibleParts(WHOLE).length, visibleParts(MEMBER).length]).toEqual([5, 4]);
    expect(ORDER_STEPS.map(partOf).slice(-2)).toEqual(['review', 'done']);
  });

  it('leave the account out for members, forth and back', () => {
    expect(openStep('email', MEMBER)).toBe('date');
    expect(openStep('details', { ...MEMBER, openBookingStep: null })).toBe('date');
    expect([stepBefore('date', MEMBER), stepBefore('date', WHOLE), stepBefore('email', WHOLE), stepBefore('pay', WHOLE)]).toEqual([
      null,
      'details',
      null,
      'note',
    ]);
  });

  it.each([
    ['pay', WHOLE, 'pay'],
    ['address', WHOLE, 'address'],
    ['pay', NEW, 'email'],
    ['details', NEW, 'email'],
    ['email', NEW, 'email'],
    // After a reload the password alone is missing.
    ['pay', { ...WHOLE, hasAccountDetails: false }, 'details'],
    ['pay', { ...WHOLE, openBookingStep: 'contact' }, 'contact'],
    ['date', { ...WHOLE, openBookingStep: 'contact' }, 'date'],
    ['pay', { ...WHOLE, hasBasket: false }, null],
    ['done', WHOLE, 'pay'],
    ['pay', { ...NEW, isPaying: true }, 'pay'],
    ['date', { ...WHOLE, isPaying: true }, 'date'],
    ['pay', { ...WHOLE, isPaid: true }, 'done'],
    // Back from the confirmation leads to the packages: that order is done with.
    ['note', { ...WHOLE, isPaid: true }, null],
  ] as const)('asked for %s, show no more than is open', (asked, facts, shown) => {
    expect(openStep(asked, facts)).toBe(shown);
  });
});

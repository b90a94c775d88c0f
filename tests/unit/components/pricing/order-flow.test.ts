import { describe, expect, it } from 'vitest';
import { openStep, orderNumbers, ORDER_STEPS, partOf, stepBefore, visibleSteps, type OrderFacts } from '@/components/pricing/order-flow';

const WHOLE: OrderFacts = {
  isMember: false,
  hasBasket: true,
  hasAccountDetails: true,
  hasKnownPlace: false,
  openBookingStep: null,
  isPaying: false,
  isPaid: false,
};
const NEW: OrderFacts = { ...WHOLE, hasAccountDetails: false, openBookingStep: 'where' };
const MEMBER = { ...NEW, isMember: true };

describe('the steps of an order', () => {
  it('are counted as the store counts them, whoever sees which', () => {
    expect(ORDER_STEPS.map((step) => orderNumbers(step).step)).toEqual([2, 3, 3, 4, 5]);
    expect(orderNumbers('when')).toEqual({ step: 3, stepBookCollection: 2 });
    expect(orderNumbers(null)).toEqual({ step: 1 });
    expect(ORDER_STEPS.map(partOf).slice(-2)).toEqual(['review', 'done']);
  });

  it('are four after the basket, and three for members', () => {
    expect(visibleSteps(WHOLE)).toEqual(['who', 'where', 'when', 'pay']);
    expect(visibleSteps(MEMBER)).toEqual(['where', 'when', 'pay']);
  });

  it('leave the account out for members, forth and back', () => {
    expect(openStep('who', MEMBER)).toBe('where');
    expect(openStep('who', { ...MEMBER, openBookingStep: null })).toBe('where');
    expect([stepBefore('where', MEMBER), stepBefore('where', WHOLE), stepBefore('who', WHOLE), stepBefore('pay', WHOLE)]).toEqual([
      null,
      'who',
      null,
      'when',
    ]);
  });

  it('begin with the time where a member’s place is known, which is shown on a press and never passed by half empty', () => {
    const known: OrderFacts = { ...MEMBER, hasKnownPlace: true, openBookingStep: 'when' };
    expect(visibleSteps(known)).toEqual(['when', 'pay']);
    expect([openStep('who', known), openStep('pay', known), openStep('where', known)]).toEqual(['when', 'when', 'where']);
    expect([stepBefore('when', known), stepBefore('pay', known)]).toEqual([null, 'when']);
    expect(openStep('when', { ...known, openBookingStep: 'where' })).toBe('where');
  });

  it.each([
    ['pay', WHOLE, 'pay'],
    ['where', WHOLE, 'where'],
    ['pay', NEW, 'who'],
    ['who', NEW, 'who'],
    // After a reload the password alone is missing.
    ['pay', { ...WHOLE, hasAccountDetails: false }, 'who'],
    ['pay', { ...WHOLE, openBookingStep: 'when' }, 'when'],
    ['where', { ...WHOLE, openBookingStep: 'when' }, 'where'],
    ['pay', { ...WHOLE, hasBasket: false }, null],
    ['done', WHOLE, 'pay'],
    ['pay', { ...NEW, isPaying: true }, 'pay'],
    ['when', { ...WHOLE, isPaying: true }, 'when'],
    ['pay', { ...WHOLE, isPaid: true }, 'done'],
    // Back from the confirmation leads to the packages: that order is done with.
    ['where', { ...WHOLE, isPaid: true }, null],
  ] as const)('asked for %s, show no more than is open', (asked, facts, shown) => {
    expect(openStep(asked, facts)).toBe(shown);
  });
});

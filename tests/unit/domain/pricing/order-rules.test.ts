import { describe, expect, it } from 'vitest';
import { hasAccountDetails } from '@/lib/domain/pricing/order-draft';
import { isStepComplete, ORDER_STEPS, orderStepNumber, orderStepOf, resumeStep } from '@/lib/domain/pricing/order-flow';
import { withFigures, changedFigures, orderRequest } from '@/lib/domain/pricing/order-request';
import { BLANK_BOOK_COLLECTION } from '@/stores/blank-book-collection';
import { createPackages } from '@/tests/builders/basket';

describe('the flow of an order', () => {
  const facts = { isMember: false, hasBasket: true, hasAccountDetails: true, isCollectionBooked: true, isPaying: false, isPaid: false };
  it('counts its steps from one, and takes an unknown number for the first', () => {
    expect(ORDER_STEPS.map(orderStepNumber)).toEqual([1, 2, 3, 4, 5]);
    expect([1, 2, 3, 4, 5, 0, 6, -1].map(orderStepOf)).toEqual([
      'choose',
      'account',
      'collection',
      'review',
      'done',
      'choose',
      'choose',
      'choose',
    ]);
  });
  it('is reviewed until it is paid, and done for good', () => {
    expect([
      isStepComplete('review', facts),
      isStepComplete('review', { ...facts, isPaid: true }),
      isStepComplete('done', { ...facts, isPaid: true }),
    ]).toEqual([false, true, false]);
    expect([
      isStepComplete('account', { ...facts, hasAccountDetails: false, isMember: true }),
      isStepComplete('account', { ...facts, hasAccountDetails: false }),
    ]).toEqual([true, false]);
    expect(resumeStep('done', facts)).toBe('review');
    expect([
      resumeStep('review', { ...facts, hasAccountDetails: false, isPaying: true }),
      resumeStep('choose', { ...facts, isPaying: true, isPaid: true }),
    ]).toEqual(['review', 'done']);
    expect(resumeStep('collection', { ...facts, isPaying: true })).toBe('collection');
  });
  it('knows a customer by an address and both names', () => {
    const account = { email: 'a@b.co', firstName: 'A', lastName: 'B', marketing: false };
    expect(hasAccountDetails(account)).toBe(true);
    for (const name of ['email', 'firstName', 'lastName'] as const) expect(hasAccountDetails({ ...account, [name]: ' ' })).toBe(false);
  });
});

describe('the request of an order', () => {
  const order = {
    country: 'sg' as const,
    locale: 'en-SG' as const,
    quote: { packages: createPackages({}), service: { subTotalPrice: 9, totalPrice: 8, totalItems: 1, paktTotalMonthSelect: 1 } },
    booking: BLANK_BOOK_COLLECTION,
    account: { email: 'a@b.co', firstName: 'A', lastName: 'B', marketing: true, password: 'words' },
    couponCode: 'TEN',
    referralCode: 'WING',
    slotHoldId: 'hold',
    nonce: 'nonce',
    termsVersion: '1',
  };
  it('says everything that is known', () => {
    expect(orderRequest(order)).toEqual({
      user: { ...order.account, country: 'sg', locale: 'en-SG', contactPhoneCode: '+852', contactPhone: '', referralCode: 'WING' },
      country: 'sg',
      currency: 'SGD',
      packages: order.quote.packages,
      service: order.quote.service,
      price: 8,
      bookCollection: BLANK_BOOK_COLLECTION,
      couponCode: 'TEN',
      referralCode: 'WING',
      slotHoldId: 'hold',
      paymentMethodNonce: 'nonce',
      termsVersion: '1',
    });
  });

  it('is told which figures have changed, by name', () => {
    const error = (code: string, params?: Record<string, string | number>) => ({ path: 'price', code, ...(params ? { params } : {}) });
    expect(
      changedFigures(
        [
          error('changed', { was: 1, now: 2 }),
          error('pattern', { was: 1, now: 2 }),
          error('changed'),
          error('changed', { now: 'soon' }),
          error('changed', { was: 'then', now: 3 }),
        ],
        { chargedToday: 0, chargedLater: 0 },
      ),
    ).toEqual([
      { path: 'price', was: 1, now: 2 },
      { path: 'price', was: 0, now: 3 },
    ]);
  });

  it('changes amounts alone, whatever the path', () => {
    const request = orderRequest(order);
    const at = (path: string) => withFigures(request, [{ path, was: 0, now: 77 }]);
    expect(at('service.totalPrice').service.totalPrice).toBe(77);
    for (const path of [
      '',
      'nowhere',
      'service',
      'service.nowhere.deeper',
      'user.email',
      'price.more',
      'couponCode.length',
      'packages.serviceApartment.0.totalPrice',
    ]) {
      expect(at(path)).toEqual(request);
    }
  });
});

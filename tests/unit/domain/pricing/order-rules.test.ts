import { describe, expect, it } from 'vitest';
import { hasAccountDetails } from '@/lib/domain/pricing/order-draft';
import { withFigures, changedFigures, orderRequest } from '@/lib/domain/pricing/order-request';
import { BLANK_BOOK_COLLECTION } from '@/stores/blank-book-collection';
import { createPackages } from '@/tests/builders/basket';

describe('the account of an order', () => {
  it('knows a customer by an address and a first name', () => {
    const account = { email: 'a@b.co', firstName: 'A', lastName: 'B', marketing: false };
    expect(hasAccountDetails(account)).toBe(true);
    expect(hasAccountDetails({ ...account, lastName: '' })).toBe(true);
    for (const name of ['email', 'firstName'] as const) expect(hasAccountDetails({ ...account, [name]: ' ' })).toBe(false);
  });
});

describe('the request of an order', () => {
  const order = {
    country: 'sg' as const,
    locale: 'en-SG' as const,
    quote: {
      packages: createPackages({}),
      service: { subTotalPrice: 9, totalPrice: 8, totalItems: 1, paktTotalMonthSelect: 1 },
      chargedToday: 6,
    },
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
      chargedToday: 6,
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

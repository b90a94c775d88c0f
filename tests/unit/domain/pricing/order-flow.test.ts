import { describe, expect, it } from 'vitest';
import { BLANK_ACCOUNT, hasAccountDetails, readOrderDraft } from '@/lib/domain/pricing/order-draft';
import { withFigures, changedFigures, losesFriendReward, orderRequest } from '@/lib/domain/pricing/order-request';
import { figureOf } from '@/lib/domain/pricing/quote-basket';
import { orderAndPaymentSignup } from '@/lib/contract/order';
import { BLANK_BOOK_COLLECTION } from '@/stores/blank-book-collection';
import { EMPTY_PACKAGE_SERVICE } from '@/stores/pakt-gift-store';

describe('the draft', () => {
  const holdKey = 'a'.repeat(32);
  it('is read back field by field, and holds no password', () => {
    const kept = readOrderDraft({
      emailOwner: 'somebody',
      account: { email: 'a@b.co', firstName: 'A', lastName: 7, marketing: 'x', password: 'secret' },
      bookCollection: { ...BLANK_BOOK_COLLECTION, contact: { contactName: 'Wing', contactPhoneCode: 'nonsense', contactPhone: '1' } },
      hold: 'none',
      holdKey,
      isPhoneCodeSettled: true,
    });
    expect(kept).toMatchObject({ emailOwner: null, hold: null, isPhoneCodeSettled: true });
    expect(kept?.account).toEqual({ email: 'a@b.co', firstName: 'A', lastName: '', marketing: false });
    expect(kept?.bookCollection.contact.contactPhoneCode).toBe('+852');
    expect(JSON.stringify(kept)).not.toContain('secret');
    // Many people have one name.
    expect(hasAccountDetails(kept?.account ?? BLANK_ACCOUNT)).toBe(true);
    expect(hasAccountDetails({ ...BLANK_ACCOUNT, email: 'a@b.co', lastName: 'B' })).toBe(false);
  });

  it('is nothing where nothing can be read', () => {
    for (const stored of [{}, { hold: 2 }, { holdKey }]) expect(readOrderDraft(stored)).toBeNull();
  });
});

describe('the request', () => {
  const order = {
    country: 'hk',
    locale: 'en',
    quote: {
      ...EMPTY_PACKAGE_SERVICE,
      service: { subTotalPrice: 900, totalPrice: 880, totalItems: 20, paktTotalMonthSelect: 1 },
      chargedToday: 880,
    },
    booking: {
      ...BLANK_BOOK_COLLECTION,
      date: { date: '2026-11-25', time: '09-11' },
      address: { ...BLANK_BOOK_COLLECTION.address, addressOne: '1 Castle Road', district: 'eastern' },
      contact: { contactName: 'Wing', contactPhoneCode: '+852', contactPhone: '51234567' },
    },
    account: { email: 'wing@example.com', firstName: 'Wing', lastName: 'Chan', marketing: false, password: 'words' },
    couponCode: null,
    referralCode: null,
    slotHoldId: null,
    nonce: 'nonce',
    termsVersion: '2026-09-01',
  } as const;

  it('is one that the contract takes, for new customers and for members', () => {
    const request = orderRequest(order);
    expect(orderAndPaymentSignup.body.safeParse(request).success).toBe(true);
    expect(request).toMatchObject({ price: 880, currency: 'HKD', user: { contactPhone: '51234567', locale: 'en' } });
    const member = orderRequest({ ...order, account: null, nonce: null });
    expect(orderAndPaymentSignup.body.safeParse(member).success).toBe(true);
    expect(Object.keys(member)).not.toEqual(expect.arrayContaining(['user']));
    expect(member).not.toHaveProperty('paymentMethodNonce');
  });

  it('knows from the answer whether a friend’s reward is given', () => {
    expect(losesFriendReward([{ path: 'promotion', code: 'none', params: { now: 0 } }])).toBe(true);
    expect(losesFriendReward([{ path: 'promotion', code: 'coupon', params: { now: 100 } }])).toBe(true);
    expect(losesFriendReward([{ path: 'promotion', code: 'referral', params: { now: 300 } }])).toBe(false);
    expect(losesFriendReward([{ path: 'price', code: 'changed', params: { was: 1, now: 2 } }])).toBe(false);
  });

  it('takes over the figures that were agreed to, and no others', () => {
    const figures = changedFigures(
      [
        { path: 'price', code: 'changed', params: { was: 880, now: 990 } },
        { path: 'service.totalPrice', code: 'changed', params: { was: 880, now: 990 } },
        { path: 'chargedToday', code: 'figure', params: { now: 990 } },
        { path: 'chargedLater', code: 'figure', params: { now: 0 } },
        { path: 'promotion', code: 'none', params: { now: 0 } },
        { path: 'user.email', code: 'changed', params: { was: 1, now: 2 } },
        { path: 'date', code: 'next-free', params: { date: '2026-11-26' } },
      ],
      { chargedToday: 880, chargedLater: 0 },
    );
    expect(figures.map(({ path, was, now }) => [path, was, now])).toEqual([
      ['price', 880, 990],
      ['service.totalPrice', 880, 990],
      ['chargedToday', 880, 990],
      ['chargedLater', 0, 0],
      ['user.email', 1, 2],
    ]);
    expect([
      figureOf(figures, 'chargedToday', 880),
      figureOf(figures, 'chargedLater', 7),
      figureOf(null, 'price', 880),
      figureOf([], 'price', 880),
    ]).toEqual([990, 0, 880, 880]);
    const request = orderRequest(order);
    const changed = withFigures(request, figures);
    expect(changed).toMatchObject({
      price: 990,
      chargedToday: 990,
      service: { totalPrice: 990, subTotalPrice: 900 },
      user: { email: 'wing@example.com' },
    });
    expect(changed).not.toHaveProperty('chargedLater');
    expect(request.price).toBe(880);
  });
});

import { describe, expect, it } from 'vitest';
import { createGiftStore } from '@/stores/gift-store';
import { createOutfitStore } from '@/stores/outfit-store';
import { createPricingStore } from '@/stores/pricing-store';
import { createServicesPricingStore } from '@/stores/services-pricing-store';
import { createSettingStore } from '@/stores/setting-store';
import { createUserStore } from '@/stores/user-store';

/** The specification's fields and defaults, by name. */
function dataOf(state: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(state).filter(([, value]) => typeof value !== 'function'));
}

describe('specified fields and defaults', () => {
  it('user', () => {
    expect(dataOf(createUserStore().getState())).toEqual({
      user: null,
      contacts: [],
      detailReferralCode: null,
      logged: false,
      is_ai_outfit_recommendation: false,
      session: 'unknown',
    });
  });

  it('setting: hk is HKD, everything else sg and SGD', () => {
    expect(dataOf(createSettingStore('zh').getState())).toEqual({ locale: 'zh', country: 'hk', currency: 'HKD' });
    expect(dataOf(createSettingStore('zh-Hans').getState())).toEqual({ locale: 'zh-Hans', country: 'sg', currency: 'SGD' });
  });

  it('outfit', () => {
    expect(dataOf(createOutfitStore().getState())).toEqual({
      outfitList: [],
      selectedList: [],
      currentOutfitHover: null,
      lockedIds: [],
      look: 0,
      openedId: null,
      name: '',
      settledList: [],
      past: [],
      future: [],
    });
  });

  it('gift', () => {
    expect(dataOf(createGiftStore().getState())).toEqual({
      isLoading: false,
      giftStep: 1,
      giftStepInfo: 1,
      giftPackage: { firstName: '', lastName: '', emailAddress: '', recipientName: '', message: '' },
      packageId: '',
      packageSelected: '',
      clientToken: '',
      reference: '',
      paymentSuccess: false,
      giftCode: '',
      expiresAt: null,
    });
  });

  it('pricing, package service and collection booking', () => {
    const counted = { numberItems: 0, totalPrice: 0 };
    expect(dataOf(createPricingStore().getState())).toEqual({
      isLoading: false,
      step: 1,
      packageSelect: null,
      emailExit: false,
      loggedWithGoogle: false,
      loggedWithApple: false,
      couponCode: null,
      paymentSucces: false,
      stepBookCollection: 1,
      memberships: [],
      timeslotInformation: [],
      shoppingCarts: [],
      referralProgram: null,
      districts: [],
      packageService: {
        packages: {
          x: { ...counted, xType: 'basic' },
          lite: counted,
          luxe: counted,
          pix: counted,
          consignment: counted,
          serviceApartment: [],
        },
        service: { subTotalPrice: 0, totalPrice: 0, totalItems: 0, paktTotalMonthSelect: 1 },
      },
      bookCollection: {
        date: { date: '', time: '' },
        address: {
          flat: '',
          addressOne: '',
          building: '',
          addressTwo: '',
          district: '',
          haveLift: false,
          entranceGate: '',
          manyEntranceGate: false,
          parkingBay: false,
          zipCode: '',
        },
        contact: { contactName: '', contactPhoneCode: '+852', contactPhone: '' },
        note: { moreItems: false, specialNote: '' },
        consignmentNote: '',
      },
    });
  });
});

describe('transitions', () => {
  it('is logged in exactly when a user id arrives, and forgets on logout', () => {
    const store = createUserStore();
    store.getState().receiveInformation({ user: null, contacts: [], detailReferralCode: { code: 'ANNA', valid: true } });
    expect(store.getState()).toMatchObject({ logged: false, detailReferralCode: { code: 'ANNA' } });
    store.getState().receiveInformation({
      user: { id: '7', email: 'a@example.com', is_ai_outfit_recommendation: true },
      contacts: [],
      detailReferralCode: null,
    });
    expect(store.getState()).toMatchObject({ logged: true, is_ai_outfit_recommendation: true });
    store.getState().forget();
    expect(store.getState()).toMatchObject({ logged: false, user: null, is_ai_outfit_recommendation: false });
  });

  it('clears a removed coupon', () => {
    const store = createPricingStore();
    store.getState().applyCoupon({ code: 'WELCOME10', kind: 'percent', value: 10, discount: 2950 });
    store.getState().removeCoupon();
    expect(store.getState().couponCode).toBeNull();
  });

  it('keeps what the email check said', () => {
    const store = createPricingStore();
    store.getState().receiveEmailCheck({ exists: true, loggedWithGoogle: true, loggedWithApple: false });
    expect(store.getState()).toMatchObject({ emailExit: true, loggedWithGoogle: true, loggedWithApple: false });
  });

  it('marks the gift paid and keeps its code', () => {
    const store = createGiftStore();
    store.getState().startPayment();
    store.getState().succeedPayment('GIFT-1', 'GI-1');
    expect(store.getState()).toMatchObject({ isLoading: false, paymentSuccess: true, giftCode: 'GIFT-1' });
  });

  it('resets the calculator’s panel', () => {
    const store = createServicesPricingStore();
    store.getState().goToStep(3);
    store.getState().resetStep();
    expect(store.getState().step).toBe(1);
  });

  it('makes a store of its own for every tree', () => {
    const first = createPricingStore();
    first.getState().goToStep(4);
    expect(createPricingStore().getState().step).toBe(1);
  });
});

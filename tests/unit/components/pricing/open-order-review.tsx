import { useState, type ReactNode } from 'react';
import { screen } from '@testing-library/react';
import { DISTRICTS_HK } from '@/backend/api/db/seed/catalogue-seed';
import type { Calculator } from '@/components/pricing/pricing-props';
import { OrderSteps } from '@/components/pricing/order/order-steps';
import { quoteOrder } from '@/lib/domain/pricing/quote-order';
import { BLANK_BOOK_COLLECTION } from '@/stores/blank-book-collection';
import { usePricingStoreApi } from '@/stores/pricing-store';
import { StoresProvider } from '@/stores/stores-provider';
import { useUserStoreApi } from '@/stores/user-store';
import { createPackages, HK_PRICES } from '@/tests/builders/basket';
import { onCall, ok } from '@/tests/setup/api-server';
import { standAt } from '@/tests/setup/memory-router';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import auth from '@/locales/en/auth.json';
import booking from '@/locales/en/booking.json';
import errors from '@/locales/en/errors.json';
import layout from '@/locales/en/layout.json';
import order from '@/locales/en/order.json';
import payments from '@/locales/en/payments.json';
import pricing from '@/locales/en/pricing.json';

const PRICES = { ...HK_PRICES, districts: [] };
const PACKAGES = createPackages({ x: { numberItems: 20, totalPrice: 0, xType: 'basic' } });
const DRAFT = { packages: PACKAGES, months: 1, visitFees: [], extraDeliveries: 0, exitAfterMonths: null };
export const COLLECTION = {
  ...BLANK_BOOK_COLLECTION,
  date: { date: '2026-12-01', time: '09-11' },
  address: {
    ...BLANK_BOOK_COLLECTION.address,
    flat: '12A',
    addressOne: '1 Queen’s Road Central',
    building: 'Exchange House',
    district: DISTRICTS_HK[0]?.id ?? '',
    haveLift: true,
    parkingBay: true,
  },
  contact: { contactName: 'Mei Ling', contactPhoneCode: '+852', contactPhone: '91234567' },
};

function calculator(part: Partial<Calculator>): Calculator {
  const quote = quoteOrder({
    country: 'hk',
    packages: PACKAGES,
    months: 1,
    prices: PRICES,
    address: null,
    coupon: null,
    friendReward: null,
    collectionDate: null,
  });
  return {
    draft: DRAFT,
    change: () => undefined,
    priceList: PRICES.shoppingCarts,
    memberships: PRICES.memberships,
    quote: quote.kind === 'priced' ? quote : null,
    friendReward: null,
    couponCode: null,
    dropCoupon: () => undefined,
    isArriving: false,
    isOnlySuggested: false,
    link: 'none',
    offer: null,
    ...part,
  };
}

/** A member at the last step of an order. */
function AtReview({ isMember, children }: { isMember: boolean; children: ReactNode }) {
  const pricingStore = usePricingStoreApi();
  const userStore = useUserStoreApi();
  useState(() => {
    if (isMember) {
      userStore.getState().receiveInformation({
        user: { id: 'u1', email: 'mei@example.com', firstName: 'Mei', lastName: 'Ling', country: 'hk', locale: 'en' } as never,
        contacts: [],
        detailReferralCode: null,
      });
    }
    pricingStore.getState().editBookCollection(COLLECTION);
    return null;
  });
  return children;
}

/** Where the browser keeps the draft. */
const PLACE = 'draft:order.hk';

export function openOrderReview(part: Partial<Calculator> = {}, { isMember = true } = {}) {
  standAt('/services-pricing?type=store&step=pay');
  if (window.localStorage.getItem(PLACE) === null) {
    const account = { email: '', firstName: '', lastName: '', marketing: false };
    const kept = { account, bookCollection: COLLECTION, hold: null, holdKey: 'a'.repeat(32), answered: ['haveLift', 'parkingBay'] };
    window.localStorage.setItem(PLACE, JSON.stringify(kept));
  }
  return renderWithTexts(
    <StoresProvider locale="en" promoBanner={null}>
      <AtReview isMember={isMember}>
        <OrderSteps
          calculator={calculator(part)}
          packageTitles={{ x: 'X', lite: 'Lite', luxe: 'Luxe', pix: 'Pix', consignment: 'Consignment', serviceApartment: 'Apartment' }}
          termsVersion="2026-09-01"
        />
      </AtReview>
    </StoresProvider>,
    { namespaces: { pricing, order, booking, payments, errors, layout, auth } },
  );
}

export const payButton = () => screen.findByRole('button', { name: /^Pay HK\$/ });

/** What the step asks for before anybody presses. */
export const reviewPrices = { ...PRICES, districts: DISTRICTS_HK, timeslotInformation: [], referralProgram: null };
export const reviewAnswers = [
  onCall('clientToken', () => ok({ clientToken: 'token' })),
  onCall('paymentMethods', () => ok({ paymentMethods: [] })),
  onCall('paymentIntent', () => ok({ status: 'failed', code: 'PRICE_CHANGED' })),
];

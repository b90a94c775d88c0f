import { screen } from '@testing-library/react';
import { DISTRICTS_HK } from '@/backend/api/db/seed/catalogue-seed';
import type { Calculator } from '@/components/pricing/pricing-props';
import { OrderSteps } from '@/components/pricing/order/order-steps';
import { quoteOrder } from '@/lib/domain/pricing/quote-order';
import { BLANK_BOOK_COLLECTION } from '@/stores/blank-book-collection';
import { StoreRegistry } from '@/stores/create-store-context';
import { pricingDefinition } from '@/stores/pricing-store';
import { createPackages, HK_PRICES } from '@/tests/builders/basket';
import { onCall, ok } from '@/tests/setup/api-server';
import { standAt } from '@/tests/setup/memory-router';
import { renderWithTexts, storesOf } from '@/tests/setup/render-with-texts';

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

/** Where the browser keeps the draft. */
const PLACE = 'draft:order.hk';

/** The last step of an order, of a member or of a visitor. */
export function openOrderReview(part: Partial<Calculator> = {}, { isMember = true } = {}) {
  standAt('/services-pricing?type=store&step=pay');
  if (window.localStorage.getItem(PLACE) === null) {
    const account = { email: '', firstName: '', lastName: '', marketing: false };
    const kept = { account, bookCollection: COLLECTION, hold: null, holdKey: 'a'.repeat(32), answered: ['haveLift', 'parkingBay'] };
    window.localStorage.setItem(PLACE, JSON.stringify(kept));
  }
  const mei = { id: 'u1', email: 'mei@example.com', firstName: 'Mei', lastName: 'Ling', country: 'hk', locale: 'en' } as const;
  const registry = isMember ? storesOf(mei) : new StoreRegistry();
  registry.getOrCreate(pricingDefinition).getState().editBookCollection(COLLECTION);
  return renderWithTexts(
    <OrderSteps
      calculator={calculator(part)}
      packageTitles={{ x: 'X', lite: 'Lite', luxe: 'Luxe', pix: 'Pix', consignment: 'Consignment', serviceApartment: 'Apartment' }}
      termsVersion="2026-09-01"
    />,
    { registry },
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

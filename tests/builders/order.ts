import type { CallInput } from '@/backend/api/http/answer';
import type { Backend } from '@/backend/server';
import { REGIONS, type RegionCode } from '@/lib/config/regions';
import type { Address } from '@/lib/contract/booking';
import type * as z from 'zod/mini';
import type { CALLS } from '@/lib/contract/calls';
import type { Packages } from '@/lib/contract/package-selection';
import { couponRuleOf } from '@/lib/domain/pricing/promotion';
import { GIFTS } from '@/backend/api/db/seed/price-list';
import { quoteOrder } from '@/lib/domain/pricing/quote-order';
import { call, dataFrom } from '@/tests/setup/member';
import { createPackages } from './basket';

export const ADDRESS: Record<RegionCode, Address> = {
  hk: {
    flat: '12A',
    building: 'Sample Court',
    addressOne: "1 Queen's Road East",
    addressTwo: '',
    district: 'wan-chai',
    haveLift: true,
    manyEntranceGate: false,
    entranceGate: '',
    parkingBay: true,
    zipCode: '',
  },
  sg: {
    flat: '#08-11',
    building: '',
    addressOne: '1 Orchard Road',
    addressTwo: '',
    district: '',
    haveLift: true,
    manyEntranceGate: false,
    entranceGate: '',
    parkingBay: true,
    zipCode: '238824',
  },
};

/** A season's storage given in Hong Kong, paid by a card that is taken. */
export const SEASON_GIFT = {
  firstName: 'Ada',
  lastName: 'Lo',
  emailAddress: 'ada@example.com',
  recipientName: 'Bo',
  message: '',
  packageId: 'season',
  country: 'hk',
  currency: 'HKD',
  price: GIFTS.find(({ id }) => id === 'season')?.price.hk ?? 0,
  paymentMethodNonce: 'fake-valid-nonce',
} as const;

export const boughtGift = async (backend: Backend): Promise<string> =>
  (await dataFrom(backend, 'giftPayment', { body: SEASON_GIFT })).giftCode ?? '';

type PriceService = z.infer<typeof CALLS.priceService.data>;
type Coupon = z.infer<typeof CALLS.checkCouponCode.data>['couponCode'];

export interface Wish {
  country?: RegionCode;
  packages?: Partial<Packages>;
  months?: number;
  address?: Partial<Address>;
  couponCode?: string;
  referralCode?: string;
  /** What the site believes that a friend's code takes off. */
  friendReward?: number | null;
  /** Which free slot of the calendar; 0 is the first. */
  slot?: number;
  nonce?: string;
  user?: OrderingUser | null;
  token?: string | null;
}

/** Who orders without an account yet: it is made with the order. */
type OrderingUser = NonNullable<CallInput<'orderAndPaymentSignup'>['body']['user']>;

let people = 0;

export function newPerson(fields: Partial<OrderingUser> = {}): OrderingUser {
  people += 1;
  return { email: `buyer-${people}@example.com`, password: 'correct horse 7', firstName: 'Ada', lastName: 'Lo', ...fields };
}

/** The free slots of a country's calendar, in order. */
export async function freeSlots(backend: Backend, country: RegionCode) {
  return freeSlotsOf(await dataFrom(backend, 'priceService', { body: { country } }));
}

export function freeSlotsOf({ timeslotInformation }: PriceService) {
  return timeslotInformation.flatMap(({ date, closed, slots }) =>
    closed === null ? slots.filter(({ left }) => left > 0).map(({ id, left }) => ({ date, time: id, left })) : [],
  );
}

/** A request as the site makes it: from the price list, by the shared quote. */
export async function orderBody(backend: Backend, wish: Wish = {}) {
  const { country = 'hk', couponCode, referralCode, token = null } = wish;
  const prices = await dataFrom(backend, 'priceService', { body: { country, ...(referralCode ? { referralCode } : {}) } });
  const asked = {
    packages: packagesOf(wish),
    service: { subTotalPrice: 0, totalPrice: 0, totalItems: 0, paktTotalMonthSelect: wish.months ?? 3 },
  };
  const coupon = couponCode
    ? (await dataFrom(backend, 'checkCouponCode', { token, body: { couponCode, price: 0, country, ...asked } })).couponCode
    : null;
  return orderFrom(prices, wish, coupon);
}

const packagesOf = (wish: Wish) => createPackages(wish.packages ?? { x: { numberItems: 10, totalPrice: 0, xType: 'basic' } });

/** The same from a price list that is at hand. */
export function orderFrom(prices: PriceService, wish: Wish, coupon: Coupon | null = null) {
  const { country = 'hk', months = 3, couponCode, referralCode, nonce = 'fake-valid-nonce' } = wish;
  const packages = packagesOf(wish);
  const district = country === 'hk' ? ADDRESS.hk.district : (prices.districts.find(({ sectors }) => sectors?.includes('23'))?.id ?? '');
  const address = { ...ADDRESS[country], district, ...wish.address };
  const date = freeSlotsOf(prices)[wish.slot ?? 0];
  if (!date) throw new Error('The calendar is full');
  const quote = quoteOrder({
    country,
    packages,
    months,
    prices,
    address,
    coupon: coupon && couponRuleOf(coupon),
    friendReward: wish.friendReward !== undefined ? wish.friendReward : (prices.referralProgram?.friendReward ?? null),
    collectionDate: date.date,
  });
  if (quote.kind !== 'priced') throw new Error('The basket cannot be priced');
  const body = {
    ...(wish.user === null ? {} : { user: wish.user ?? newPerson() }),
    country,
    currency: REGIONS[country].currency,
    packages: quote.packages,
    service: quote.service,
    price: quote.service.totalPrice,
    chargedToday: quote.chargedToday,
    bookCollection: {
      date: { date: date.date, time: date.time },
      address,
      contact:
        country === 'hk'
          ? { contactName: 'Ada Lo', contactPhoneCode: '+852', contactPhone: '5123 4567' }
          : { contactName: 'Ada Lo', contactPhoneCode: '+65', contactPhone: '8123 4567' },
      note: { moreItems: false, specialNote: '' },
      consignmentNote: '',
    },
    ...(couponCode ? { couponCode } : {}),
    ...(referralCode ? { referralCode } : {}),
    paymentMethodNonce: nonce,
    termsVersion: '2026-01',
  };
  return { body, quote };
}

export const placeOrder = (backend: Backend, body: unknown, { key, token = null }: { key?: string; token?: string | null } = {}) =>
  call(backend, 'orderAndPaymentSignup', { body, token, headers: key ? { 'idempotency-key': key } : {} });

export const intentOf = (backend: Backend, key: string, token: string | null = null) =>
  dataFrom(backend, 'paymentIntent', { token, params: { key } });

/** What ending each of a member's plans today would mean. */
export const termsOf = async (backend: Backend, token: string) =>
  (await dataFrom(backend, 'storagePlan', { token })).plans.flatMap(({ ending }) => ending ?? []);

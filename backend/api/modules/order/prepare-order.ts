import type * as z from 'zod/mini';
import type { InvoiceLine, MonthlyListPrice } from '@/backend/api/db/schema/orders';
import type { User } from '@/backend/api/db/schema/users';
import { type Refusal, refused } from '@/backend/api/http/answer';
import type { NewAccount } from '@/backend/api/identity/create-account';
import type { Reservation } from '@/backend/api/modules/booking/create-booking';
import { basketRefusal } from '@/backend/api/modules/pricing/basket-refusal';
import { readMemberships, readPriceList, readDistricts } from '@/backend/api/modules/pricing/price-list';
import { resolveCoupon } from '@/backend/api/modules/pricing/resolve-coupon';
import { friendReward } from '@/backend/api/modules/referral/referral-offer';
import { hasUsedAddress } from '@/backend/api/modules/referral/referral-checks';
import type { BackendContext } from '@/backend/context';
import { REGIONS, type RegionCode } from '@/lib/config/regions';
import type { BookCollection } from '@/lib/contract/booking';
import type { CALLS } from '@/lib/contract/calls';
import { comparableEmail } from '@/lib/contract/email-address';
import type { FieldError } from '@/lib/contract/envelope';
import type { Packages, Service } from '@/lib/contract/package-selection';
import { basketLines } from '@/lib/domain/pricing/basket-lines';
import type { Quote } from '@/lib/domain/pricing/quote-basket';
import { quoteOrder } from '@/lib/domain/pricing/quote-order';
import { refuseCollection } from './check-collection';
import { coverOf, linesOfToday, linesOfVisit } from './order-invoice';

interface Sent {
  chargedToday?: number | undefined;
  price: number;
  packages: Packages;
  service: Service;
}

/** Every figure of the request against ours; null: they agree. */
function refusePrices({ price, packages, service, chargedToday }: Sent, quote: Quote): Refusal | null {
  const pairs: [path: string, was: number, now: number][] = [
    ['price', price, quote.service.totalPrice],
    ['service.subTotalPrice', service.subTotalPrice, quote.service.subTotalPrice],
    ['service.totalPrice', service.totalPrice, quote.service.totalPrice],
    ['service.totalItems', service.totalItems, quote.service.totalItems],
    ...(['x', 'lite', 'luxe', 'pix', 'consignment'] as const).map((name): [string, number, number] => [
      `packages.${name}.totalPrice`,
      packages[name].totalPrice,
      quote.packages[name].totalPrice,
    ]),
    ...packages.serviceApartment.map(({ totalPrice }, index): [string, number, number] => [
      `packages.serviceApartment.${index}.totalPrice`,
      totalPrice,
      quote.packages.serviceApartment[index]?.totalPrice ?? 0,
    ]),
  ];
  const errors = pairs
    .filter(([, was, now]) => was !== now)
    .map(([path, was, now]): FieldError => ({ path, code: 'changed', params: { was, now } }));
  if (errors.length === 0 && (chargedToday ?? quote.chargedToday) === quote.chargedToday) return null;
  const { promotion } = quote;
  return refused('PRICE_CHANGED', 'The price has changed; nothing was charged.', [
    ...errors,
    { path: 'chargedToday', code: 'figure', params: { now: quote.chargedToday } },
    { path: 'chargedLater', code: 'figure', params: { now: quote.chargedLater.reduce((sum, { amount }) => sum + amount, 0) } },
    { path: 'promotion', code: promotion.kind, params: { now: promotion.kind === 'none' ? 0 : promotion.amount } },
  ]);
}

type Body = z.infer<typeof CALLS.orderAndPaymentSignup.body>;
type Prepared = { kind: 'prepared'; payload: Omit<OrderPayload, 'account' | keyof Reservation>; amount: number } | Refusal;

/** All checks before the charge; every amount is computed here, none is trusted. */
export async function prepareOrder({ database: { orm }, clock }: BackendContext, body: Body, member: User | null): Promise<Prepared> {
  const { country, packages, bookCollection, termsVersion } = body;
  if (body.currency !== REGIONS[country].currency) {
    return refused('VALIDATION', 'The currency is of another country.', [
      { path: 'currency', code: 'enum', params: { enum: REGIONS[country].currency } },
    ]);
  }
  const districts = await readDistricts(orm, country);
  const wrongPlace = refuseCollection(bookCollection, country, districts);
  if (wrongPlace) return wrongPlace;

  const buyer = { userId: member?.id ?? null, email: member?.email ?? (body.user ? comparableEmail(body.user.email) : null) };
  const coupon = body.couponCode ? await resolveCoupon(orm, { code: body.couponCode, country, packages, ...buyer, now: clock() }) : null;
  if (coupon?.kind === 'refused') return coupon;
  const friend = await friendReward(orm, {
    code: body.referralCode ?? body.user?.referralCode ?? member?.referredByCode ?? undefined,
    country,
    userId: buyer.userId,
  });
  // Members of one household cannot refer each other, as the programme's page says; the order is still recorded, with that reason.
  const isHousehold = friend?.referrerId ? await hasUsedAddress(orm, friend.referrerId, bookCollection.address) : false;
  const prices = { shoppingCarts: await readPriceList(orm, country), memberships: await readMemberships(orm), districts };
  const quote = quoteOrder({
    country,
    packages,
    months: body.service.paktTotalMonthSelect,
    prices,
    address: bookCollection.address,
    coupon: coupon?.rule ?? null,
    friendReward: isHousehold ? null : (friend?.amount ?? null),
    collectionDate: bookCollection.date.date,
  });
  if (quote.kind === 'impossible') return basketRefusal(quote.problems);
  if (quote.service.totalItems === 0) return refused('VALIDATION', 'The basket is empty.', [{ path: 'packages', code: 'required' }]);
  const changed = refusePrices(body, quote);
  if (changed) return changed;

  const { lines } = basketLines(packages, prices.shoppingCarts);
  return {
    kind: 'prepared',
    amount: quote.chargedToday,
    payload: {
      country,
      packages: quote.packages,
      quote,
      bookCollection,
      termsVersion,
      monthlyListPrices: lines
        .filter(({ isMonthly }) => isMonthly)
        .map((line) => ({ kind: line.package, quantity: line.quantity, price: line.listPrice, ...coverOf(line) })),
      todayLines: linesOfToday(quote, lines),
      visitLines: linesOfVisit(quote),
      couponCode: coupon?.rule.code ?? null,
      giftId: coupon?.giftId ?? null,
      referralCode: friend?.code ?? null,
    },
  };
}

/** Kept with the intent from the first transaction to the second: whoever finishes it needs nothing else. */
export interface OrderPayload extends Reservation {
  country: RegionCode;
  packages: Packages;
  quote: Quote;
  monthlyListPrices: MonthlyListPrice[];
  todayLines: InvoiceLine[];
  visitLines: InvoiceLine[];
  bookCollection: BookCollection;
  /** Null for a member. The password is a hash already. */
  account: NewAccount | null;
  couponCode: string | null;
  giftId: string | null;
  referralCode: string | null;
  termsVersion: string;
}

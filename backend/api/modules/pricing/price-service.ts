import { type CallHandler, ok } from '@/backend/api/http/answer';
import { referralOffer } from '@/backend/api/modules/referral/referral-offer';
import { countReservations } from '@/backend/api/modules/booking/slot-reservations';
import { slotCalendar } from '@/backend/api/modules/booking/slot-calendar';
import { memberIfKnown, findUser } from '@/backend/api/identity/authenticate';
import { comparableEmail } from '@/lib/contract/email-address';
import { couponDiscount } from '@/lib/domain/pricing/promotion';
import { quoteOrder } from '@/lib/domain/pricing/quote-order';
import { readMemberships, readPriceList, readDistricts } from './price-list';
import { basketRefusal } from './basket-refusal';
import { resolveCoupon } from './resolve-coupon';

/** The request's amounts are not trusted: the basket is priced again. */
export const checkCouponCode: CallHandler<'checkCouponCode'> = async (
  { body: { couponCode, country, packages, service, emailAddress }, request },
  { database: { orm }, clock },
) => {
  const user = request.member ? await findUser(orm, request.member.userId) : null;
  const resolved = await resolveCoupon(orm, {
    code: couponCode,
    country,
    packages,
    userId: user?.id ?? null,
    email: user?.email ?? (emailAddress === undefined ? null : comparableEmail(emailAddress)),
    now: clock(),
  });
  if (resolved.kind === 'refused') return resolved;
  const { rule, giftValue } = resolved;
  const prices = { shoppingCarts: await readPriceList(orm, country), memberships: await readMemberships(orm), districts: [] };
  const quote = quoteOrder({
    country,
    packages,
    months: service.paktTotalMonthSelect,
    prices,
    address: null,
    coupon: rule,
    friendReward: null,
    collectionDate: null,
  });
  if (quote.kind === 'impossible') return basketRefusal(quote.problems);
  const discount = quote.gift?.paid ?? (quote.promotion.kind === 'coupon' ? quote.promotion.amount : couponDiscount(rule, []));
  return ok({
    couponCode: {
      code: rule.code,
      kind: rule.kind,
      value: giftValue ?? rule.value,
      discount,
      ...(giftValue === null ? {} : { balance: rule.value }),
      ...(rule.onlyPackage ? { onlyPackage: rule.onlyPackage } : {}),
    },
  });
};

/** All data of the calculator and the booking, computed per request. */
export const priceService: CallHandler<'priceService'> = async ({ body: { country, referralCode }, request }, context) => {
  const {
    database: { orm },
    clock,
  } = context;
  const now = clock();
  return ok({
    memberships: await readMemberships(orm),
    timeslotInformation: slotCalendar(now, country, await countReservations(orm, country, now)),
    shoppingCarts: await readPriceList(orm, country),
    referralProgram: await referralOffer(
      orm,
      referralCode,
      country,
      referralCode ? ((await memberIfKnown(request, context))?.userId ?? null) : null,
    ),
    districts: await readDistricts(orm, country),
  });
};

import { type CallHandler, type CallHandlers, ok } from '@/backend/api/http/answer';
import { referralOffer } from '@/backend/api/modules/referral/referral-offer';
import { countReservations } from '@/backend/api/modules/booking/active-reservations';
import { slotCalendar } from '@/backend/api/modules/booking/slot-calendar';
import { memberIfKnown } from '@/backend/api/identity/authenticate';
import { checkCouponCode } from './check-coupon-code';
import { readDistricts } from './served-districts';
import { readMemberships, readPriceList } from './price-list';

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

export const pricingHandlers = { checkCouponCode, priceService } satisfies Partial<CallHandlers>;

import { ok } from '@/backend/http/answer';
import type { CallHandler } from '@/backend/http/call-handler';
import { memberIfKnown } from '@/backend/identity/authenticate';
import { slotCalendar } from '@/backend/modules/booking/slot-calendar';
import { takenPlaces } from '@/backend/modules/booking/taken-places';
import { referralOffer } from '@/backend/modules/referral/referral-offer';
import { readMemberships, readPriceList } from './price-list';
import { readDistricts } from './served-districts';

/** Everything a calculator and a booking need, computed at the request. */
export const priceService: CallHandler<'priceService'> = async ({ body: { country, referralCode }, request }, context) => {
  const {
    database: { orm },
    clock,
    env,
  } = context;
  const now = clock();
  return ok({
    memberships: await readMemberships(orm),
    timeslotInformation: slotCalendar(now, country, await takenPlaces(orm, country, now)),
    shoppingCarts: await readPriceList(orm, country),
    referralProgram: await referralOffer(
      orm,
      referralCode,
      country,
      referralCode ? ((await memberIfKnown(request, context))?.userId ?? null) : null,
    ),
    districts: await readDistricts(orm, country),
    // The seed's list; on a server's database the operator has put in their own.
    isSample: env.database.kind === 'embedded',
  });
};

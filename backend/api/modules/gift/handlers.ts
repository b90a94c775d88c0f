import { type CallHandler, type CallHandlers, ok, refused } from '@/backend/api/http/answer';
import { gifts } from '@/backend/api/db/schema/payments';
import { REGIONS } from '@/lib/config/regions';
import { matchesCode } from '@/backend/api/modules/pricing/basket-refusal';
import { perAddress, refuseAttempt } from '@/backend/api/identity/attempt-limits';
import { peerOf } from '@/backend/api/http/peer';
import { giftPayment } from './gift-payment';
import { GIFT_CODE_LIMIT, ownGifts, redeemGift, sendGiftAgain } from './own-gifts';

const giftBalance: CallHandler<'giftBalance'> = async ({ body, request }, context) => {
  const tooMany = await refuseAttempt(context, perAddress(GIFT_CODE_LIMIT, context.env.rateLimitFactor), peerOf(request.ip));
  if (tooMany) return tooMany;
  const [gift] = await context.database.orm.select().from(gifts).where(matchesCode(gifts.code, body.giftCode));
  if (!gift) return refused('COUPON_UNKNOWN', 'This code is not known.');
  if (gift.expiresAt <= context.clock()) return refused('COUPON_EXPIRED', 'This code has expired.');
  return ok({
    balance: gift.balance,
    value: gift.value,
    currency: REGIONS[gift.country].currency,
    expiresAt: gift.expiresAt.toISOString(),
  });
};

export const giftHandlers = { giftPayment, giftBalance, ownGifts, redeemGift, sendGiftAgain } satisfies Partial<CallHandlers>;

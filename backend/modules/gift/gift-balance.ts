import { gifts } from '@/backend/db/schema/payments';
import { ok, refused } from '@/backend/http/answer';
import type { CallHandler } from '@/backend/http/call-handler';
import { peerOf } from '@/backend/http/peer';
import { perAddress, refuseAttempt } from '@/backend/identity/attempt-limits';
import { isCode } from '@/backend/modules/pricing/is-code';
import { REGIONS } from '@/lib/config/regions';

const LIMIT = { name: 'gift-balance', max: 20, minutes: 15 };

export const giftBalance: CallHandler<'giftBalance'> = async ({ body, request }, context) => {
  const tooMany = await refuseAttempt(context, perAddress(LIMIT, context.env.rateLimitFactor), peerOf(request.ip));
  if (tooMany) return tooMany;
  const [gift] = await context.database.orm.select().from(gifts).where(isCode(gifts.code, body.giftCode));
  if (!gift) return refused('COUPON_UNKNOWN', 'This code is not known.');
  if (gift.expiresAt <= context.clock()) return refused('COUPON_EXPIRED', 'This code has expired.');
  return ok({
    balance: gift.balance,
    value: gift.value,
    currency: REGIONS[gift.country].currency,
    expiresAt: gift.expiresAt.toISOString(),
  });
};

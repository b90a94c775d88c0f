import * as z from 'zod/mini';
import { defineCall } from './call';
import { COUPON_FAILURES } from './error-codes';
import { currency, id, instant, minorUnits, price } from './primitives';

const boughtGift = z.object({
  id,
  code: z.string(),
  reference: z.string(),
  recipientName: z.string(),
  value: price,
  /** What is left on the code. */
  balance: price,
  currency,
  boughtAt: instant,
  expiresAt: instant,
});
export type BoughtGift = z.infer<typeof boughtGift>;

export const ownGifts = defineCall('ownGifts', {
  summary: 'The gifts that the member has bought, newest first, and the credit of the account.',
  audience: 'member',
  data: z.object({ gifts: z.array(boughtGift), credit: minorUnits, currency }),
});

export const sendGiftAgain = defineCall('sendGiftAgain', {
  summary: "Mail a gift's code to its buyer once more.",
  audience: 'member',
  params: z.object({ id }),
  data: z.object({}),
  errors: ['NOT_FOUND', 'COUPON_EXPIRED'],
});

export const redeemGift = defineCall('redeemGift', {
  summary:
    'Turn what is left on a gift code into credit of the account. Open invoices of the plan use it at once, those to come before a card is charged. The same member may send it again: it is redeemed once.',
  audience: 'member',
  body: z.strictObject({ giftCode: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)) }),
  data: z.object({ credit: minorUnits, currency }),
  errors: [...COUPON_FAILURES],
});

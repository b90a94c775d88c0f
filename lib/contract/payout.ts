import * as z from 'zod/mini';
import { defineCall } from './call';
import { textLine } from './primitives';
import { payoutMethod } from './wardrobe';

const HOLDER_MAX_LENGTH = 120;

/** Where the proceeds of sales go. Only the last characters of an account are returned. */
const payoutDestination = z.object({ method: payoutMethod, holder: z.string(), ending: z.string() });
export type PayoutDestination = z.infer<typeof payoutDestination>;

export const payoutCall = defineCall('payout', {
  summary: 'The payout destination of the member, null if there is none. Store credit is worth `bonusPercent` more.',
  audience: 'member',
  data: z.object({ destination: z.nullable(payoutDestination), bonusPercent: z.int() }),
});

/** Proof of identity; one of these is required. */
const proof = {
  password: z.optional(z.string().check(z.maxLength(1024))),
  /** From the mail that `sendPayoutCode` sends. */
  code: z.optional(z.string().check(z.maxLength(64))),
};

export const sendPayoutCode = defineCall('sendPayoutCode', {
  summary:
    'Send a code by mail that proves who changes the payout destination. It expires after ten minutes, works once, and a newer one replaces it.',
  audience: 'member',
  data: z.object({}),
});

export const choosePayout = defineCall('choosePayout', {
  summary:
    'Set the payout destination. `fast` is FPS in Hong Kong (mobile number or FPS identifier) and PayNow in Singapore (mobile number). Payouts already sent do not change. Requires the password or a mailed code (`sendPayoutCode`).',
  audience: 'member',
  body: z.discriminatedUnion('method', [
    z.strictObject({ method: z.literal('credit'), ...proof }),
    z.strictObject({ method: z.literal('fast'), holder: textLine(HOLDER_MAX_LENGTH), account: textLine(40), ...proof }),
    z.strictObject({
      method: z.literal('bank'),
      holder: textLine(HOLDER_MAX_LENGTH),
      bankCode: textLine(10),
      account: textLine(40),
      ...proof,
    }),
  ]),
  data: z.object({ destination: payoutDestination }),
  errors: ['PASSWORD_WRONG', 'CODE_WRONG', 'ACCOUNT_PROOF_REQUIRED'],
});

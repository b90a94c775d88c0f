import * as z from 'zod/mini';
import { deviceToken, knownDeviceTokens } from './auth';
import { defineCall } from './call';
import { instant } from './primitives';

/** Of the authenticator app, or a recovery code; grouping is free. */
export const secondFactorCode = z.string().check(z.maxLength(64));
const recoveryCodes = z.array(z.string());

export const finishSignIn = defineCall('finishSignIn', {
  summary:
    'The second half of a sign-in that was answered with SECOND_FACTOR_REQUIRED: with the `ticket` of its error, which lives for ten minutes, and a code of the app or a recovery code. Each code works once.',
  audience: 'anyone',
  body: z.strictObject({
    ticket: z.string().check(z.minLength(1), z.maxLength(512)),
    secondFactor: secondFactorCode,
    deviceTokens: knownDeviceTokens,
  }),
  data: z.object({ accessToken: z.string(), deviceToken }),
  errors: ['TOKEN_EXPIRED', 'SECOND_FACTOR_REQUIRED', 'CODE_WRONG'],
});

export const secondFactorCall = defineCall('secondFactor', {
  summary: 'Since when a sign-in asks for a code of an app (TOTP) as well, null: it does not; and how many recovery codes are left.',
  audience: 'member',
  data: z.object({ since: z.nullable(instant), codesLeft: z.int() }),
});

export const beginSecondFactor = defineCall('beginSecondFactor', {
  summary:
    'A new secret for an authenticator app, by the password; nothing is asked for until a code has proven it (`confirmSecondFactor`). An account without a password has its provider for this.',
  audience: 'member',
  body: z.strictObject({ password: z.optional(z.string().check(z.maxLength(1024))) }),
  data: z.object({ secret: z.string(), uri: z.string() }),
  errors: ['PASSWORD_WRONG', 'ACCOUNT_PROOF_REQUIRED', 'CONFLICT'],
});

export const confirmSecondFactor = defineCall('confirmSecondFactor', {
  summary: 'Turn the second factor on by a code of the app. Ten recovery codes come back, this once.',
  audience: 'member',
  body: z.strictObject({ secondFactor: secondFactorCode }),
  data: z.object({ recoveryCodes }),
  errors: ['CODE_WRONG', 'SECOND_FACTOR_REQUIRED', 'CONFLICT'],
});

export const renewRecoveryCodes = defineCall('renewRecoveryCodes', {
  summary: 'Ten new recovery codes, by a code; the older ones end.',
  audience: 'member',
  body: z.strictObject({ secondFactor: secondFactorCode }),
  data: z.object({ recoveryCodes }),
  errors: ['CODE_WRONG', 'SECOND_FACTOR_REQUIRED', 'NOT_FOUND'],
});

export const endSecondFactor = defineCall('endSecondFactor', {
  summary: 'Turn the second factor off, by a code of the app or a recovery code.',
  audience: 'member',
  body: z.strictObject({ secondFactor: secondFactorCode }),
  data: z.object({}),
  errors: ['CODE_WRONG', 'SECOND_FACTOR_REQUIRED', 'NOT_FOUND'],
});

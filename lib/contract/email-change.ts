import * as z from 'zod/mini';
import { defineCall } from './call';
import { email, instant } from './primitives';

/** Before the token of such a link, to tell it from one that confirms the first address. */
export const EMAIL_CHANGE_MARK = 'change_';

const emailChange = z.object({
  /** The new address. */
  to: email,
  isOldProven: z.boolean(),
  isNewProven: z.boolean(),
  expiresAt: instant,
});
export type EmailChange = z.infer<typeof emailChange>;

export const changeEmailCall = defineCall('changeEmail', {
  summary:
    'Ask for another address of the account: a link goes to both, and nothing changes until both are confirmed. Needs the password, if the account has one. The answer does not say whether the new address is taken.',
  audience: 'member',
  body: z.strictObject({ email, password: z.optional(z.string().check(z.maxLength(1024))) }),
  data: z.object({ change: emailChange }),
  errors: ['PASSWORD_WRONG', 'ACCOUNT_PROOF_REQUIRED'],
});

export const emailChangeCall = defineCall('emailChange', {
  summary: 'The change of address that waits for its confirmations; null: none.',
  audience: 'member',
  data: z.object({ change: z.nullable(emailChange) }),
});

export const stopEmailChange = defineCall('stopEmailChange', {
  summary: 'Give up a change of address; its links are dead.',
  audience: 'member',
  data: z.object({}),
});

export const decideEmailChange = defineCall('decideEmailChange', {
  summary:
    'What a mailed link of a change of address is for (`look`), and its answer: `confirm` or `stop`. The new address is confirmed by a session of the account only (`Authorization`). The same answer again is told the same until the link ends.',
  audience: 'anyone',
  body: z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(128)), decision: z.enum(['look', 'confirm', 'stop']) }),
  data: z.object({
    side: z.enum(['old', 'new']),
    /** `waiting`: this side is confirmed, the other is not. */
    state: z.enum(['open', 'waiting', 'done', 'stopped']),
    /** The new address; null: not told to this reader. */
    to: z.nullable(email),
  }),
  errors: ['TOKEN_EXPIRED', 'ACCOUNT_PROOF_REQUIRED', 'EMAIL_TAKEN'],
});

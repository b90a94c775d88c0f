import * as z from 'zod/mini';
import { defineCall } from './call';
import { currency, email, id, instant, price } from './primitives';
import { secondFactorCode } from './second-factor';

/** What a mailed link carries. */
const mailedToken = z.string().check(z.minLength(1), z.maxLength(128));

export const passwordReset = defineCall('passwordReset', {
  summary: 'Send a link for a new password by mail. The answer is the same whether or not the address has an account.',
  audience: 'anyone',
  body: z.strictObject({ email }),
  data: z.object({}),
});

export const passwordResetConfirm = defineCall('passwordResetConfirm', {
  summary:
    'Set a new password with the token of the mail. The token works once, and all sessions end. Without a password it only says whether the token still works. `cleared`: the address was not confirmed, so data entered before was deleted.',
  audience: 'anyone',
  body: z.strictObject({ token: mailedToken, password: z.optional(z.string().check(z.minLength(1), z.maxLength(1024))) }),
  data: z.object({ cleared: z.optional(z.boolean()) }),
  errors: ['TOKEN_EXPIRED', 'PASSWORD_POLICY'],
});

export const changePassword = defineCall('changePassword', {
  summary: 'Set a new password with the current one. All other sessions of the member end.',
  audience: 'member',
  body: z.strictObject({ current: z.string().check(z.maxLength(1024)), next: z.string().check(z.minLength(1), z.maxLength(1024)) }),
  data: z.object({}),
  errors: ['PASSWORD_WRONG', 'PASSWORD_POLICY'],
});

export const verifyEmail = defineCall('verifyEmail', {
  summary:
    'Confirm an email address with the token of the mail. Until the token expires or is replaced, repeating the call returns the same answer. Without a session of the account (`Authorization`), data entered before is deleted, including the password, and all sessions end (`cleared`). With `asMember`, such a call is refused instead.',
  audience: 'anyone',
  body: z.strictObject({ token: mailedToken, asMember: z.optional(z.boolean()) }),
  data: z.object({ email, cleared: z.optional(z.boolean()) }),
  errors: ['TOKEN_EXPIRED', 'ACCOUNT_PROOF_REQUIRED'],
});

export const sendVerification = defineCall('sendVerification', {
  summary: 'Send the confirmation link again. Nothing is sent if the address is confirmed.',
  audience: 'member',
  data: z.object({ sent: z.boolean() }),
});

const memberSession = z.object({
  id,
  current: z.boolean(),
  /** Product names, as `Firefox` and `macOS`; null when unknown. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** Country of its last sign-in, ISO 3166; null: not known, absent: not told. */
  place: z.optional(z.nullable(z.string())),
  /** The first sign-in of this browser; absent: not told. */
  firstSeenAt: z.optional(instant),
  createdAt: instant,
  lastSeenAt: instant,
  expiresAt: instant,
});
export type MemberSession = z.infer<typeof memberSession>;

export const sessions = defineCall('sessions', {
  summary: 'The devices on which the member is signed in, last used first. A browser that has signed in again is listed once.',
  audience: 'member',
  data: z.object({ sessions: z.array(memberSession) }),
});

export const endSession = defineCall('endSession', {
  summary: 'Sign out on one device. Its tokens are refused from the next call on.',
  audience: 'member',
  params: z.object({ id }),
  data: z.object({}),
  errors: ['NOT_FOUND'],
});

export const consents = defineCall('consents', {
  summary: 'Every decision of the member about marketing, newest first.',
  audience: 'member',
  data: z.object({ receipts: z.array(z.object({ id, granted: z.boolean(), source: z.enum(['signup', 'profile']), givenAt: instant })) }),
});

export const exportAccount = defineCall('exportAccount', {
  summary: 'All data stored about the member, by section.',
  audience: 'member',
  data: z.object({ exportedAt: instant, sections: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))) }),
});

export const accountDeletion = defineCall('accountDeletion', {
  summary: 'What prevents the account from being deleted, as codes, and the credit that would be lost.',
  audience: 'member',
  data: z.object({ blockers: z.array(z.string()), credits: z.array(z.object({ currency, amount: price })) }),
});
export type AccountDeletion = z.infer<typeof accountDeletion.data>;

export const sendDeletionLink = defineCall('sendDeletionLink', {
  summary: 'Send a link by mail that proves who wants to delete the account. It expires after 30 minutes, and a newer one replaces it.',
  audience: 'member',
  data: z.object({}),
});

export const deleteAccount = defineCall('deleteAccount', {
  summary:
    'Delete the account and all data about the member except the accounting records. Requires the password or the token of a mailed link (`sendDeletionLink`), and a code of the second factor, if that is on. What prevents the deletion is listed in `errors` (path `account`).',
  audience: 'member',
  body: z.strictObject({
    password: z.optional(z.string().check(z.maxLength(1024))),
    token: z.optional(mailedToken),
    secondFactor: z.optional(secondFactorCode),
  }),
  data: z.object({}),
  errors: ['PASSWORD_WRONG', 'ACCOUNT_PROOF_REQUIRED', 'TOKEN_EXPIRED', 'SECOND_FACTOR_REQUIRED', 'CODE_WRONG', 'ACCOUNT_DELETION_BLOCKED'],
});

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
    'Ask for another address of the account: a link goes to both, and nothing changes until both are confirmed. Needs the password, if the account has one, and a code of the second factor, if that is on. The answer does not say whether the new address is taken.',
  audience: 'member',
  body: z.strictObject({ email, password: z.optional(z.string().check(z.maxLength(1024))), secondFactor: z.optional(secondFactorCode) }),
  data: z.object({ change: emailChange }),
  errors: ['PASSWORD_WRONG', 'ACCOUNT_PROOF_REQUIRED', 'SECOND_FACTOR_REQUIRED', 'CODE_WRONG'],
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

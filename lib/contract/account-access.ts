import * as z from 'zod/mini';
import { defineCall } from './call';
import { currency, email, id, instant, price } from './primitives';

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
    'Set a new password with the token of the mail. The token works once, and all sessions end. `cleared`: the address was not confirmed, so data entered before was deleted.',
  audience: 'anyone',
  body: z.strictObject({ token: mailedToken, password: z.string().check(z.minLength(1), z.maxLength(1024)) }),
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
  createdAt: instant,
  lastSeenAt: instant,
  expiresAt: instant,
});
export type MemberSession = z.infer<typeof memberSession>;

export const sessions = defineCall('sessions', {
  summary: 'The devices on which the member is signed in, last used first.',
  audience: 'member',
  data: z.object({ sessions: z.array(memberSession) }),
});

export const endSession = defineCall('endSession', {
  summary: 'Sign out on one device. Its token is refused from the next call on.',
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
    'Delete the account and all data about the member except the accounting records. Requires the password or the token of a mailed link (`sendDeletionLink`). What prevents the deletion is listed in `errors` (path `account`).',
  audience: 'member',
  body: z.strictObject({ password: z.optional(z.string().check(z.maxLength(1024))), token: z.optional(mailedToken) }),
  data: z.object({}),
  errors: ['PASSWORD_WRONG', 'ACCOUNT_PROOF_REQUIRED', 'TOKEN_EXPIRED', 'ACCOUNT_DELETION_BLOCKED'],
});

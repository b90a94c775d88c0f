import * as z from 'zod/mini';
import { defineCall } from './call';
import { currency, email, id, instant, price } from './primitives';

/** What a mailed link carries. */
const mailedToken = z.string().check(z.minLength(1), z.maxLength(128));

export const passwordReset = defineCall('passwordReset', {
  summary: 'Mail a link for a new password; the answer is the same whether or not an account has the address.',
  audience: 'anyone',
  body: z.strictObject({ email }),
  data: z.object({}),
});

export const passwordResetConfirm = defineCall('passwordResetConfirm', {
  summary:
    'Set a new password by the mailed token. Ends all sessions; the token works once. `cleared`: the address had not been confirmed, and what somebody had entered before is gone.',
  audience: 'anyone',
  body: z.strictObject({ token: mailedToken, password: z.string().check(z.minLength(1), z.maxLength(1024)) }),
  data: z.object({ cleared: z.optional(z.boolean()) }),
  errors: ['TOKEN_EXPIRED', 'PASSWORD_POLICY'],
});

export const changePassword = defineCall('changePassword', {
  summary: 'Set a new password by the present one. Ends every other session of the member.',
  audience: 'member',
  body: z.strictObject({ current: z.string().check(z.maxLength(1024)), next: z.string().check(z.minLength(1), z.maxLength(1024)) }),
  data: z.object({}),
  errors: ['PASSWORD_WRONG', 'PASSWORD_POLICY'],
});

export const verifyEmail = defineCall('verifyEmail', {
  summary:
    'Confirm an address by the mailed token, which says the same each time until it ends or another is sent. Without a session of the account (`Authorization`), what was entered before is removed, its password too, and every session ends (`cleared`); with `asMember` such a call is refused instead.',
  audience: 'anyone',
  body: z.strictObject({ token: mailedToken, asMember: z.optional(z.boolean()) }),
  data: z.object({ email, cleared: z.optional(z.boolean()) }),
  errors: ['TOKEN_EXPIRED', 'ACCOUNT_PROOF_REQUIRED'],
});

export const sendVerification = defineCall('sendVerification', {
  summary: 'Mail the link that confirms the address again; nothing is sent when it is confirmed already.',
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
  summary: 'Where the member is signed in, last used first; a browser that has signed in again is there once.',
  audience: 'member',
  data: z.object({ sessions: z.array(memberSession) }),
});

export const endSession = defineCall('endSession', {
  summary: 'Sign out on one device; its tokens are dead on the next call.',
  audience: 'member',
  params: z.object({ id }),
  data: z.object({}),
  errors: ['NOT_FOUND'],
});

export const consents = defineCall('consents', {
  summary: 'Every yes and no of the member to marketing, newest first.',
  audience: 'member',
  data: z.object({ receipts: z.array(z.object({ id, granted: z.boolean(), source: z.enum(['signup', 'profile']), givenAt: instant })) }),
});

export const exportAccount = defineCall('exportAccount', {
  summary: 'Everything that is kept about the member, by section.',
  audience: 'member',
  data: z.object({ exportedAt: instant, sections: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))) }),
});

export const accountDeletion = defineCall('accountDeletion', {
  summary: 'What deleting the account would meet: codes of what has to be settled first, and credit that would be lost.',
  audience: 'member',
  data: z.object({ blockers: z.array(z.string()), credits: z.array(z.object({ currency, amount: price })) }),
});
export type AccountDeletion = z.infer<typeof accountDeletion.data>;

export const sendDeletionLink = defineCall('sendDeletionLink', {
  summary: 'Mail a link that proves who wants to delete the account: it lives for half an hour, and a newer one replaces it.',
  audience: 'member',
  data: z.object({}),
});

export const deleteAccount = defineCall('deleteAccount', {
  summary:
    'Delete the account and everything kept about the member but the books. Needs the password, or the token of a mailed link (`sendDeletionLink`). What blocks the deletion is listed in `errors` (path `account`).',
  audience: 'member',
  body: z.strictObject({ password: z.optional(z.string().check(z.maxLength(1024))), token: z.optional(mailedToken) }),
  data: z.object({}),
  errors: ['PASSWORD_WRONG', 'ACCOUNT_PROOF_REQUIRED', 'TOKEN_EXPIRED', 'ACCOUNT_DELETION_BLOCKED'],
});

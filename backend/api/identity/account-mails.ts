import type { BackendEnv } from '@/backend/config/env';
import type { Orm } from '@/backend/api/db/database';
import type { User } from '@/backend/api/db/schema/users';
import { storeMail, type MailEnv } from '@/backend/api/mail/store-mail';
import { type MailTemplate, greetedName } from '@/backend/api/mail/templates';
import { createMailedCode, createMailedToken } from './mailed-tokens';
import { changedBy, type Requesting } from './security-notices';
import { siteLink } from './site-link';
import { EMAIL_CHANGE_MARK } from '@/lib/config/routes';

type Tx = Pick<Orm, 'insert' | 'delete'>;

/** The token is in the fragment, which browsers do not send to servers or in the Referer. */
export async function mailVerification(tx: Tx, env: BackendEnv, user: User, now: Date): Promise<void> {
  const token = await createMailedToken(tx, 'verify-email', user, now);
  await mailMember(tx, env, user, 'verifyEmail', { link: siteLink(env, user.locale, `/verify-email#token=${token}`) }, now);
}

/** For an unproven address the mail says what a new password will remove. */
export async function mailPasswordReset(tx: Tx, env: BackendEnv, user: User, now: Date): Promise<void> {
  const token = await createMailedToken(tx, 'password-reset', user, now);
  const template = user.emailVerifiedAt ? 'passwordReset' : 'passwordResetUnproven';
  await mailMember(tx, env, user, template, { link: siteLink(env, user.locale, `/reset-password#token=${token}`) }, now);
}

/** To an address that was just proven, by a person who may not have created the account. */
export async function mailAccountCleared(tx: Tx, env: BackendEnv, user: User, request: Requesting, now: Date): Promise<void> {
  const values = { ...changedBy(user, request, now), link: siteLink(env, user.locale, '/account') };
  await mailMember(tx, env, user, 'accountCleared', values, now);
}

/** Says from which device, as of a sign-in. */
export async function mailPasswordChanged(tx: Tx, env: BackendEnv, user: User, request: Requesting, now: Date): Promise<void> {
  const values = { ...changedBy(user, request, now), link: siteLink(env, user.locale, '/reset-password') };
  await mailMember(tx, env, user, 'passwordChanged', values, now);
}

export async function mailDeletionLink(tx: Tx, env: BackendEnv, user: User, request: Requesting, now: Date): Promise<void> {
  const token = await createMailedToken(tx, 'delete-account', user, now);
  const values = { ...changedBy(user, request, now), link: siteLink(env, user.locale, `/account#token=${token}`) };
  await mailMember(tx, env, user, 'deletionLink', values, now);
}

/** In groups, for reading and typing. */
export async function mailPayoutCode(tx: Tx, env: BackendEnv, user: User, request: Requesting, now: Date): Promise<void> {
  const code = await createMailedCode(tx, 'choose-payout', user, now);
  const shown = { code: `${code.slice(0, 4)} ${code.slice(4)}`, link: siteLink(env, user.locale, '/account') };
  await mailMember(tx, env, user, 'payoutCode', { ...changedBy(user, request, now), ...shown }, now);
}

interface EmailChange {
  to: string;
  /** Of the link to the present address. */
  ofOld: string;
  /** Of the link to the new address; null: another account has it, whose owner is told so. */
  ofNew: string | null;
  request: Requesting;
}

/** What somebody has typed stands only in the mail to a proven address; the new one, perhaps a stranger's, gets no word of the account. */
export async function mailEmailChange(tx: Tx, env: BackendEnv, user: User, change: EmailChange, now: Date): Promise<void> {
  const { to, ofOld, ofNew, request } = change;
  const linkOf = (token: string) => ({ link: siteLink(env, user.locale, `/verify-email#token=${EMAIL_CHANGE_MARK}${token}`) });
  if (user.emailVerifiedAt) {
    await mailMember(tx, env, user, 'emailChangeOld', { next: to, ...changedBy(user, request, now), ...linkOf(ofOld) }, now);
  } else await mailMember(tx, env, user, 'emailChangeOldUnproven', linkOf(ofOld), now);
  const toNew =
    ofNew === null
      ? { template: 'emailChangeTaken' as const, values: { link: siteLink(env, user.locale, '/login') } }
      : { template: 'emailChangeNew' as const, values: linkOf(ofNew) };
  await storeMail(tx, env, { recipient: to, locale: user.locale, ...toNew, now });
}

/** To the address of before. */
export async function mailEmailChanged(tx: Tx, env: MailEnv, user: User, request: Requesting, now: Date): Promise<void> {
  await mailMember(tx, env, user, 'emailChanged', changedBy(user, request, now), now);
}

export async function mailAccountDeleted(tx: Tx, env: MailEnv, user: User, now: Date): Promise<void> {
  await mailMember(tx, env, user, 'accountDeleted', {}, now);
}

async function mailMember(
  tx: Tx,
  env: MailEnv,
  user: User,
  template: MailTemplate,
  values: Record<string, string>,
  now: Date,
): Promise<void> {
  await storeMail(tx, env, {
    recipient: user.email,
    template,
    locale: user.locale,
    values: { firstName: greetedName(user), ...values },
    now,
  });
}

import type { BackendEnv } from '@/backend/config/env';
import type { Orm } from '@/backend/api/db/database';
import type { User } from '@/backend/api/db/schema/users';
import { storeMail } from '@/backend/api/mail/store-mail';
import { greetedName } from '@/backend/api/mail/greeting';
import type { MailTemplate } from '@/backend/api/mail/templates';
import { createMailedCode, createMailedToken } from './mailed-tokens';
import { siteLink } from './site-link';

type Tx = Pick<Orm, 'insert' | 'delete'>;

/** The token is in the fragment, which browsers do not send to servers or in the Referer. */
export async function mailVerification(tx: Tx, env: BackendEnv, user: User, now: Date): Promise<void> {
  const token = await createMailedToken(tx, 'verify-email', user, now);
  await mailMember(tx, user, 'verifyEmail', { link: siteLink(env, user.locale, `/verify-email#token=${token}`) }, now);
}

/** For an unproven address the mail says what a new password will remove. */
export async function mailPasswordReset(tx: Tx, env: BackendEnv, user: User, now: Date): Promise<void> {
  const token = await createMailedToken(tx, 'password-reset', user, now);
  const template = user.emailVerifiedAt ? 'passwordReset' : 'passwordResetUnproven';
  await mailMember(tx, user, template, { link: siteLink(env, user.locale, `/reset-password#token=${token}`) }, now);
}

/** To an address that was just proven, by a person who may not have created the account. */
export async function mailAccountCleared(tx: Tx, env: BackendEnv, user: User, now: Date): Promise<void> {
  await mailMember(tx, user, 'accountCleared', { link: siteLink(env, user.locale, '/account') }, now);
}

export async function mailPasswordChanged(tx: Tx, env: BackendEnv, user: User, now: Date): Promise<void> {
  await mailMember(tx, user, 'passwordChanged', { link: siteLink(env, user.locale, '/reset-password') }, now);
}

export async function mailDeletionLink(tx: Tx, env: BackendEnv, user: User, now: Date): Promise<void> {
  const token = await createMailedToken(tx, 'delete-account', user, now);
  await mailMember(tx, user, 'deletionLink', { link: siteLink(env, user.locale, `/account#token=${token}`) }, now);
}

/** In groups, for reading and typing. */
export async function mailPayoutCode(tx: Tx, env: BackendEnv, user: User, now: Date): Promise<void> {
  const code = await createMailedCode(tx, 'choose-payout', user, now);
  await mailMember(
    tx,
    user,
    'payoutCode',
    { code: `${code.slice(0, 4)} ${code.slice(4)}`, link: siteLink(env, user.locale, '/account') },
    now,
  );
}

export async function mailAccountDeleted(tx: Tx, user: User, now: Date): Promise<void> {
  await mailMember(tx, user, 'accountDeleted', {}, now);
}

async function mailMember(tx: Tx, user: User, template: MailTemplate, values: Record<string, string>, now: Date): Promise<void> {
  await storeMail(tx, { recipient: user.email, template, locale: user.locale, values: { firstName: greetedName(user), ...values }, now });
}

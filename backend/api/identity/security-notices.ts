import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/api/db/database';
import type { User } from '@/backend/api/db/schema/users';
import { storeMail } from '@/backend/api/mail/store-mail';
import type { MailTemplate } from '@/backend/api/mail/templates';
import type { PayoutMethod } from '@/lib/contract/wardrobe';
import { perAccount, refuseAttempt } from './attempt-limits';
import type { Device } from './known-devices';
import { changedBy, changesText, deviceText, momentText, payoutText, type DetailChange, type Requesting } from './security-notice-texts';
import { siteLink } from './site-link';

type Tx = Pick<Orm, 'insert'>;
type Context = Pick<BackendContext, 'env' | 'clock' | 'wallClock'>;

/** Per kind: limits mails to a stranger's address that somebody has entered. */
const MAILS = { max: 10, minutes: 60 };

/** One mail for all changes of one call, in its transaction; none without changes. */
export async function notifyOfChanges(tx: Tx, context: Context, user: User, changes: readonly DetailChange[]): Promise<void> {
  if (changes.length > 0) await tellNow(tx, context, user, 'detailsChanged', { changes: changesText(user.locale, changes) });
}

/** A proof may come from somebody else, with the member's password or mailbox. The first choice is notified, too. */
export async function notifyOfPayout(
  tx: Tx,
  context: Context,
  user: User,
  { isFirst, method, request }: { isFirst: boolean; method: PayoutMethod; request: Requesting },
): Promise<void> {
  // Never a part of the account's number: the mailbox may be somebody else's by now.
  const values = { ...changedBy(user, request, context.clock()), payTo: payoutText(user, method) };
  await tellNow(tx, context, user, isFirst ? 'payoutChosen' : 'payoutChanged', values);
}

/** In real time, as in the list of devices. */
export async function notifyOfNewDevice(tx: Tx, context: Context, user: User, device: Device): Promise<void> {
  await tellNow(tx, context, user, 'newDevice', { when: momentText(user, context.wallClock()), device: deviceText(user.locale, device) });
}

/**
 * Without a name: an account opened with somebody else's address must not send them chosen text. Counted by address, which survives
 * deleting and recreating the account.
 */
async function tellNow(
  tx: Tx,
  { env, clock, wallClock }: Context,
  user: User,
  template: MailTemplate,
  values: Record<string, string>,
): Promise<void> {
  const { email, locale } = user;
  const limit = perAccount({ name: `notice-${template}`, ...MAILS }, env.rateLimitFactor);
  if (await refuseAttempt({ database: { orm: tx }, wallClock }, limit, email)) return;
  await storeMail(tx, env, {
    recipient: email,
    template,
    locale,
    values: { when: momentText(user, clock()), ...values, link: siteLink(env, locale, '/reset-password') },
    now: clock(),
  });
}

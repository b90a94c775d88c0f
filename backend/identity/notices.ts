import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/db/database';
import type { User } from '@/backend/db/schema/users';
import { storeMail } from '@/backend/mail/store-mail';
import type { MailTemplate } from '@/backend/mail/templates';
import { perAccount, refuseAttempt } from './attempt-limits';
import type { Device } from './device';
import { changesText, deviceText, momentText, type DetailChange } from './notice-words';
import { siteLink } from './site-link';

type Tx = Pick<Orm, 'insert'>;
type Context = Pick<BackendContext, 'env' | 'clock' | 'wallClock'>;

/** Somebody may change details again and again under an address that is not theirs; who has had so many mails knows. */
const MAILS = { name: 'detail-notices', max: 10, minutes: 60 };

/** One mail for all that one call has changed; none for nothing. In its transaction: told if and only if it was changed. */
export async function tellOfChanges(tx: Tx, { env, clock, wallClock }: Context, user: User, changes: readonly DetailChange[]): Promise<void> {
  if (changes.length === 0) return;
  if (await refuseAttempt({ database: { orm: tx }, wallClock }, perAccount(MAILS, env.rateLimitFactor), user.id)) return;
  await mailNotice(tx, env, user, 'detailsChanged', { moment: momentText(user, clock()), changes: changesText(user.locale, changes) }, clock());
}

/** The time is the real one, as in the list of devices. */
export async function tellOfDevice(tx: Tx, { env, clock, wallClock }: Context, user: User, device: Device): Promise<void> {
  await mailNotice(tx, env, user, 'newDevice', { moment: momentText(user, wallClock()), device: deviceText(user.locale, device) }, clock());
}

/** Without a name: whoever opened the account under another's address would have us carry their words there. */
async function mailNotice(tx: Tx, env: Context['env'], { email, locale }: User, template: MailTemplate, values: Record<string, string>, now: Date): Promise<void> {
  await storeMail(tx, { recipient: email, template, locale, values: { ...values, link: siteLink(env, locale, '/reset-password') }, now });
}

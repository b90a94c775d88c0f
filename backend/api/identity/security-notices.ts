import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/api/db/database';
import type { User } from '@/backend/api/db/schema/users';
import { storeMail } from '@/backend/api/mail/store-mail';
import type { MailTemplate } from '@/backend/api/mail/templates';
import { readSiteTexts, readTexts } from '@/backend/site-texts';
import { LOCALES, type Locale } from '@/lib/config/locales';
import { REGIONS, type RegionCode } from '@/lib/config/regions';
import type { PayoutMethod } from '@/lib/contract/wardrobe';
import { formatDate, formatTime } from '@/lib/dates';
import { perAccount, refuseAttempt } from './attempt-limits';
import { type Device, deviceOf } from './known-devices';
import { siteLink } from './site-link';
import type en from './texts/en.json';

type Tx = Pick<Orm, 'insert'>;
type Context = Pick<BackendContext, 'env' | 'clock' | 'wallClock'>;

/** Per kind: limits mails to a stranger's address that somebody has entered. */
const MAILS = { max: 10, minutes: 60 };

/**
 * One mail for all changes of one call, in its transaction; none without changes.
 * @param request null where a payment or an operator makes the change, and no device is known
 */
export async function notifyOfChanges(
  tx: Tx,
  context: Context,
  user: User,
  changes: readonly DetailChange[],
  request: Requesting | null,
): Promise<void> {
  if (changes.length === 0) return;
  const by = request ? changedBy(user, request, context.clock()) : {};
  await tellNow(tx, context, user, 'detailsChanged', { changes: changesText(user.locale, changes), ...by });
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

type Words = typeof en;
/** Which detail a mail says has changed, without its value. */
type DetailChange = keyof Words['changes'];

const PAYOUTS = readSiteTexts<{ payout: { fast: Record<RegionCode, string>; bank: string; credit: string } }>('items');
export const SECURITY_NOTICE_TEXTS = readTexts<Words>(import.meta.url);

const fill = (text: string, values: Record<string, string>) => text.replace(/\{\{(\w+)\}\}/g, (_place, name: string) => values[name] ?? '');

/** In the region's time, with the name of the time zone. */
export function momentText({ country, locale }: Pick<User, 'country' | 'locale'>, moment: Date): string {
  const place = { localeTag: LOCALES[locale].htmlLang, timeZone: REGIONS[country].timeZone };
  const iso = moment.toISOString();
  return fill(SECURITY_NOTICE_TEXTS[locale].moment[country], { date: formatDate(iso, place, 'long'), time: formatTime(iso, place) });
}

export function deviceText(locale: Locale, { browser, system }: Device): string {
  const { named, unknown } = SECURITY_NOTICE_TEXTS[locale].device;
  return browser && system ? fill(named, { browser, system }) : (browser ?? system ?? unknown);
}

export const changesText = (locale: Locale, changes: readonly DetailChange[]): string =>
  changes.map((change) => SECURITY_NOTICE_TEXTS[locale].changes[change]).join('\n');

/** The part of a request that tells devices apart. */
export interface Requesting {
  headers: { 'user-agent'?: string | undefined };
}

/** When and on which device something was changed, as facts of a mail. */
export const changedBy = (user: Pick<User, 'country' | 'locale'>, { headers }: Requesting, now: Date) => ({
  when: momentText(user, now),
  device: deviceText(user.locale, deviceOf(headers['user-agent'])),
});

export const payoutText = ({ country, locale }: Pick<User, 'country' | 'locale'>, method: PayoutMethod): string => {
  const { fast, bank, credit } = PAYOUTS[locale].payout;
  return { fast: fast[country], bank, credit }[method];
};

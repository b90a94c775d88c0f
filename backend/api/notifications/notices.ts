import { randomUUID } from 'node:crypto';
import type { BackendEnv } from '@/backend/config/env';
import type { Orm } from '@/backend/api/db/database';
import { outboxMails } from '@/backend/api/db/schema/mail';
import type { User } from '@/backend/api/db/schema/users';
import type { Item } from '@/backend/api/db/schema/wardrobe';
import { siteLink } from '@/backend/api/identity/site-link';
import { greetedName, greeting } from '@/backend/api/mail/greeting';
import { languageOfLocale } from '@/backend/api/mail/language';
import { itemName, recordedName } from '@/backend/api/modules/wardrobe/item-name';
import { readTexts } from '@/backend/read-texts';
import { canSwitchOff, isNotified, type NotificationChannel, type NotificationEvent } from '@/lib/domain/notifications/preferences';
import { fillPlaceholders } from '@/lib/text/fill-placeholders';
import { oneLine } from '@/lib/text/one-line';
import type en from './texts/en.json';

export type NoticeKind = keyof (typeof en)['mails'];
type Texts = { mails: Record<NoticeKind, { subject: string; body: string }>; list: string; close: string; closeAlways: string };

export const NOTICE_TEXTS = readTexts<Texts>(import.meta.url);

/** An event of a piece that a member may be notified of. */
export interface Notice {
  about: NoticeKind;
  event: NotificationEvent;
  item: Item;
  /** The request that the mail links to. */
  requestId?: string;
}

/**
 * One mail, and one push if a device is registered, per moment, however many pieces are affected; in the caller's transaction. @returns how
 * many mails
 */
export async function mailNotices(
  tx: Pick<Orm, 'insert'>,
  env: Pick<BackendEnv, 'siteUrls'>,
  user: User,
  notices: readonly Notice[],
  now: Date,
): Promise<number> {
  const base = { language: languageOfLocale(user.locale), createdAt: now, nextAttemptAt: now };
  const linkOf = ({ requestId }: NoticeGroup) =>
    siteLink(env, user.locale, requestId === undefined ? '/items' : `/items?request=${encodeURIComponent(requestId)}`);
  const mails = byKind(user, notices, 'email').map((told) => ({
    id: randomUUID(),
    ...base,
    recipient: user.email,
    ...writeMail(told, user, linkOf(told)),
  }));
  // A push has little room: what happened, and to which pieces.
  const pushes =
    user.fcmToken === null
      ? []
      : byKind(user, notices, 'push').map((told) => ({
          id: randomUUID(),
          ...base,
          channel: 'push' as const,
          recipient: user.id,
          subject: writeMail(told, user, linkOf(told)).subject,
          body: told.names.join(NOTICE_TEXTS[user.locale].list),
        }));
  const written = [...mails, ...pushes];
  if (written.length > 0) await tx.insert(outboxMails).values(written);
  return mails.length;
}

export interface NoticeGroup extends Pick<Notice, 'about' | 'event'> {
  names: string[];
  requestId?: string | undefined;
}

/** Notices that the member wants on a channel, grouped by kind, with the names of the pieces. */
function byKind(user: User, notices: readonly Notice[], channel: NotificationChannel): NoticeGroup[] {
  const wanted = notices.filter(({ event }) => isNotified(user.notifications, channel, event));
  const firsts = wanted.filter(({ about }, index) => wanted.findIndex((other) => other.about === about) === index);
  return firsts.map(({ about, event, requestId }) => ({
    about,
    event,
    requestId,
    names: wanted.filter((notice) => notice.about === about).map(({ item }) => toldName(item, user)),
  }));
}

/** A piece's own name is text by the member, so it needs a proven address like `greetedName`. */
const toldName = ({ names }: Item, { emailVerifiedAt, locale }: User): string => (emailVerifiedAt ? itemName : recordedName)(names, locale);

export function writeMail(
  { about, event, names }: NoticeGroup,
  user: Pick<User, 'firstName' | 'emailVerifiedAt' | 'locale'>,
  link: string,
): { subject: string; body: string } {
  const texts = NOTICE_TEXTS[user.locale];
  const firstName = greetedName(user);
  // Single pass: braces in a name are not placeholders.
  const values = { firstName, items: names.join(texts.list), link };
  const { subject, body } = texts.mails[about];
  // The hint on switching off is left out for mandatory notices.
  const close = canSwitchOff('email', event) ? texts.close : texts.closeAlways;
  return { subject: oneLine(fillPlaceholders(subject, values)), body: fillPlaceholders(greeting(body, firstName) + close, values) };
}

import { randomUUID } from 'node:crypto';
import type { BackendEnv } from '@/backend/config/env';
import type { Orm } from '@/backend/db/database';
import { outboxMails } from '@/backend/db/schema/mail';
import type { User } from '@/backend/db/schema/users';
import type { Item } from '@/backend/db/schema/wardrobe';
import { siteLink } from '@/backend/identity/site-link';
import { languageOfLocale } from '@/backend/mail/language';
import { itemName } from '@/backend/modules/wardrobe/item-name';
import type { Locale } from '@/lib/config/locales';
import { isNotified, type NotificationChannel, type NotificationEvent } from '@/lib/domain/notifications/preferences';
import { fillPlaceholders } from '@/lib/fill-placeholders';
import enSg from './texts/en-SG.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import zhCn from './texts/zh-CN.json' with { type: 'json' };
import zhHans from './texts/zh-Hans.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

export type NoticeKind = keyof (typeof en)['mails'];
type Texts = { mails: Record<NoticeKind, { subject: string; body: string }>; list: string; close: string };

/** One set a locale, as the site has: its readers' own words, not a translation of another's. */
export const NOTICE_TEXTS: Record<Locale, Texts> = { en, 'en-SG': enSg, zh, 'zh-CN': zhCn, 'zh-Hans': zhHans };

/** Something that a member may want to hear of a piece. */
export interface Notice {
  about: NoticeKind;
  event: NotificationEvent;
  item: Item;
  /** What the mail tells of as a whole: it leads there. */
  requestId?: string;
}

/** One mail, and one push where a device waits for them, for what happened at one moment, however many pieces it touched; kept in the caller's transaction. @returns how many mails */
export async function mailNotices(tx: Pick<Orm, 'insert'>, env: Pick<BackendEnv, 'siteUrls'>, user: User, notices: readonly Notice[], now: Date): Promise<number> {
  const base = { language: languageOfLocale(user.locale), createdAt: now, nextAttemptAt: now };
  const linkOf = (requestId: string | undefined) => siteLink(env, user.locale, requestId === undefined ? '/items' : `/items?request=${encodeURIComponent(requestId)}`);
  const mails = byKind(user, notices, 'email').map(({ about, names, requestId }) => ({ id: randomUUID(), ...base, recipient: user.email, ...writeMail(about, user, names, linkOf(requestId)) }));
  // A device has little room: what happened, and to which pieces.
  const pushes = user.fcmToken === null ? [] : byKind(user, notices, 'push').map(({ about, names, requestId }) => ({
    id: randomUUID(), ...base, channel: 'push' as const, recipient: user.id, subject: writeMail(about, user, names, linkOf(requestId)).subject, body: names.join(NOTICE_TEXTS[user.locale].list),
  }));
  const written = [...mails, ...pushes];
  if (written.length > 0) await tx.insert(outboxMails).values(written);
  return mails.length;
}

/** What the member wants to hear on a channel, one entry a kind, with the names of all its pieces. */
function byKind(user: User, notices: readonly Notice[], channel: NotificationChannel): { about: NoticeKind; names: string[]; requestId: string | undefined }[] {
  const wanted = notices.filter(({ event }) => isNotified(user.notifications, channel, event));
  return [...new Set(wanted.map(({ about }) => about))].map((about) => ({
    about, names: wanted.filter((notice) => notice.about === about).map(({ item }) => itemName(item.names, user.locale)), requestId: wanted.find((notice) => notice.about === about)?.requestId,
  }));
}

export function writeMail(about: NoticeKind, { firstName, locale }: Pick<User, 'firstName' | 'locale'>, names: readonly string[], link: string): { subject: string; body: string } {
  const texts = NOTICE_TEXTS[locale];
  // One pass: a name that holds braces is a name, not a place to fill.
  const values = { firstName, items: names.join(texts.list), link };
  const { subject, body } = texts.mails[about];
  return { subject: fillPlaceholders(subject, values).replace(/\s+/g, ' '), body: fillPlaceholders(body + texts.close, values) };
}

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
import { isNotified, type NotificationEvent } from '@/lib/domain/notifications/preferences';
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
}

/** One mail for what happened at one moment, however many pieces it touched; kept in the caller's transaction. */
export async function mailNotices(tx: Pick<Orm, 'insert'>, env: Pick<BackendEnv, 'siteUrls'>, user: User, notices: readonly Notice[], now: Date): Promise<number> {
  const wanted = notices.filter(({ event }) => isNotified(user.notifications, 'email', event));
  const kinds = [...new Set(wanted.map(({ about }) => about))];
  if (kinds.length === 0) return 0;
  await tx.insert(outboxMails).values(
    kinds.map((about) => ({
      id: randomUUID(), recipient: user.email, language: languageOfLocale(user.locale), createdAt: now, nextAttemptAt: now,
      ...writeMail(about, user, wanted.filter((notice) => notice.about === about).map(({ item }) => itemName(item.names, user.locale)), siteLink(env, user.locale, '/items')),
    })),
  );
  return kinds.length;
}

export function writeMail(about: NoticeKind, { firstName, locale }: Pick<User, 'firstName' | 'locale'>, names: readonly string[], link: string): { subject: string; body: string } {
  const texts = NOTICE_TEXTS[locale];
  // One pass: a name that holds braces is a name, not a place to fill.
  const values = { firstName, items: names.join(texts.list), link };
  const { subject, body } = texts.mails[about];
  return { subject: fillPlaceholders(subject, values).replace(/\s+/g, ' '), body: fillPlaceholders(body + texts.close, values) };
}

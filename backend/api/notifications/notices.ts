import type { Orm } from '@/backend/api/db/database';
import { outboxMails, type MailAttachment } from '@/backend/api/db/schema/mail';
import type { User } from '@/backend/api/db/schema/users';
import type { Item } from '@/backend/api/db/schema/wardrobe';
import { siteLink } from '@/backend/api/identity/site-link';
import { greetedName } from '@/backend/api/mail/templates';
import { writeLetter, type Fact, type FactName, type Letter, type LetterKind, type LetterText } from '@/backend/api/mail/letter/letter';
import { mailRow, type MailEnv } from '@/backend/api/mail/store-mail';
import { itemName, recordedName } from '@/backend/api/modules/wardrobe/find-item';
import { readTexts } from '@/backend/site-texts';
import { canSwitchOff, isNotified, type NotificationChannel, type NotificationEvent } from '@/lib/domain/notifications/preferences';
import type en from './texts/en.json';

export type NoticeKind = keyof (typeof en)['mails'];
type Texts = { mails: Record<NoticeKind, LetterText>; list: string; cancelledFile: string };

export const NOTICE_TEXTS = readTexts<Texts>(import.meta.url);

/** Say what we have taken, so their mail cannot be switched off. */
const RECEIPTS: readonly NoticeKind[] = ['collected'];

/** Facts of the whole moment, in the order of the mail; those of each piece stand above them. */
const NOTICE_FACTS: readonly FactName[] = ['request', 'date', 'time', 'address', 'total', 'undoUntil', 'count', 'organisation'];

/** An event of a piece that a member may be notified of. */
export interface Notice {
  about: NoticeKind;
  event: NotificationEvent;
  item: Item;
  /** About this piece: its price, amount or reason. */
  facts?: readonly Fact[];
  /** About the moment, alike for all its pieces: facts and places of the text. */
  values?: Readonly<Record<string, string>>;
  attachments?: readonly MailAttachment[];
  /** The request that the mail links to; without one it links to the piece, if it is a single one. */
  requestId?: string;
}

/**
 * One mail, and one push if a device is registered, per moment, however many pieces are affected; in the caller's transaction. @returns how
 * many mails
 */
export async function mailNotices(
  tx: Pick<Orm, 'insert'>,
  env: MailEnv,
  user: User,
  notices: readonly Notice[],
  now: Date,
): Promise<number> {
  return mailGroups(tx, env, user, (channel) => byKind(user, notices, channel), now);
}

/** The day before a visit; how many pieces is known only of a request. */
export async function mailVisitReminder(
  tx: Pick<Orm, 'insert'>,
  env: MailEnv,
  user: User,
  { pieces, ...visit }: Pick<NoticeGroup, 'values' | 'attachments' | 'path'> & { pieces: readonly Item[] },
  now: Date,
): Promise<void> {
  const group: NoticeGroup = {
    about: 'tomorrow',
    event: 'deliveries',
    ...visit,
    pieces: pieces.map((item) => ({ name: toldName(item, user), facts: [] })),
  };
  await mailGroups(tx, env, user, (channel) => (isNotified(user.notifications, channel, group.event) ? [group] : []), now);
}

async function mailGroups(
  tx: Pick<Orm, 'insert'>,
  env: MailEnv,
  user: User,
  groupsOn: (channel: NotificationChannel) => readonly NoticeGroup[],
  now: Date,
): Promise<number> {
  const mails = groupsOn('email').map((told) =>
    mailRow(env, { recipient: user.email, locale: user.locale, letter: writeNotice(env, told, user), now }),
  );
  // A push has little room: what happened, and to which pieces, or where.
  const pushes =
    user.fcmToken === null
      ? []
      : groupsOn('push').map((told) => {
          const { subject } = writeNotice(env, told, user);
          const names = told.pieces.map(({ name }) => name).join(NOTICE_TEXTS[user.locale].list);
          return pushRow(env, user, { subject, body: names || told.values?.address || (told.values?.request ?? '') }, now);
        });
  const written = [...mails, ...pushes];
  if (written.length > 0) await tx.insert(outboxMails).values(written);
  return mails.length;
}

/** A push to the member's device; it has no headers and no HTML. */
export const pushRow = (env: MailEnv, { id, locale }: User, { subject, body }: Pick<Letter, 'subject' | 'body'>, now: Date) => ({
  ...mailRow(env, { recipient: id, locale, letter: { subject, body, html: '' }, now }),
  channel: 'push' as const,
  headers: {},
});

export interface NoticeGroup extends Pick<Notice, 'about' | 'event' | 'values' | 'attachments'> {
  pieces: { name: string; facts: readonly Fact[] }[];
  /** A path of the site. */
  path: `/${string}`;
}

/** Notices that the member wants on a channel, grouped by kind, with the names of the pieces. */
function byKind(user: User, notices: readonly Notice[], channel: NotificationChannel): NoticeGroup[] {
  const wanted = notices.filter(
    ({ about, event }) => (channel === 'email' && RECEIPTS.includes(about)) || isNotified(user.notifications, channel, event),
  );
  const firsts = wanted.filter(({ about }, index) => wanted.findIndex((other) => other.about === about) === index);
  return firsts.map((first) => {
    const group = wanted.filter(({ about }) => about === first.about);
    return {
      about: first.about,
      event: first.event,
      values: first.values ?? {},
      attachments: first.attachments ?? [],
      path: pathOf(group, first),
      pieces: group.map(({ item, facts = [] }) => ({ name: toldName(item, user), facts })),
    };
  });
}

function pathOf(group: readonly Notice[], { requestId, item }: Notice): NoticeGroup['path'] {
  if (requestId !== undefined) return `/items?request=${encodeURIComponent(requestId)}`;
  return group.length === 1 ? `/items?item=${encodeURIComponent(item.id)}` : '/items';
}

/** A piece's own name is text by the member, so it needs a proven address like `greetedName`. */
const toldName = ({ names }: Item, { emailVerifiedAt, locale }: User): string => (emailVerifiedAt ? itemName : recordedName)(names, locale);

/** Kinds whose pieces are counted: a list that the member compares with what was at the door. */
const COUNTED: readonly NoticeKind[] = ['tomorrow', 'onTheWay', 'delivered', 'collected', 'donated'];

function whyMailed(about: NoticeKind, event: NotificationEvent): LetterKind['why'] {
  if (RECEIPTS.includes(about)) return 'member';
  return canSwitchOff('email', event) ? 'settings' : 'answer';
}

export function writeNotice(
  env: Pick<MailEnv, 'siteUrls'>,
  { about, event, pieces, values = {}, attachments = [], path }: NoticeGroup,
  user: Pick<User, 'firstName' | 'emailVerifiedAt' | 'locale'>,
): Letter {
  const { locale } = user;
  const texts = NOTICE_TEXTS[locale];
  const items = pieces.map(({ name }) => name).join(texts.list);
  const text = texts.mails[about];
  const onlyCancels = attachments.length > 0 && attachments.every(({ type }) => type.endsWith('CANCEL'));
  const letter = writeLetter(
    env,
    onlyCancels ? { ...text, body: text.body.replace('{{facts}}', `{{facts}}\n\n${texts.cancelledFile}`) } : text,
    { why: whyMailed(about, event), facts: NOTICE_FACTS },
    {
      locale,
      values: {
        ...values,
        count: COUNTED.includes(about) && pieces.length > 0 ? String(pieces.length) : '',
        firstName: greetedName(user),
        items,
        link: siteLink(env, locale, path),
      },
      pieces,
    },
  );
  return { ...letter, attachments };
}

import type { ChatMessage } from '@/lib/domain/chat/message';

/** Messages unread for this long are notified by mail, once until the member reads again. */
export const MAIL_DELAY_MS = 3_600_000;
/** Older messages are not worth a push, or after a week a mail: only after long outages, or with an older database. */
const PUSH_WORTH_MS = 24 * 3_600_000;
const MAIL_WORTH_MS = 7 * 24 * 3_600_000;

export interface NotificationMarks {
  readAt: number;
  pushedAt: number;
  mailedAt: number;
}

export interface DueNotifications {
  /** The message that a push, or a mail, should be about. */
  push: ChatMessage | null;
  mail: ChatMessage | null;
  /** When the mail is due if nothing changes; null: none. */
  mailDueAt: number | null;
}

const NONE: DueNotifications = { push: null, mail: null, mailDueAt: null };

/** @param messages of both sides, oldest first: at least the newest after the read mark */
export function dueNotifications(
  messages: readonly ChatMessage[],
  { readAt, pushedAt, mailedAt }: NotificationMarks,
  now: number,
): DueNotifications {
  const unread = messages.filter(({ from, at }) => from === 'team' && at > readAt);
  const newest = unread.at(-1);
  const oldest = unread[0];
  // A member who has written since has seen the answers.
  if (!newest || !oldest || messages.at(-1)?.from !== 'team') return NONE;
  // One mail about the oldest unread message is enough until it is read.
  const awaitsMail = oldest.at > mailedAt && now - newest.at < MAIL_WORTH_MS;
  const dueAt = oldest.at + MAIL_DELAY_MS;
  return {
    push: newest.at > pushedAt && now - newest.at < PUSH_WORTH_MS ? newest : null,
    mail: awaitsMail && dueAt <= now ? newest : null,
    mailDueAt: awaitsMail && dueAt > now ? dueAt : null,
  };
}

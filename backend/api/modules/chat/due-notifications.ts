import type { ChatMessage } from '@/lib/domain/chat/message';

/** What a member has not read for so long is told by mail, once until they read again. */
export const MAIL_DELAY_MS = 3_600_000;
/**
 * Older than this, a push is no news any more; nor, after a week, is a mail: both only after long outages, or with a database that was
 * there before us.
 */
const PUSH_WORTH_MS = 24 * 3_600_000;
const MAIL_WORTH_MS = 7 * 24 * 3_600_000;

export interface NotificationMarks {
  readAt: number;
  pushedAt: number;
  mailedAt: number;
}

export interface DueNotifications {
  /** What a push, and a mail, is now to be about. */
  push: ChatMessage | null;
  mail: ChatMessage | null;
  /** When the mail falls due if nothing changes; null: none will. */
  mailDueAt: number | null;
}

const NONE: DueNotifications = { push: null, mail: null, mailDueAt: null };

/** @param messages of both sides, oldest first: at least the newest of those after the read mark */
export function dueNotifications(
  messages: readonly ChatMessage[],
  { readAt, pushedAt, mailedAt }: NotificationMarks,
  now: number,
): DueNotifications {
  const unread = messages.filter(({ from, at }) => from === 'team' && at > readAt);
  const newest = unread.at(-1);
  const oldest = unread[0];
  // Who has written since is there, and sees what was answered.
  if (!newest || !oldest || messages.at(-1)?.from !== 'team') return NONE;
  // A mail was about what is the oldest unread now: one is enough until that is read.
  const awaitsMail = oldest.at > mailedAt && now - newest.at < MAIL_WORTH_MS;
  const dueAt = oldest.at + MAIL_DELAY_MS;
  return {
    push: newest.at > pushedAt && now - newest.at < PUSH_WORTH_MS ? newest : null,
    mail: awaitsMail && dueAt <= now ? newest : null,
    mailDueAt: awaitsMail && dueAt > now ? dueAt : null,
  };
}

import { bigint, index, pgTable } from 'drizzle-orm/pg-core';
import { instant, memberKey } from './users';

/** `at` of a message; 0: none. */
const messageTime = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

/** Notifications sent about a conversation in a Firebase project, and when it is checked next. */
export const announcedAnswers = pgTable(
  'announced_answers',
  {
    userId: memberKey(),
    lookAt: instant('look_at').notNull(),
    lookedAt: instant('looked_at'),
    /** Of the newest message seen there. */
    newestAt: messageTime('newest_at'),
    /** The member's read mark as last seen. */
    readAt: messageTime('read_at'),
    /** Of the newest message that a push, or a mail, was sent about. */
    pushedAt: messageTime('pushed_at'),
    mailedAt: messageTime('mailed_at'),
  },
  (table) => [index('announced_answers_due').on(table.lookAt)],
);
export type AnnouncedAnswers = typeof announcedAnswers.$inferSelect;

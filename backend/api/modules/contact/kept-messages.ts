import pMap from 'p-map';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import type { BackendContext } from '@/backend/context';
import { contactMessages } from '@/backend/api/db/schema/contact';
import { users, type User } from '@/backend/api/db/schema/users';
import { HELP_TOPIC } from '@/lib/domain/contact/contact-fields';

/** Per run; the next run takes the rest. */
const MAX_ROWS = 500;
const CONCURRENCY = 4;

/**
 * What guests asked in the help panel becomes part of their conversation, once they have an account and have shown that the address is
 * theirs. What was asked after that by somebody without a session is nobody's: anybody can type the address.
 * @param userId only of this member
 */
export async function takeOverQuestions(
  { database: { orm }, realtime, clock }: Pick<BackendContext, 'database' | 'realtime' | 'clock'>,
  userId?: string,
): Promise<void> {
  const asked = await orm
    .select({
      userId: users.id,
      reference: contactMessages.reference,
      message: contactMessages.message,
      receivedAt: contactMessages.receivedAt,
    })
    .from(contactMessages)
    .innerJoin(users, eq(users.email, sql`lower(${contactMessages.email})`))
    .where(
      and(
        eq(contactMessages.topic, HELP_TOPIC),
        isNull(contactMessages.takenOverAt),
        lt(contactMessages.receivedAt, users.emailVerifiedAt),
        userId === undefined ? undefined : eq(users.id, userId),
      ),
    )
    .limit(MAX_ROWS);
  // A question that fails is retried by the next run and does not block the others.
  await pMap(
    asked,
    async ({ userId: owner, reference, message, receivedAt }) => {
      // The key makes the write idempotent.
      const key = `guest-${reference}`;
      await realtime.addMessages(owner, { [key]: { from: 'member', text: message, at: receivedAt.getTime(), clientId: key } });
      await orm.update(contactMessages).set({ takenOverAt: clock() }).where(eq(contactMessages.reference, reference));
    },
    { concurrency: CONCURRENCY, stopOnError: false },
  );
}

/** As in the privacy policy. */
const KEPT_YEARS = 2;

/** @returns nothing for an unproven address: both the form and the sign-up accept any */
export async function messagesOf(tx: Pick<Orm, 'select'>, user: User) {
  return user.emailVerifiedAt ? tx.select().from(contactMessages).where(writtenFrom(user.email)) : [];
}

export async function removeMessagesOf(tx: Pick<Orm, 'delete'>, user: User): Promise<void> {
  if (user.emailVerifiedAt) await tx.delete(contactMessages).where(writtenFrom(user.email));
}

export async function removeOldMessages({ database: { orm }, clock }: Pick<BackendContext, 'database' | 'clock'>): Promise<void> {
  const oldest = clock();
  oldest.setUTCFullYear(oldest.getUTCFullYear() - KEPT_YEARS);
  await orm.delete(contactMessages).where(lt(contactMessages.receivedAt, oldest));
}

const writtenFrom = (email: string) => eq(sql`lower(${contactMessages.email})`, email.toLowerCase());

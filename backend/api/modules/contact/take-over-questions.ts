import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import { contactMessages } from '@/backend/api/db/schema/contact';
import { users } from '@/backend/api/db/schema/users';
import { HELP_TOPIC } from '@/lib/domain/contact/contact-fields';

/** In one round; the rest waits for the next. */
const MOST = 500;

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
    .limit(MOST);
  for (const { userId: owner, reference, message, receivedAt } of asked) {
    // The key is the question's own: written twice, it is there once.
    const key = `guest-${reference}`;
    await realtime.addMessages(owner, { [key]: { from: 'member', text: message, at: receivedAt.getTime(), clientId: key } });
    await orm.update(contactMessages).set({ takenOverAt: clock() }).where(eq(contactMessages.reference, reference));
  }
}

import { eq, lt, sql } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/api/db/database';
import { contactMessages } from '@/backend/api/db/schema/contact';
import type { User } from '@/backend/api/db/schema/users';

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

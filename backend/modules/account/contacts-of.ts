import { asc, eq } from 'drizzle-orm';
import type { Orm } from '@/backend/db/database';
import { contacts } from '@/backend/db/schema/users';
import type { Contact } from '@/lib/contract/account';

/** Whom we call and where we come to; the member is the first. */
export async function contactsOf(orm: Pick<Orm, 'select'>, userId: string): Promise<Contact[]> {
  const people = await orm.select().from(contacts).where(eq(contacts.userId, userId)).orderBy(asc(contacts.position));
  return people.map(({ contactName, contactPhoneCode, contactPhone, address }) => ({
    contactName,
    contactPhoneCode,
    contactPhone,
    ...(address ? { address } : {}),
  }));
}

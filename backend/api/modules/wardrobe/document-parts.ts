import { and, eq } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { contacts, type User } from '@/backend/api/db/schema/users';
import type { Item } from '@/backend/api/db/schema/wardrobe';
import { addressText } from '@/backend/api/modules/booking/visit-facts';
import type { Locale } from '@/lib/config/locales';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { personName } from '@/lib/text/names';
import { wireItems } from './wire-items';

/** Keeps SQL statements small for ten thousand pieces. */
const AT_ONCE = 500;

/** The pieces of a document, in the order of their rows. */
export async function piecesOfDocument(
  orm: Orm,
  rows: readonly Item[],
  reader: { user: User; locale: Locale; now: Date },
): Promise<WardrobeItem[]> {
  const pieces: WardrobeItem[] = [];
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    pieces.push(...(await wireItems(orm, rows.slice(from, from + AT_ONCE), reader)));
  }
  return pieces;
}

/** Whose document it is; an address that is not known is an empty text. */
export async function ownerOfDocument(orm: Orm, user: User, locale: Locale): Promise<{ name: string; address: string; email: string }> {
  const [contact] = await orm
    .select({ address: contacts.address })
    .from(contacts)
    .where(and(eq(contacts.userId, user.id), eq(contacts.position, 0)));
  return {
    name: personName({ firstName: user.firstName ?? undefined, lastName: user.lastName ?? undefined }),
    address: contact?.address ? addressText(contact.address, user.country, locale) : '',
    email: user.email,
  };
}

import { eq } from 'drizzle-orm';
import type { Orm } from '@/backend/db/database';
import { bookings } from '@/backend/db/schema/orders';
import { contacts } from '@/backend/db/schema/users';
import type { Address } from '@/lib/contract/booking';

/** Whether a member has ever had this address, however it was written. */
export async function livesAt(tx: Pick<Orm, 'select'>, userId: string, address: Address): Promise<boolean> {
  const booked = await tx.select({ address: bookings.address }).from(bookings).where(eq(bookings.userId, userId));
  const stored = await tx.select({ address: contacts.address }).from(contacts).where(eq(contacts.userId, userId));
  return [...booked, ...stored].some((known) => known.address !== null && doorOf(known.address) === doorOf(address));
}

const doorOf = ({ flat, building, addressOne, district, zipCode }: Address): string =>
  [flat, building, addressOne, district, zipCode]
    .join('|')
    .toLowerCase()
    .replace(/[\s.,#-]/g, '');

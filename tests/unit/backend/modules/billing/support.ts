import type { Orm } from '@/backend/api/db/database';
import { bookings } from '@/backend/api/db/schema/orders';
import { paymentMethods } from '@/backend/api/db/schema/payments';
import { NOW, TODAY } from '@/tests/builders/billing';

/** A visit of today. @returns its id */
export async function addBooking(
  orm: Orm,
  userId: string,
  id: string,
  fields: Partial<typeof bookings.$inferInsert> = {},
): Promise<string> {
  await orm.insert(bookings).values({
    id,
    number: id,
    userId,
    kind: 'collection',
    country: 'hk',
    date: TODAY,
    slot: '09-11',
    address: {},
    contact: {},
    note: {},
    createdAt: NOW,
    ...fields,
  } as never);
  return id;
}

/** The card that a member's invoices are charged to. */
export async function addCard(orm: Orm, userId: string, fields: Partial<typeof paymentMethods.$inferInsert> = {}): Promise<void> {
  await orm.insert(paymentMethods).values({
    id: userId,
    userId,
    currency: 'HKD',
    gatewayToken: `token-of-${userId}`,
    brand: 'Visa',
    last4: '1111',
    expiry: '08/39',
    isDefault: true,
    createdAt: NOW,
    ...fields,
  });
}

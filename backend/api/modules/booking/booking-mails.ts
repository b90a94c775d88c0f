import type { Orm } from '@/backend/api/db/database';
import type { BookingRow } from '@/backend/api/db/schema/orders';
import type { User } from '@/backend/api/db/schema/users';
import { findUser } from '@/backend/api/identity/authenticate';
import { siteLink } from '@/backend/api/identity/site-link';
import { greetedName } from '@/backend/api/mail/templates';
import { storeMail, type MailEnv } from '@/backend/api/mail/store-mail';
import type { Booking } from '@/lib/contract/booking-calls';
import { changeDeadline } from '@/lib/domain/booking/visit-change';
import { freeUntilText, visitFile, visitValues, type Visit } from './visit-facts';

export async function mailBookingChanged(
  tx: Orm,
  env: MailEnv,
  { userId, booking }: { userId: string; booking: Booking },
  now: Date,
): Promise<void> {
  const user = await findUser(tx, userId);
  const { id, number, country, date, time: slot, address, kind } = booking;
  const visit = { id, number, country, date, slot, address, isCollection: kind === 'collection' };
  const isCancelled = booking.status === 'cancelled';
  const visitOrNone = isCancelled ? '/items' : visitPath(id);
  const path = booking.requestId ? (`/items?request=${encodeURIComponent(booking.requestId)}` as const) : visitOrNone;
  await storeMail(tx, env, {
    recipient: user.email,
    template: isCancelled ? 'bookingCancelled' : 'bookingChanged',
    locale: user.locale,
    values: {
      firstName: greetedName(user),
      number,
      booking: number,
      ...visitValues(visit, user),
      freeUntil: freeUntilText(new Date(booking.changeDeadline), user, country, now),
      link: siteLink(env, user.locale, path),
    },
    attachments: [visitFile(env, visit, user, now, isCancelled)],
    now,
  });
}

/** Where a visit without a request of pieces is seen, moved and cancelled. */
export const visitPath = (id: string) => `/items?visit=${encodeURIComponent(id)}` as const;

export const visitOfBooking = ({ id, number, country, date, slot, address, kind }: BookingRow): Visit => ({
  id,
  number,
  country,
  date,
  slot,
  address,
  isCollection: kind === 'collection',
});

/** Facts of a visit that was just booked. */
export const bookedValues = (booking: BookingRow, user: User, now: Date) => ({
  booking: booking.number,
  ...visitValues(booking, user),
  freeUntil: freeUntilText(new Date(changeDeadline({ date: booking.date, time: booking.slot })), user, booking.country, now),
});

export async function mailCollectionBooked(
  tx: Orm,
  env: MailEnv,
  { user, booking }: { user: User; booking: BookingRow },
  now: Date,
): Promise<void> {
  await storeMail(tx, env, {
    recipient: user.email,
    template: 'collectionBooked',
    locale: user.locale,
    values: {
      firstName: greetedName(user),
      number: booking.number,
      ...bookedValues(booking, user, now),
      link: siteLink(env, user.locale, visitPath(booking.id)),
    },
    attachments: [visitFile(env, visitOfBooking(booking), user, now)],
    now,
  });
}

import { eq } from 'drizzle-orm';
import type { BackendEnv } from '@/backend/config/env';
import type { Orm } from '@/backend/api/db/database';
import type { BookingRow } from '@/backend/api/db/schema/orders';
import { users, type User } from '@/backend/api/db/schema/users';
import { siteLink } from '@/backend/api/identity/site-link';
import { greetedName } from '@/backend/api/mail/greeting';
import { storeMail } from '@/backend/api/mail/store-mail';
import { LOCALES, type Locale } from '@/lib/config/locales';
import { REGIONS } from '@/lib/config/regions';
import type { Booking } from '@/lib/contract/booking-calls';
import { addressLine } from '@/lib/domain/booking/address-fields';
import { formatDate } from '@/lib/dates';

export async function mailBookingChanged(
  tx: Orm,
  env: Pick<BackendEnv, 'siteUrls'>,
  { userId, booking }: { userId: string; booking: Booking },
  now: Date,
): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!user) return;
  const { timeZone } = REGIONS[booking.country];
  await storeMail(tx, {
    recipient: user.email,
    template: booking.status === 'cancelled' ? 'bookingCancelled' : 'bookingChanged',
    locale: user.locale,
    values: {
      firstName: greetedName(user),
      number: booking.number,
      time: timeText(booking.time),
      date: formatDate(booking.date, { localeTag: LOCALES[user.locale].htmlLang, timeZone }, 'long'),
      link: siteLink(env, user.locale, '/items'),
    },
    now,
  });
}

export async function mailCollectionBooked(
  tx: Orm,
  env: Pick<BackendEnv, 'siteUrls'>,
  { user, booking }: { user: User; booking: BookingRow },
  now: Date,
): Promise<void> {
  await storeMail(tx, {
    recipient: user.email,
    template: 'collectionBooked',
    locale: user.locale,
    values: {
      firstName: greetedName(user),
      number: booking.number,
      time: timeText(booking.slot),
      date: formatDate(booking.date, { localeTag: LOCALES[user.locale].htmlLang, timeZone: REGIONS[booking.country].timeZone }, 'long'),
      link: siteLink(env, user.locale, '/items'),
    },
    now,
  });
}

/** When and where, as every mail about a new visit says it. */
export function visitValues({ date, slot, country, address }: BookingRow, locale: Locale): Record<'date' | 'time' | 'address', string> {
  const place = { localeTag: LOCALES[locale].htmlLang, timeZone: REGIONS[country].timeZone };
  return { date: formatDate(date, place, 'long'), time: timeText(slot), address: addressLine(address, country, '') };
}

/** `09-11` as `09:00–11:00`. */
function timeText(slot: string): string {
  return slot
    .split('-')
    .map((hour) => `${hour}:00`)
    .join('–');
}

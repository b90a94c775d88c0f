import type { BackendEnv } from '@/backend/config/env';
import type { Orm } from '@/backend/api/db/database';
import type { BookingRow } from '@/backend/api/db/schema/orders';
import type { User } from '@/backend/api/db/schema/users';
import { siteLink } from '@/backend/api/identity/site-link';
import { greetedName } from '@/backend/api/mail/greeting';
import { storeMail } from '@/backend/api/mail/store-mail';
import { timeText } from '@/backend/api/modules/booking/booking-mails';
import { LOCALES } from '@/lib/config/locales';
import { REGIONS } from '@/lib/config/regions';
import { formatDate } from '@/lib/dates';
import type { Quote } from '@/lib/domain/pricing/quote-basket';
import { formatMoney } from '@/lib/money';

interface Ordered {
  user: User;
  order: { number: string };
  booking: BookingRow;
  quote: Pick<Quote, 'chargedToday' | 'chargedLater' | 'currency'>;
}

export async function mailOrder(
  tx: Orm,
  env: Pick<BackendEnv, 'siteUrls'>,
  { user, order, booking, quote }: Ordered,
  now: Date,
): Promise<void> {
  const localeTag = LOCALES[user.locale].htmlLang;
  const money = (amount: number) => formatMoney({ amount, currency: quote.currency }, localeTag);
  await storeMail(tx, {
    recipient: user.email,
    template: 'orderConfirmed',
    locale: user.locale,
    values: {
      firstName: greetedName(user),
      number: order.number,
      booking: booking.number,
      date: formatDate(booking.date, { localeTag, timeZone: REGIONS[booking.country].timeZone }, 'long'),
      time: timeText(booking.slot),
      today: money(quote.chargedToday),
      later: money(quote.chargedLater.reduce((sum, { amount }) => sum + amount, 0)),
      link: siteLink(env, user.locale, `/services-pricing?step=done&order=${order.number}`),
    },
    now,
  });
}

import type { Orm } from '@/backend/api/db/database';
import type { BookingRow } from '@/backend/api/db/schema/orders';
import type { User } from '@/backend/api/db/schema/users';
import { siteLink } from '@/backend/api/identity/site-link';
import { coverText, greetedName } from '@/backend/api/mail/templates';
import { storeMail, type MailEnv } from '@/backend/api/mail/store-mail';
import { bookedValues, visitOfBooking } from '@/backend/api/modules/booking/booking-mails';
import { visitFile } from '@/backend/api/modules/booking/visit-facts';
import { readPriceList } from '@/backend/api/modules/pricing/price-list';
import { LOCALES } from '@/lib/config/locales';
import { REGIONS } from '@/lib/config/regions';
import type { Packages } from '@/lib/contract/package-selection';
import { formatDate } from '@/lib/dates';
import { coverLimits } from '@/lib/domain/pricing/price-list';
import type { Quote } from '@/lib/domain/pricing/quote-basket';
import { formatMoney } from '@/lib/money';
import { DOT } from '@/lib/text/join-words';

interface Ordered {
  user: User;
  order: { number: string };
  booking: BookingRow;
  packages: Packages;
  quote: Pick<Quote, 'chargedToday' | 'chargedLater' | 'currency'>;
}

export async function mailOrder(tx: Orm, env: MailEnv, { user, order, booking, packages, quote }: Ordered, now: Date): Promise<void> {
  const localeTag = LOCALES[user.locale].htmlLang;
  const { timeZone } = REGIONS[booking.country];
  const money = (amount: number) => formatMoney({ amount, currency: quote.currency }, localeTag);
  const later = quote.chargedLater.filter(({ amount }) => amount > 0);
  const covers = coverLimits(packages, await readPriceList(tx, booking.country));
  await storeMail(tx, env, {
    recipient: user.email,
    template: 'orderConfirmed',
    locale: user.locale,
    values: {
      firstName: greetedName(user),
      number: order.number,
      order: order.number,
      ...bookedValues(booking, user, now),
      cover: covers.map((one) => coverText(user.locale, one)).join('\n'),
      today: money(quote.chargedToday),
      later: later
        .map(({ amount, date }) => `${money(amount)}${DOT}${formatDate(date ?? booking.date, { localeTag, timeZone }, 'long')}`)
        .join('\n'),
      link: siteLink(env, user.locale, `/services-pricing?step=done&order=${order.number}`),
    },
    attachments: [visitFile(env, visitOfBooking(booking), user, now)],
    now,
  });
}

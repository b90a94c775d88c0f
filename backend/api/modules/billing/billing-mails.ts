import type { BackendEnv } from '@/backend/config/env';
import type { Orm } from '@/backend/api/db/database';
import type { InvoiceRow } from '@/backend/api/db/schema/orders';
import { findUser } from '@/backend/api/identity/find-user';
import { siteLink } from '@/backend/api/identity/site-link';
import { greetedName } from '@/backend/api/mail/greeting';
import { storeMail } from '@/backend/api/mail/store-mail';
import type { MailTemplate } from '@/backend/api/mail/templates';
import { LOCALES } from '@/lib/config/locales';
import { REGIONS } from '@/lib/config/regions';
import { formatDate } from '@/lib/dates';
import { formatMoney } from '@/lib/money';

interface InvoiceMail {
  invoice: InvoiceRow;
  template: MailTemplate;
  /** Calendar dates in the text besides the due date. */
  days?: Record<string, string>;
  card?: { brand: string; last4: string } | undefined;
  /** The card as shown in the payment. */
  paidWith?: string | undefined;
}

/** A mail about an invoice in the member's language, with a link to it. */
export async function mailInvoice(
  tx: Pick<Orm, 'insert' | 'select'>,
  env: Pick<BackendEnv, 'siteUrls'>,
  { invoice, template, days = {}, card, paidWith = card && `${card.brand} ${card.last4}` }: InvoiceMail,
  now: Date,
): Promise<void> {
  const user = await findUser(tx, invoice.userId);
  const localeTag = LOCALES[user.locale].htmlLang;
  const { currency, timeZone } = REGIONS[invoice.country];
  const dayText = (day: string) => formatDate(day, { localeTag, timeZone }, 'long');
  await storeMail(tx, {
    recipient: user.email,
    template,
    locale: user.locale,
    now,
    values: {
      firstName: greetedName(user),
      number: invoice.number,
      amount: formatMoney({ amount: invoice.total, currency }, localeTag),
      date: dayText(invoice.dueDate),
      link: siteLink(env, user.locale, `/billings/${invoice.id}`),
      ...Object.fromEntries(Object.entries(days).map(([name, day]) => [name, dayText(day)])),
      ...(paidWith ? { card: paidWith } : {}),
    },
  });
}

import type { Orm } from '@/backend/api/db/database';
import type { InvoiceRow } from '@/backend/api/db/schema/orders';
import { findUser } from '@/backend/api/identity/authenticate';
import { siteLink } from '@/backend/api/identity/site-link';
import { storeMail, type MailEnv } from '@/backend/api/mail/store-mail';
import { type MailTemplate, greetedName } from '@/backend/api/mail/templates';
import { usableCardOf } from '@/backend/api/modules/payments/stored-cards';
import { readSiteTexts } from '@/backend/site-texts';
import { LOCALES, type Locale } from '@/lib/config/locales';
import { REGIONS } from '@/lib/config/regions';
import { calendarDateOf, formatDate } from '@/lib/dates';
import { formatMoney } from '@/lib/money';

const LINES = readSiteTexts<{ line: { service: Record<string, string> } & Record<string, { title: string } | undefined> }>('billing');

/** What an invoice is for: its charges, by the names of the page of an invoice. */
function linesText(invoice: InvoiceRow, locale: Locale): string {
  const { line } = LINES[locale];
  const names = invoice.lines
    .filter(({ amount }) => amount > 0)
    .map(({ kind, service, description }) => (service && line.service[service]) || (kind && line[kind]?.title) || description);
  return [...new Set(names)].join('\n');
}

interface InvoiceMail {
  invoice: InvoiceRow;
  template: MailTemplate;
  /** Calendar dates in the text besides the due date, by place or fact. */
  days?: Record<string, string>;
  card?: { brand: string; last4: string } | undefined;
  /** The card as shown in the payment. */
  paidWith?: string | undefined;
  /** What the mail names, if it is not what is left to pay. */
  amount?: number;
}

/** A mail about an invoice in the member's language, with a link to it. */
export async function mailInvoice(
  tx: Pick<Orm, 'insert' | 'select'>,
  env: MailEnv,
  { invoice, template, days = {}, card, paidWith = card && `${card.brand} ${card.last4}`, amount = invoice.total }: InvoiceMail,
  now: Date,
): Promise<void> {
  const user = await findUser(tx, invoice.userId);
  const localeTag = LOCALES[user.locale].htmlLang;
  const { currency, timeZone } = REGIONS[invoice.country];
  const dayText = (day: string) => formatDate(day, { localeTag, timeZone }, 'long');
  await storeMail(tx, env, {
    recipient: user.email,
    template,
    locale: user.locale,
    now,
    values: {
      firstName: greetedName(user),
      number: invoice.number,
      invoice: invoice.number,
      for: linesText(invoice, user.locale),
      amount: formatMoney({ amount, currency }, localeTag),
      due: dayText(invoice.dueDate),
      chargedOn: dayText(invoice.dueDate),
      paidOn: dayText(calendarDateOf(now, timeZone)),
      link: siteLink(env, user.locale, `/billings/${invoice.id}`),
      ...Object.fromEntries(Object.entries(days).map(([name, day]) => [name, dayText(day)])),
      ...(paidWith ? { card: paidWith } : {}),
    },
  });
}

interface Announced {
  invoice: InvoiceRow;
  /** The day on which the paid term ended, if this is the first month after it; else null. */
  termEnd: string | null;
}

/**
 * The mail about a new monthly invoice: the amount, the card and the day of the charge. None for an invoice covered by credit, except that
 * the end of a term is always announced.
 */
export async function announceInvoice(
  tx: Pick<Orm, 'insert' | 'select'>,
  env: MailEnv,
  { invoice, termEnd }: Announced,
  now: Date,
): Promise<void> {
  if (invoice.status !== 'due') {
    if (termEnd !== null) await mailInvoice(tx, env, { invoice, template: 'termEndsByCredit', days: { end: termEnd } }, now);
    return;
  }
  const card = await usableCardOf(tx, { userId: invoice.userId, currency: REGIONS[invoice.country].currency }, now);
  if (termEnd === null) {
    await mailInvoice(tx, env, card ? { invoice, template: 'invoiceIssued', card } : { invoice, template: 'invoiceIssuedByHand' }, now);
  } else {
    await mailInvoice(
      tx,
      env,
      card
        ? { invoice, template: 'termEnds', card, days: { end: termEnd } }
        : { invoice, template: 'termEndsByHand', days: { end: termEnd } },
      now,
    );
  }
}

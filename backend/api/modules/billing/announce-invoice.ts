import type { MailEnv } from '@/backend/api/mail/store-mail';
import type { Orm } from '@/backend/api/db/database';
import type { InvoiceRow } from '@/backend/api/db/schema/orders';
import { usableCardOf } from '@/backend/api/modules/payments/stored-cards';
import { REGIONS } from '@/lib/config/regions';
import { mailInvoice } from './billing-mails';

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

import type { BackendEnv } from '@/backend/config/env';
import type { Orm } from '@/backend/db/database';
import type { InvoiceRow } from '@/backend/db/schema/orders';
import { usableCardOf } from '@/backend/modules/payments/stored-cards';
import { REGIONS } from '@/lib/config/regions';
import { mailInvoice } from './billing-mails';

/** The mail of a new monthly invoice: how much, and which card is charged on which day. What credit has paid needs none. */
export async function announceInvoice(tx: Pick<Orm, 'insert' | 'select'>, env: Pick<BackendEnv, 'siteUrls'>, invoice: InvoiceRow, now: Date): Promise<void> {
  if (invoice.status !== 'due') return;
  const card = await usableCardOf(tx, { userId: invoice.userId, currency: REGIONS[invoice.country].currency }, now);
  await mailInvoice(tx, env, card ? { invoice, template: 'invoiceIssued', card } : { invoice, template: 'invoiceIssuedByHand' }, now);
}

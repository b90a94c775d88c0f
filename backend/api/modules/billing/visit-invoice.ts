import { and, eq, gt, inArray, or } from 'drizzle-orm';
import type { MailEnv } from '@/backend/api/mail/store-mail';
import type { Orm } from '@/backend/api/db/database';
import { invoicePayments, invoices, type InvoiceRow } from '@/backend/api/db/schema/orders';
import { lockUser } from '@/backend/api/identity/authenticate';
import { oweRefund } from '@/backend/api/payments/refunds';
import { mailInvoice } from './billing-mails';
import { giveCredit } from './issue-invoice';

/** The fees of a visit are due on its day, also after a move. */
export async function moveVisitInvoice(tx: Pick<Orm, 'update'>, bookingId: string, date: string): Promise<void> {
  await tx
    .update(invoices)
    .set({ dueDate: date })
    .where(and(eq(invoices.bookingId, bookingId), eq(invoices.status, 'due')));
}

/**
 * A cancelled visit has no fees: open invoices are voided, also while they are being paid (that charge fails to complete and is refunded);
 * paid ones are refunded to their card, and used credit is restored.
 */
export async function voidVisitInvoice(
  tx: Orm,
  { bookingId, userId }: { bookingId: string; userId: string },
  env: MailEnv,
  now: Date,
): Promise<void> {
  // Lock order: the member before any invoice, as wherever credit is used.
  await lockUser(tx, userId);
  const unpaid = or(inArray(invoices.status, ['due', 'processing']), and(eq(invoices.status, 'paid'), eq(invoices.total, 0)));
  const voided = await tx
    .update(invoices)
    .set({ status: 'void' })
    .where(and(eq(invoices.bookingId, bookingId), unpaid))
    .returning();
  for (const invoice of voided) {
    await giveCredit(tx, env, { ...invoice, amount: creditUsedBy(invoice), reason: 'store-credit' }, now);
  }
  const paid = await tx
    .update(invoices)
    .set({ status: 'refunded' })
    .where(and(eq(invoices.bookingId, bookingId), eq(invoices.status, 'paid'), gt(invoices.total, 0)))
    .returning();
  for (const invoice of paid) await giveBack(tx, invoice, env, now);
}

/** Refunded to the card by the job that asks the gateway; without a known charge it becomes credit. */
async function giveBack(tx: Orm, invoice: InvoiceRow, env: MailEnv, now: Date): Promise<void> {
  const { id: invoiceId, userId, country, total } = invoice;
  const [payment] = await tx.select().from(invoicePayments).where(eq(invoicePayments.invoiceId, invoiceId));
  const chargeId = payment?.chargeId ?? null;
  const toCard = chargeId === null ? 0 : (payment?.amount ?? 0);
  const asCredit = total - toCard + creditUsedBy(invoice);
  const { status } = await oweRefund(tx, { of: { invoiceId }, userId, country, chargeId, toCard, asCredit }, now);
  await mailInvoice(
    tx,
    env,
    status === 'done' ? { invoice, template: 'feesCredited' } : { invoice, template: 'feesRefunded', paidWith: payment?.method },
    now,
  );
  await giveCredit(tx, env, { userId, country, amount: asCredit, reason: 'store-credit' }, now);
}

export const creditUsedBy = ({ lines }: InvoiceRow): number =>
  lines.reduce((sum, { kind, amount }) => (kind === 'credit' ? sum - amount : sum), 0);

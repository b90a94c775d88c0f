import { and, eq, inArray } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/api/db/database';
import { invoicePayments, invoices, type InvoiceRow } from '@/backend/api/db/schema/orders';
import { type CallHandler, ok, RefusalError, refused } from '@/backend/api/http/answer';
import { requireMember } from '@/backend/api/identity/authenticate';
import { regionTime } from '@/backend/api/modules/booking/region-time';
import { bodyHashOf, intentIdOf, type IntentDefinition } from '@/backend/api/payments/intents/intent';
import { knownOutcome, runIntent, type IntentOutcome } from '@/backend/api/payments/intents/run-intent';
import { addDays } from '@/lib/calendar-days';
import { REGIONS } from '@/lib/config/regions';
import { nextChargeDay } from '@/lib/domain/billing/invoice-days';
import { mailInvoice } from './billing-mails';
import { isFailureMailed } from './overdue-invoices';

export interface InvoicePayload {
  invoiceId: string;
  /** Of an automatic charge: the attempt, and its card. */
  attempt?: number;
  card?: { brand: string; last4: string };
}

const NOT_PAYABLE = refused('INVOICE_NOT_PAYABLE', 'This invoice is not open.');

/** While it is being paid an invoice is `processing`, so that a second key cannot pay it too. */
export const INVOICE_INTENT: IntentDefinition = {
  kind: 'invoice',

  async complete(tx, intent, charge, { clock, env }) {
    const { invoiceId } = intent.payload as InvoicePayload;
    const now = clock();
    const [row] = await tx
      .update(invoices)
      .set({ status: 'paid' })
      .where(and(eq(invoices.id, invoiceId), inArray(invoices.status, ['due', 'processing'])))
      .returning();
    // Voided or paid meanwhile: the charge is refunded.
    if (!row || !charge) throw new RefusalError(NOT_PAYABLE);
    await tx.insert(invoicePayments).values({
      invoiceId,
      amount: row.total,
      method: `${charge.card.brand} ${charge.card.last4}`,
      chargeId: charge.chargeId,
      paidAt: now,
    });
    await mailInvoice(tx, env, { invoice: row, template: 'invoicePaid' }, now);
    return { userId: row.userId, invoice: { id: row.id, status: 'paid' } };
  },

  async release(tx, intent, ending, context) {
    const { invoiceId, attempt, card } = intent.payload as Partial<InvoicePayload>;
    const [row] = invoiceId
      ? await tx
          .update(invoices)
          .set({ status: 'due' })
          .where(and(eq(invoices.id, invoiceId), eq(invoices.status, 'processing')))
          .returning()
      : [];
    if (row && attempt !== undefined && ending === 'failed') await noteFailedCharge(tx, { row, attempt, card }, context);
  },
};

/** The attempt is used up; the next follows on the next charge day. */
async function noteFailedCharge(
  tx: Orm,
  { row, attempt, card }: { row: InvoiceRow; attempt: number; card: InvoicePayload['card'] },
  { clock, env }: BackendContext,
): Promise<void> {
  const now = clock();
  await tx.update(invoices).set({ chargesTried: attempt }).where(eq(invoices.id, row.id));
  const next = nextChargeDay(row.dueDate, regionTime(now, row.country).date);
  if (isFailureMailed(row, now) && next !== null) {
    await mailInvoice(tx, env, { invoice: row, template: 'chargeFailed', days: { nextTry: addDays(row.dueDate, next) }, card }, now);
  }
}

export const payInvoice: CallHandler<'payInvoice'> = async ({ params: { invoiceId }, body, request }, context) => {
  const { userId } = requireMember(request);
  const id = intentIdOf(request, { userId });
  const bodyHash = bodyHashOf({ ...body, ...{ invoiceId } });
  const known = await knownOutcome(context, { id, bodyHash });
  if (known) return answer(known);
  const [row] = await context.database.orm
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, invoiceId), eq(invoices.userId, userId)));
  if (!row) return refused('NOT_FOUND', 'There is no such invoice.');
  if (row.status === 'processing') return refused('IN_PROGRESS', 'This invoice is being paid.');
  if (row.status !== 'due' || row.total <= 0) return NOT_PAYABLE;
  return answer(
    await runIntent(context, INVOICE_INTENT, {
      id,
      bodyHash,
      userId,
      country: row.country,
      amount: row.total,
      async reserve(tx): Promise<InvoicePayload> {
        const taken = await tx
          .update(invoices)
          .set({ status: 'processing' })
          .where(and(eq(invoices.id, invoiceId), eq(invoices.status, 'due'), eq(invoices.total, row.total)))
          .returning({ id: invoices.id });
        if (taken.length === 0) throw new RefusalError(refused('IN_PROGRESS', 'This invoice is being paid.'));
        return { invoiceId };
      },
      act: (until) =>
        context.gateway.charge({
          key: id,
          nonce: body.paymentMethodNonce,
          amount: row.total,
          currency: REGIONS[row.country].currency,
          keepCard: false,
          until,
        }),
    }),
  );
};

function answer(outcome: IntentOutcome) {
  if (outcome.kind === 'refused') return outcome;
  const { invoice } = outcome.result;
  if (!invoice) throw new Error('A paid invoice without its result');
  return ok({ data: { id: invoice.id, status: invoice.status ?? ('paid' as const) } });
}

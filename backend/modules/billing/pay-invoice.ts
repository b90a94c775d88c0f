import { and, eq, ne } from 'drizzle-orm';
import { invoicePayments, invoices } from '@/backend/db/schema/orders';
import { ok, refused } from '@/backend/http/answer';
import type { CallHandler } from '@/backend/http/call-handler';
import { RefusalError } from '@/backend/http/refusal-error';
import { requireMember } from '@/backend/identity/authenticate';
import { findUser } from '@/backend/identity/find-user';
import { siteLink } from '@/backend/identity/site-link';
import { languageOfLocale } from '@/backend/mail/language';
import { storeMail } from '@/backend/mail/store-mail';
import type { IntentDefinition } from '@/backend/payments/intents/intent-definition';
import { bodyHashOf, intentIdOf } from '@/backend/payments/intents/intent-key';
import { knownOutcome, runIntent, type IntentOutcome } from '@/backend/payments/intents/run-intent';
import { LOCALES } from '@/lib/config/locales';
import { REGIONS } from '@/lib/config/regions';
import { formatMoney } from '@/lib/money';

interface InvoicePayload {
  invoiceId: string;
}

const NOT_PAYABLE = refused('INVOICE_NOT_PAYABLE', 'This invoice is not open.');

/** While it is being paid an invoice is `processing`, so that a second key cannot pay it too. */
export const INVOICE_INTENT: IntentDefinition = {
  kind: 'invoice',

  async complete(tx, intent, charge, { clock, env }) {
    const { invoiceId } = intent.payload as InvoicePayload;
    const now = clock();
    const [row] = await tx.update(invoices).set({ status: 'paid' }).where(and(eq(invoices.id, invoiceId), ne(invoices.status, 'paid'))).returning();
    if (!row || !charge) throw new RefusalError(NOT_PAYABLE);
    await tx.insert(invoicePayments).values({ invoiceId, amount: row.total, method: `${charge.card.brand} ${charge.card.last4}`, chargeId: charge.chargeId, paidAt: now });
    const user = await findUser(tx, row.userId);
    await storeMail(tx, {
      recipient: user.email, template: 'invoicePaid', language: languageOfLocale(user.locale), now,
      values: { firstName: user.firstName, number: row.number, amount: formatMoney({ amount: row.total, currency: REGIONS[row.country].currency }, LOCALES[user.locale].htmlLang), link: siteLink(env, user.locale, `/billings/${row.id}`) },
    });
    return { userId: row.userId, invoice: { id: row.id, status: 'paid' } };
  },

  async release(tx, intent) {
    const { invoiceId } = intent.payload as Partial<InvoicePayload>;
    if (invoiceId) await tx.update(invoices).set({ status: 'due' }).where(and(eq(invoices.id, invoiceId), eq(invoices.status, 'processing')));
  },
};

export const payInvoice: CallHandler<'payInvoice'> = async ({ params: { invoiceId }, body, request }, context) => {
  const { userId } = requireMember(request);
  const id = intentIdOf(request, { userId });
  const bodyHash = bodyHashOf({ ...body, ...{ invoiceId } });
  const known = await knownOutcome(context, { id, bodyHash });
  if (known) return answer(known);
  const [row] = await context.database.orm.select().from(invoices).where(and(eq(invoices.id, invoiceId), eq(invoices.userId, userId)));
  if (!row) return refused('NOT_FOUND', 'There is no such invoice.');
  if (row.status === 'processing') return refused('IN_PROGRESS', 'This invoice is being paid.');
  if (row.status !== 'due' || row.total <= 0) return NOT_PAYABLE;
  return answer(await runIntent(context, INVOICE_INTENT, {
    id, bodyHash, userId, country: row.country, amount: row.total,
    async reserve(tx): Promise<InvoicePayload> {
      const taken = await tx.update(invoices).set({ status: 'processing' }).where(and(eq(invoices.id, invoiceId), eq(invoices.status, 'due'))).returning({ id: invoices.id });
      if (taken.length === 0) throw new RefusalError(refused('IN_PROGRESS', 'This invoice is being paid.'));
      return { invoiceId };
    },
    act: () => context.gateway.charge({ key: id, nonce: body.paymentMethodNonce, amount: row.total, currency: REGIONS[row.country].currency, keepCard: false }),
  }));
};

function answer(outcome: IntentOutcome) {
  if (outcome.kind === 'refused') return outcome;
  const { invoice } = outcome.result;
  if (!invoice) throw new Error('A paid invoice without its result');
  return ok({ data: { id: invoice.id, status: invoice.status ?? ('paid' as const) } });
}

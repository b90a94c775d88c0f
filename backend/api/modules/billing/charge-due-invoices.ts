import { and, asc, eq, gt, lt, lte } from 'drizzle-orm';
import { contentHash } from '@/backend/twins/cms/content-hash';
import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/api/db/database';
import { bookings, invoices, type InvoiceRow } from '@/backend/api/db/schema/orders';
import { afterKey, forEachRegion, BATCH_ROWS, processInBatches } from '@/backend/api/db/process-in-batches';
import { RefusalError, refused, thrownRefusal } from '@/backend/api/http/answer';
import { regionTime } from '@/backend/api/modules/booking/region-time';
import { usableCardOf } from '@/backend/api/modules/payments/stored-cards';
import { runIntent } from '@/backend/api/payments/intents/run-intent';
import { REGIONS, type RegionCode } from '@/lib/config/regions';
import { CHARGE_DAYS, daysReached } from '@/lib/domain/billing/invoice-days';
import { mailInvoice } from './billing-mails';
import { isFailureMailed } from './overdue-invoices';
import { isVisitOver, takeCreditOff } from './issue-invoice';
import { INVOICE_INTENT, type InvoicePayload } from './pay-invoice';

/** Stops after this many consecutive gateway failures; the rest waits for the next run. */
const MAX_SILENCES = 3;
/** Mostly waiting for the gateway, without a database connection. */
const AT_ONCE = 8;

interface Due {
  invoice: InvoiceRow;
  /** Number of the attempt: which charge day has come. */
  attempt: number;
}

/**
 * Charges due invoices to the member's default card: one attempt per charge day, each under its own idempotency key, so that neither a
 * concurrent nor a restarted job charges twice. An invoice that is being paid by hand is `processing` and skipped. @returns how many were
 * charged
 */
export async function chargeDueInvoices(context: BackendContext, signal?: AbortSignal): Promise<number> {
  const away = new AbortController();
  const ending = signal ? AbortSignal.any([signal, away.signal]) : away.signal;
  const now = context.clock();
  let charged = 0;
  let silences = 0;
  await forEachRegion(async (country) => {
    const page = (after: DueRow | null) => duePage(context.database.orm, { country, now, after });
    await processInBatches({ page, atOnce: AT_ONCE, signal: ending }, async (row) => {
      const due = dueOf(row, now);
      if (!due) return;
      const outcome = await chargeInvoice(context, due);
      if (outcome === 'charged') charged += 1;
      silences = outcome === 'silence' ? silences + 1 : 0;
      if (silences >= MAX_SILENCES) away.abort();
    });
  });
  return charged;
}

type DueRow = Awaited<ReturnType<typeof duePage>>[number];

/** Oldest due date first. */
export function duePage(
  orm: Pick<Orm, 'select'>,
  { country, now, after }: { country: RegionCode; now: Date; after: { invoice: InvoiceRow } | null },
) {
  const { date: today } = regionTime(now, country);
  const isOpen = and(
    eq(invoices.country, country),
    eq(invoices.status, 'due'),
    gt(invoices.total, 0),
    lte(invoices.dueDate, today),
    lt(invoices.chargesTried, CHARGE_DAYS.length),
  );
  return orm
    .select({ invoice: invoices, visit: bookings })
    .from(invoices)
    .leftJoin(bookings, eq(bookings.id, invoices.bookingId))
    .where(and(isOpen, afterKey([invoices.dueDate, invoices.number], after && [after.invoice.dueDate, after.invoice.number])))
    .orderBy(asc(invoices.dueDate), asc(invoices.number))
    .limit(BATCH_ROWS);
}

function dueOf({ invoice, visit }: DueRow, now: Date): Due | null {
  const attempt = daysReached(CHARGE_DAYS, invoice.dueDate, regionTime(now, invoice.country).date);
  return attempt > invoice.chargesTried && isVisitOver(visit, now) ? { invoice, attempt } : null;
}

async function chargeInvoice(context: BackendContext, { invoice: due, attempt }: Due): Promise<'charged' | 'not-charged' | 'silence'> {
  const {
    database: { orm },
    clock,
    gateway,
  } = context;
  // What a gift or a reward pays is not charged.
  const invoice = await orm.transaction((tx) => takeCreditOff(tx, context.env, due, clock()));
  if (invoice.status === 'paid') return 'not-charged';
  const { id: invoiceId, userId, country, total: amount } = invoice;
  const { currency } = REGIONS[country];
  const card = await usableCardOf(orm, { userId, currency }, clock());
  if (!card) {
    await askToPayByHand(context, { invoice, attempt });
    return 'not-charged';
  }
  const id = `invoice-${invoiceId}-${attempt}`;
  const outcome = await runIntent(context, INVOICE_INTENT, {
    id,
    bodyHash: contentHash({ invoiceId }),
    userId,
    country,
    amount,
    async reserve(tx): Promise<InvoicePayload> {
      const taken = await tx
        .update(invoices)
        .set({ status: 'processing' })
        .where(stillDue({ invoice, attempt }))
        .returning({ id: invoices.id });
      if (taken.length === 0) throw new RefusalError(refused('IN_PROGRESS', 'This invoice is being paid.'));
      return { invoiceId, attempt, card: { brand: card.brand, last4: card.last4 } };
    },
    act: (until) => gateway.chargeStoredCard({ key: id, token: card.gatewayToken, amount, currency, until }),
  }).catch(thrownRefusal);
  // A charge made by another copy is not counted here.
  if (outcome.kind === 'done') return outcome.isReplay ? 'not-charged' : 'charged';
  return outcome.code === 'PAYMENT_UNAVAILABLE' || outcome.code === 'PAYMENT_UNKNOWN' ? 'silence' : 'not-charged';
}

const stillDue = ({ invoice, attempt }: Due) =>
  and(eq(invoices.id, invoice.id), eq(invoices.status, 'due'), eq(invoices.total, invoice.total), lt(invoices.chargesTried, attempt));

/** Sent once: on later days the reminders follow. */
async function askToPayByHand({ database: { orm }, clock, env }: BackendContext, due: Due): Promise<void> {
  const now = clock();
  await orm.transaction(async (tx) => {
    const [invoice] = await tx.update(invoices).set({ chargesTried: due.attempt }).where(stillDue(due)).returning();
    if (invoice && isFailureMailed(due.invoice, now)) await mailInvoice(tx, env, { invoice, template: 'invoiceDueByHand' }, now);
  });
}

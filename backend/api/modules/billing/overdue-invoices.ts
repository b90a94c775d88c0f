import { and, asc, eq, gt, lt, or } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import type { BackendContext } from '@/backend/context';
import { invoices, type InvoiceRow } from '@/backend/api/db/schema/orders';
import { afterKey, forEachRegion, BATCH_ROWS, processInBatches } from '@/backend/api/db/process-in-batches';
import type { MailTemplate } from '@/backend/api/mail/templates';
import { regionTime } from '@/backend/api/modules/booking/region-time';
import { addDays } from '@/lib/calendar-days';
import { REGION_CODES } from '@/lib/config/regions';
import { daysReached, DELIVERIES_GO_ON_DAYS, nextChargeDay, REMINDER_DAYS, daysAfter } from '@/lib/domain/billing/invoice-days';
import { mailInvoice } from './billing-mails';

const TEMPLATES: Record<(typeof REMINDER_DAYS)[number], MailTemplate> = {
  3: 'invoiceOverdue',
  7: 'invoiceOverdueAgain',
  14: 'invoiceOverdueLast',
};

type Reminded = Pick<InvoiceRow, 'id' | 'number' | 'dueDate' | 'remindersSent'>;

/** One mail per reminder day; after an outage only the latest, not all at once. @returns how many were sent */
export async function remindOverdue(
  { database: { orm }, clock, env }: Pick<BackendContext, 'database' | 'clock' | 'env'>,
  signal?: AbortSignal,
): Promise<number> {
  const now = clock();
  let reminders = 0;
  await forEachRegion(async (country) => {
    const { date: today } = regionTime(now, country);
    const late = and(
      eq(invoices.country, country),
      eq(invoices.status, 'due'),
      gt(invoices.total, 0),
      lt(invoices.dueDate, today),
      lt(invoices.remindersSent, REMINDER_DAYS.length),
    );
    const page = (after: Reminded | null) =>
      orm
        .select({ id: invoices.id, number: invoices.number, dueDate: invoices.dueDate, remindersSent: invoices.remindersSent })
        .from(invoices)
        .where(and(late, afterKey([invoices.dueDate, invoices.number], after && [after.dueDate, after.number])))
        .orderBy(asc(invoices.dueDate), asc(invoices.number))
        .limit(BATCH_ROWS);
    await processInBatches<Reminded>({ page, signal }, async ({ id, dueDate, remindersSent }) => {
      const reached = daysReached(REMINDER_DAYS, dueDate, today);
      const day = REMINDER_DAYS[reached - 1];
      if (day === undefined || reached <= remindersSent) return;
      const added = await orm.transaction(async (tx) => {
        const [invoice] = await tx
          .update(invoices)
          .set({ remindersSent: reached, remindedAt: now })
          .where(and(eq(invoices.id, id), eq(invoices.status, 'due'), lt(invoices.remindersSent, reached)))
          .returning();
        if (!invoice) return 0;
        const days = {
          nextTry: addDays(dueDate, nextChargeDay(dueDate, today) ?? 0),
          pausedFrom: addDays(dueDate, DELIVERIES_GO_ON_DAYS + 1),
        };
        await mailInvoice(tx, env, { invoice, template: TEMPLATES[day], days }, now);
        return 1;
      });
      reminders += added;
    });
  });
  return reminders;
}

/** Whether this failure is told by a mail of its own: the first, unless a reminder is written on the same day. */
export function isFailureMailed({ chargesTried, dueDate, country }: InvoiceRow, now: Date): boolean {
  return chargesTried === 0 && daysAfter(dueDate, regionTime(now, country).date) < REMINDER_DAYS[0];
}

/** Whether the member has an invoice that has been overdue for so long that deliveries wait until it is paid. */
export async function areDeliveriesPaused(tx: Pick<Orm, 'select'>, userId: string, now: Date): Promise<boolean> {
  const tooLong = REGION_CODES.map((country) =>
    and(eq(invoices.country, country), lt(invoices.dueDate, addDays(regionTime(now, country).date, -DELIVERIES_GO_ON_DAYS))),
  );
  const [found] = await tx
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.userId, userId), eq(invoices.status, 'due'), gt(invoices.total, 0), or(...tooLong)))
    .limit(1);
  return found !== undefined;
}

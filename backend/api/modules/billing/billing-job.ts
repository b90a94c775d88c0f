import type { BackendContext } from '@/backend/context';
import { runWithLease } from '@/backend/api/db/run-with-lease';
import { remindGifts } from '@/backend/api/modules/gift/remind-gifts';
import { remindVisits } from '@/backend/api/modules/booking/remind-visits';
import { settleReferrals } from '@/backend/api/modules/referral/settle-referrals';
import { askAboutUnsold } from '@/backend/api/modules/wardrobe/ask-about-unsold';
import { settleRefunds } from '@/backend/api/payments/refunds';
import { repeatJob, type RepeatedJob } from '@/backend/repeat-job';
import { chargeDueInvoices } from './charge-due-invoices';
import { remindOverdue } from './overdue-invoices';
import { issueRenewals } from './renewal';
import { invoiceWardrobe } from './wardrobe-invoices';

const EVERY_MS = 15 * 60_000;
/** Copies run at different times; the first one after this interval does the work for all. */
const REST_MS = EVERY_MS / 2;

type Job = (context: BackendContext, signal?: AbortSignal) => Promise<number>;

/**
 * In this order, because invoices issued by one job may be charged by the next. Each depends only on the clock and is idempotent and safe
 * to run twice at once.
 */
const JOBS = {
  renewals: ({ database: { orm }, clock, env }, signal) => issueRenewals({ orm, env, now: clock(), signal }),
  wardrobe: ({ database: { orm }, clock, env }, signal) => invoiceWardrobe({ orm, env, now: clock(), signal }),
  charges: chargeDueInvoices,
  reminders: remindOverdue,
  giftReminders: remindGifts,
  visitReminders: remindVisits,
  unsoldPieces: askAboutUnsold,
  rewards: settleReferrals,
  refunds: (context, signal) => settleRefunds(context, { signal }),
} satisfies Readonly<Record<string, Job>>;

/** How many of each were done. */
export type BillingRun = Record<keyof typeof JOBS, number>;

/**
 * Periodic billing: renewals, wardrobe costs, charges of stored cards, reminders about open invoices, expiring gifts, tomorrow's visits and unsold
 * pieces, rewards, refunds.
 */
export async function runBilling(context: BackendContext): Promise<BillingRun> {
  const run = Object.fromEntries(namesOf(JOBS).map((name) => [name, 0])) as BillingRun;
  for (const name of namesOf(JOBS)) {
    const job: Job = JOBS[name];
    run[name] = await job(context);
  }
  return run;
}

const namesOf = (jobs: typeof JOBS) => Object.keys(jobs) as (keyof BillingRun)[];

/** Also at the start, because a backend that restarts often must bill as well; then every quarter of an hour. */
export function startBillingJob(context: BackendContext): RepeatedJob {
  return repeatJob((stopping) => runBillingWithLease(context, stopping), {
    everyMs: EVERY_MS,
    onFailure: () => context.log.warn('the billing job failed'),
  });
}

/** Each job runs on one copy at a time; another copy may run the next one. */
export async function runBillingWithLease(context: BackendContext, stopping?: AbortSignal): Promise<void> {
  const failed: string[] = [];
  let hasRun = false;
  for (const name of namesOf(JOBS)) {
    if (stopping?.aborted) break;
    try {
      const turn = await runWithLease(context.database.orm, `billing ${name}`, REST_MS, async (lost) => {
        await JOBS[name](context, stopping ? AbortSignal.any([lost, stopping]) : lost);
        // An aborted job must not count as done.
        stopping?.throwIfAborted();
      });
      if (turn.kind !== 'elsewhere') hasRun = true;
    } catch {
      if (!stopping?.aborted) failed.push(name);
    }
  }
  // Any of the jobs may have stored mails.
  if (hasRun) context.wakeMailDelivery();
  if (failed.length > 0) context.log.warn({ failed }, 'the billing job failed');
}

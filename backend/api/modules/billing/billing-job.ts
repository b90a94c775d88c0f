import type { BackendContext } from '@/backend/context';
import { runWithLease } from '@/backend/api/db/run-with-lease';
import { remindGifts } from '@/backend/api/modules/gift/remind-gifts';
import { settleReferrals } from '@/backend/api/modules/referral/settle-referrals';
import { settleRefunds } from '@/backend/api/payments/refunds';
import { repeatJob, type RepeatedJob } from '@/backend/repeat-job';
import { chargeDueInvoices } from './charge-due-invoices';
import { remindOverdue } from './remind-overdue';
import { issueRenewals } from './renewal';
import { invoiceWardrobe } from './wardrobe-invoices';

const EVERY_MS = 15 * 60_000;
/** Copies ask at different moments: whoever comes first after this does it for all. */
const REST_MS = EVERY_MS / 2;

export interface BillingRun {
  renewals: number;
  wardrobe: number;
  charges: number;
  reminders: number;
  giftReminders: number;
  rewards: number;
  refunds: number;
}

type Job = (context: BackendContext, signal?: AbortSignal) => Promise<number>;

/** In this order: what one issues the next may charge. Each is a function of the clock, safe to repeat and for two copies to do at once. */
const JOBS: Readonly<Record<keyof BillingRun, Job>> = {
  renewals: ({ database: { orm }, clock, env }, signal) => issueRenewals({ orm, env, now: clock(), signal }),
  wardrobe: ({ database: { orm }, clock, env }, signal) => invoiceWardrobe({ orm, env, now: clock(), signal }),
  charges: chargeDueInvoices,
  reminders: remindOverdue,
  giftReminders: remindGifts,
  rewards: settleReferrals,
  refunds: (context, signal) => settleRefunds(context, { signal }),
};

/**
 * What the calendar brings: renewals, what the wardrobe cost, charges of stored cards, reminders of what is still open and of gifts that end, rewards, refunds
 * under way.
 */
export async function runBilling(context: BackendContext): Promise<BillingRun> {
  const run: BillingRun = { renewals: 0, wardrobe: 0, charges: 0, reminders: 0, giftReminders: 0, rewards: 0, refunds: 0 };
  for (const name of namesOf(JOBS)) run[name] = await JOBS[name](context);
  return run;
}

const namesOf = (jobs: typeof JOBS) => Object.keys(jobs) as (keyof BillingRun)[];

/** At once, because a backend that is started anew every few minutes has to bill as well, and then by the quarter of an hour. */
export function startBillingJob(context: BackendContext): RepeatedJob {
  return repeatJob((stopping) => runBillingWithLease(context, stopping), {
    everyMs: EVERY_MS,
    onFailure: () => context.log.warn('invoices were not looked after'),
  });
}

/** The jobs as each copy runs them: one copy does one of them at a time, another one may do the next meanwhile. */
export async function runBillingWithLease(context: BackendContext, stopping?: AbortSignal): Promise<void> {
  const failed: string[] = [];
  let hasRun = false;
  for (const name of namesOf(JOBS)) {
    if (stopping?.aborted) break;
    try {
      const turn = await runWithLease(context.database.orm, `billing ${name}`, REST_MS, async (lost) => {
        await JOBS[name](context, stopping ? AbortSignal.any([lost, stopping]) : lost);
        // What was not done to its end is not for a rest later.
        stopping?.throwIfAborted();
      });
      if (turn.kind !== 'elsewhere') hasRun = true;
    } catch {
      if (!stopping?.aborted) failed.push(name);
    }
  }
  // Failed charges are told by mail as well: whatever was done may have written one.
  if (hasRun) context.wakeMailDelivery();
  if (failed.length > 0) context.log.warn({ failed }, 'invoices were not looked after');
}

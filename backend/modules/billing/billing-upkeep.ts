import type { BackendContext } from '@/backend/context';
import { doInTurn } from '@/backend/db/do-in-turn';
import { settleReferrals } from '@/backend/modules/referral/settle-referrals';
import { settleRefunds } from '@/backend/payments/refunds';
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
  rewards: number;
  refunds: number;
}

/**
 * What the calendar brings: renewals, what the wardrobe cost, charges of stored cards, reminders of what is still open,
 * rewards, refunds under way. Each is a function of the clock and safe to repeat.
 */
export async function runBilling(context: BackendContext): Promise<BillingRun> {
  const { database: { orm }, clock, env } = context;
  return {
    renewals: await issueRenewals({ orm, env, now: clock() }), wardrobe: await invoiceWardrobe({ orm, env, now: clock() }), charges: await chargeDueInvoices(context),
    reminders: await remindOverdue(context), rewards: await settleReferrals(context), refunds: await settleRefunds(context),
  };
}

/** At once, because a backend that is started anew every few minutes has to bill as well, and then by the quarter of an hour. @returns ends it, after the run under way */
export function startBillingUpkeep(context: BackendContext): () => Promise<void> {
  let running: Promise<void> | null = null;
  const tick = () => {
    running ??= billInTurn(context).finally(() => (running = null));
  };
  tick();
  const timer = setInterval(tick, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** The job as each copy runs it: one of them does it. */
export async function billInTurn(context: BackendContext): Promise<void> {
  try {
    const turn = await doInTurn(context.database.orm, 'billing', REST_MS, () => runBilling(context));
    // Failed charges are told by mail as well: whatever was done may have written one.
    if (turn.kind === 'done') context.wakeMailDelivery();
  } catch {
    context.log.warn('invoices were not looked after');
  }
}

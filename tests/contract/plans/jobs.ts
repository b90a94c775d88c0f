import { runAccountJob } from '@/backend/api/modules/account/delete-account';
import { runBilling } from '@/backend/api/modules/billing/billing-job';
import { seedSampleBookings } from '@/backend/api/modules/booking/sample-bookings';
import { announceAnswers } from '@/backend/api/modules/chat/announce-answers';
import { startDeliveryJob } from '@/backend/api/mail/delivery-job';
import { runDueSteps } from '@/backend/twins/operations/run-due-steps';
import { sweepIntents } from '@/backend/api/payments/intents/sweeper';
import { settleRefunds } from '@/backend/api/payments/refunds';
import type { RemoteConversations } from '@/backend/twins/realtime/realtime-access';
import type { Backend } from '@/backend/server';
import { removeOldRows } from '@/backend/cleanup';
import type { Recorder } from '@/tests/setup/recorded-queries';

/** Conversations that a Firebase project keeps, in which the team has just said something. */
const remoteAt = (now: Date): RemoteConversations => ({
  messagesAfter: async () => ({ one: { from: 'team', text: 'It is here.', at: now.getTime(), clientId: 'c' } }),
  memberReadAt: async () => 0,
});

/** What the backend does by the clock, whoever asks for nothing. */
export const JOBS: Readonly<Record<string, (backend: Backend) => Promise<unknown>>> = {
  cleanup: ({ context }) => removeOldRows(context),
  billing: ({ context }) => runBilling(context),
  accounts: ({ context }) => runAccountJob(context),
  payments: ({ context }) => sweepIntents(context),
  refunds: ({ context }) => settleRefunds(context),
  operations: ({ context }) => runDueSteps(context),
  samples: ({ context: { database, clock } }) => seedSampleBookings(database.orm, clock()),
  // Not the first round of a process, which looks through everybody.
  answers: ({ context }) =>
    announceAnswers(context, remoteAt(context.wallClock()), new AbortController().signal, new Date(context.wallClock().getTime() - 60_000)),
  mails: async ({ context }) => {
    const job = startDeliveryJob(context, { email: async () => undefined, push: async () => undefined });
    await job.stop();
  },
};

/** Three months, in which what was ordered is collected, billed, reminded of and rewarded; then each job once more by itself. */
export async function runJobs(backend: Backend, recorder: Recorder): Promise<void> {
  for (const hours of [24 * 20, 24 * 40, 24 * 30]) {
    const payload = JSON.stringify({ command: 'advance', hours });
    await recorder.during('operations', () =>
      backend.app.inject({ method: 'POST', url: '/ops/commands', payload, headers: { 'content-type': 'application/json' } }),
    );
  }
  for (const [name, run] of Object.entries(JOBS)) await recorder.during(name, () => run(backend));
}

import type { BackendContext } from './context';
import { removeExpiredAttempts } from './api/identity/attempt-limits';
import { removeOldDevices } from './api/identity/known-devices';
import { removeExpiredTokens } from './api/identity/mailed-tokens';
import { removeOldRecords } from './api/identity/security-records';
import { removeExpiredSessions } from './api/identity/sessions';
import { removeExpiredKeys } from './api/identity/signing-key';
import { removeOldMails } from './api/mail/store-mail';
import { removeExpiredEmailChanges } from './api/modules/account/change-email';
import { removeExpiredHolds } from './api/modules/booking/hold-slot';
import { takeOverQuestions, removeOldMessages } from './api/modules/contact/kept-messages';
import { removeOldCoupons } from './api/modules/newsletter/welcome-coupon';
import { removeOldSubscriptions } from './api/modules/newsletter/newsletter-signup';
import { removeExpiredNonces } from './twins/gateway/embedded-gateway';
import { repeatJob, type RepeatedJob } from './repeat-job';

/** Not at the start: an ended session also ends its realtime sign-in, which may still be connecting then. */
const FIRST_MS = 60_000;
const EVERY_MS = 3_600_000;

/** Removes expired rows and hands guests' questions over to their accounts; separate jobs, so that a failure does not block the others. */
const REMOVALS: Readonly<Record<string, (context: BackendContext) => Promise<unknown>>> = {
  attempts: removeExpiredAttempts,
  tokens: removeExpiredTokens,
  'changes of address': removeExpiredEmailChanges,
  sessions: removeExpiredSessions,
  devices: removeOldDevices,
  mails: removeOldMails,
  'questions of guests': (context) => takeOverQuestions(context),
  'contact messages': removeOldMessages,
  coupons: removeOldCoupons,
  subscriptions: removeOldSubscriptions,
  nonces: removeExpiredNonces,
  holds: removeExpiredHolds,
  'security records': removeOldRecords,
  'signing keys': removeExpiredKeys,
};

/** Correctness does not depend on it; it keeps tables small and personal data no longer than needed. */
export function startCleanup(context: BackendContext): RepeatedJob {
  return repeatJob(() => removeOldRows(context), {
    everyMs: EVERY_MS,
    firstMs: FIRST_MS,
    onFailure: () => context.log.warn('old rows were not removed'),
  });
}

export async function removeOldRows(context: BackendContext): Promise<void> {
  for (const [what, remove] of Object.entries(REMOVALS)) {
    await remove(context).catch(() => context.log.warn({ what }, 'old rows were not removed'));
  }
}

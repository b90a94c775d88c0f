import type { BackendContext } from './context';
import { removeEndedAttempts } from './identity/attempt-limits';
import { removeEndedTokens } from './identity/mailed-tokens';
import { removeEndedSessions } from './identity/sessions';
import { removeOldMails } from './mail/old-mails';
import { removeOldMessages } from './modules/contact/kept-messages';

const EVERY_MS = 3_600_000;

/** What has ended or is too old; each by itself, so that one that fails keeps no other back. */
const REMOVALS: Readonly<Record<string, (context: BackendContext) => Promise<unknown>>> = {
  attempts: removeEndedAttempts,
  tokens: removeEndedTokens,
  sessions: removeEndedSessions,
  mails: removeOldMails,
  'contact messages': removeOldMessages,
};

/** Nothing counts on a removal; it keeps the tables small, and what is personal no longer than it is needed. */
export function startUpkeep(context: BackendContext): () => void {
  const timer = setInterval(() => {
    for (const [what, remove] of Object.entries(REMOVALS)) remove(context).catch(() => context.log.warn({ what }, 'old rows were not removed'));
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

import type { BackendContext } from '@/backend/context';
import { removeEndedAttempts } from './attempt-limits';
import { removeEndedTokens } from './mailed-tokens';
import { removeEndedSessions } from './sessions';

const EVERY_MS = 3_600_000;

/** What has ended counts nowhere; this only keeps the tables small. */
export function startIdentityUpkeep(context: BackendContext): () => void {
  const timer = setInterval(() => {
    Promise.all([removeEndedAttempts(context), removeEndedTokens(context), removeEndedSessions(context)]).catch(() => context.log.warn('ended sessions were not removed'));
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

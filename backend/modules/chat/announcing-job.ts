import type { BackendContext } from '@/backend/context';
import type { RemoteConversations } from '@/backend/realtime/realtime-access';
import { repeatJob, type RepeatedJob } from '@/backend/repeat-job';
import { announceAnswers } from './announce-answers';

const EVERY_MS = 15_000;

/** Follows the conversations of a Firebase project by asking for them, one round after the other. */
export function startAnnouncing(context: BackendContext, remote: RemoteConversations): RepeatedJob {
  let lastRoundAt: Date | null = null;
  const round = async (stopping: AbortSignal) => {
    const begunAt = context.wallClock();
    const { failed } = await announceAnswers(context, remote, stopping, lastRoundAt);
    if (failed === 0) lastRoundAt = begunAt;
    if (failed > 0 && !stopping.aborted) {
      context.log.warn({ failed }, 'conversations of the Firebase project could not be read; they are asked for again');
    }
  };
  return repeatJob(round, {
    everyMs: EVERY_MS,
    onFailure: (error) =>
      context.log.error({ type: error instanceof Error ? error.name : typeof error }, 'answers of the team were not announced'),
  });
}

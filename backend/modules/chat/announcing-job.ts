import type { BackendContext } from '@/backend/context';
import type { RemoteConversations } from '@/backend/realtime/realtime-access';
import { announceAnswers } from './announce-answers';

const EVERY_MS = 15_000;

export interface AnnouncingJob {
  /** Ends it, and what is being asked. */
  stop(): Promise<void>;
}

/** Follows the conversations of a Firebase project by asking for them, one round after the other. */
export function startAnnouncing(context: BackendContext, remote: RemoteConversations): AnnouncingJob {
  let running: Promise<void> | null = null;
  const ending = new AbortController();
  let lastRoundAt: Date | null = null;
  const run = async () => {
    const begunAt = context.wallClock();
    const { failed } = await announceAnswers(context, remote, ending.signal, lastRoundAt);
    if (failed === 0) lastRoundAt = begunAt;
    if (failed > 0 && !ending.signal.aborted) {
      context.log.warn({ failed }, 'conversations of the Firebase project could not be read; they are asked for again');
    }
  };
  const tick = () => {
    running ??= run()
      .catch((error: unknown) =>
        context.log.error({ type: error instanceof Error ? error.name : typeof error }, 'answers of the team were not announced'),
      )
      .finally(() => (running = null));
  };
  const timer = setInterval(tick, EVERY_MS);
  timer.unref();
  tick();
  return {
    async stop() {
      clearInterval(timer);
      ending.abort();
      await running;
    },
  };
}

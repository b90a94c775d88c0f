import type { BackendContext } from '@/backend/context';
import { workOffDue } from './work-off-due';

const EVERY_MS = 15_000;

/** The twin at work: what is due happens by itself while the backend runs. @returns ends it, after the step under way */
export function startOperations(context: BackendContext): () => Promise<void> {
  let running: Promise<unknown> | null = null;
  const tick = () => {
    running ??= workOffDue(context)
      .catch((error: unknown) =>
        context.log.error({ type: error instanceof Error ? error.name : typeof error }, 'the operations stopped at a step'),
      )
      .finally(() => (running = null));
  };
  const timer = setInterval(tick, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

import type { BackendContext } from '@/backend/context';
import { repeatJob, type RepeatedJob } from '@/backend/repeat-job';
import { runDueSteps } from './run-due-steps';

const EVERY_MS = 15_000;

/** The twin at work: what is due happens by itself while the backend runs. */
export function startOperations(context: BackendContext): RepeatedJob {
  return repeatJob(() => runDueSteps(context), {
    everyMs: EVERY_MS,
    firstMs: EVERY_MS,
    onFailure: (error) =>
      context.log.error({ type: error instanceof Error ? error.name : typeof error }, 'the operations stopped at a step'),
  });
}

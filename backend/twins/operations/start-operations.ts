import type { BackendContext } from '@/backend/context';
import { repeatJob, type RepeatedJob } from '@/backend/repeat-job';
import { runDueSteps } from './run-due-steps';

const EVERY_MS = 15_000;

/** Performs due steps while the backend runs. */
export function startOperations(context: BackendContext): RepeatedJob {
  return repeatJob(() => runDueSteps(context), {
    everyMs: EVERY_MS,
    firstMs: EVERY_MS,
    onFailure: (error) =>
      context.log.error({ type: error instanceof Error ? error.name : typeof error }, 'a step of the operations failed'),
  });
}

import type { BackendContext } from '@/backend/context';
import { deleteQueuedCards } from '@/backend/api/payments/delete-vault-cards';
import { repeatJob, type RepeatedJob } from '@/backend/repeat-job';
import { removeExpiredDocuments } from './kept-documents';

const EVERY_MS = 15 * 60_000;

/**
 * Cleans up after deleted accounts: cards at the gateway, retried until it answers, and documents after their retention period. Separate
 * from the member's request, which must not wait for a slow gateway; also at the start, in case a previous process stopped midway.
 */
export function startAccountJob(context: BackendContext): RepeatedJob {
  return repeatJob(() => runAccountJob(context), {
    everyMs: EVERY_MS,
    onFailure: () => context.log.warn('data of deleted accounts was not cleaned up'),
  });
}

export async function runAccountJob(context: BackendContext): Promise<void> {
  await deleteQueuedCards(context);
  await removeExpiredDocuments(context);
}

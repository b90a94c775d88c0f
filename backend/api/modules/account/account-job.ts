import type { BackendContext } from '@/backend/context';
import { deleteQueuedCards } from '@/backend/api/payments/delete-vault-cards';
import { repeatJob, type RepeatedJob } from '@/backend/repeat-job';
import { removeExpiredDocuments } from './kept-documents';

const EVERY_MS = 15 * 60_000;

/**
 * What accounts leave behind when they are deleted: cards at the gateway, which is asked until it answers, and the books,
 * until the law asks for them no more. Beside the member's own request, because nobody waits for a gateway that is silent;
 * at the start, because somebody may have stopped in between; and by the clock.
 */
export function startAccountJob(context: BackendContext): RepeatedJob {
  return repeatJob(() => runAccountJob(context), {
    everyMs: EVERY_MS,
    onFailure: () => context.log.warn('what deleted accounts have left was not worked off'),
  });
}

export async function runAccountJob(context: BackendContext): Promise<void> {
  await deleteQueuedCards(context);
  await removeExpiredDocuments(context);
}

import type { BackendContext } from '@/backend/context';
import { forgetCards } from '@/backend/payments/forget-cards';
import { removeExpiredDocuments } from './kept-documents';

const EVERY_MS = 15 * 60_000;

export interface AccountUpkeep {
  /** Something was left to do just now. */
  wake(): void;
  /** Ends it, after the run under way. */
  stop(): Promise<void>;
}

/**
 * What accounts leave behind when they are deleted: cards at the gateway, which is asked until it answers, and the books,
 * until the law asks for them no more. Beside the member's own request, because nobody waits for a gateway that is silent;
 * at the start, because somebody may have stopped in between; and by the clock.
 */
export function startAccountUpkeep(context: BackendContext): AccountUpkeep {
  let running: Promise<void> | null = null;
  let isWoken = false;
  let isStopped = false;
  const run = async () => {
    do {
      isWoken = false;
      await runAccountUpkeep(context).catch(() => context.log.warn('what deleted accounts have left was not worked off'));
    } while (isWoken && !isStopped);
    running = null;
  };
  const wake = () => {
    isWoken = true;
    if (!isStopped) running ??= run();
  };
  wake();
  const timer = setInterval(wake, EVERY_MS);
  timer.unref();
  return {
    wake,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

export async function runAccountUpkeep(context: BackendContext): Promise<void> {
  await forgetCards(context);
  await removeExpiredDocuments(context);
}

import { AsyncLocalStorage } from 'node:async_hooks';

/** Whether a CMS read failed during the current page render. The readers set it; the page asks. */
const reads = new AsyncLocalStorage<{ hasFailed: boolean }>();

export async function watchingReads<Result>(make: () => Promise<Result>): Promise<{ made: Result; hasFailed: boolean }> {
  const watched = { hasFailed: false };
  return { made: await reads.run(watched, make), hasFailed: watched.hasFailed };
}

/** The bundled content is shown instead, which may be older than what visitors have seen. */
export function noteFailedRead(): void {
  const watched = reads.getStore();
  if (watched) watched.hasFailed = true;
}

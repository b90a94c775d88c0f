import { AsyncLocalStorage } from 'node:async_hooks';

/** Whether the CMS has failed at any document of the page that is being made; the readers tell, the page asks. */
const reads = new AsyncLocalStorage<{ hasFailed: boolean }>();

export async function watchingReads<Result>(make: () => Promise<Result>): Promise<{ made: Result; hasFailed: boolean }> {
  const watched = { hasFailed: false };
  return { made: await reads.run(watched, make), hasFailed: watched.hasFailed };
}

/** What is shown instead is bundled, and may be older than what visitors have seen. */
export function noteFailedRead(): void {
  const watched = reads.getStore();
  if (watched) watched.hasFailed = true;
}

import { AsyncLocalStorage } from 'node:async_hooks';

/** Whether the current page render reads drafts. The page sets it; the readers below ask. */
const draftMode = new AsyncLocalStorage<boolean>();

export function readingDrafts<Result>(isDraft: boolean, make: () => Promise<Result>): Promise<Result> {
  return draftMode.run(isDraft, make);
}

export function isReadingDrafts(): boolean {
  return draftMode.getStore() ?? false;
}

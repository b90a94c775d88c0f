import { AsyncLocalStorage } from 'node:async_hooks';

/** Whether the documents of the page that is being made are read as drafts; a page knows, the readers beneath it ask. */
const draftMode = new AsyncLocalStorage<boolean>();

export function readingDrafts<Result>(isDraft: boolean, make: () => Promise<Result>): Promise<Result> {
  return draftMode.run(isDraft, make);
}

export function isReadingDrafts(): boolean {
  return draftMode.getStore() ?? false;
}

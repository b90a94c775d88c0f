/** In its own file because the queue is in every first load. */
export const TAG_MANAGER = 'https://www.googletagmanager.com/gtm.js';

/** Whether the container was loaded into this document. It stays until the document is unloaded. */
export function tagManagerRuns(): boolean {
  return document.querySelector(`script[src^="${TAG_MANAGER}"]`) !== null;
}

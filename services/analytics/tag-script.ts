/** Apart from the queue, which stands in every first load. */
export const TAG_MANAGER = 'https://www.googletagmanager.com/gtm.js';

/** Whether the container has been loaded into this document, where it stays until the document goes. */
export function tagManagerRuns(): boolean {
  return document.querySelector(`script[src^="${TAG_MANAGER}"]`) !== null;
}

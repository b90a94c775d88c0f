/** Apart from the data layer, which every first load has. */
export const TAG_MANAGER = 'https://www.googletagmanager.com/gtm.js';

/** Whether the container was loaded into this document. It stays until the document is unloaded. */
export function tagManagerRuns(): boolean {
  return document.querySelector(`script[src^="${TAG_MANAGER}"]`) !== null;
}

import type { WebviewPage } from './webview-pages';

/** Apps may be older than the site: a message of a version that they do not know is to be left alone. */
export const HOST_MESSAGE_VERSION = 1;

/**
 * What the page tells the app around it. One JSON text a message:
 * - `page`: this page is shown now; null is the list of pages
 * - `open-link`: an address that leaves the allowed pages, for the app to open in its own way
 * - `sign-in`: the page needs a session; the app comes back with `?token=`
 */
export type HostMessage = { version: typeof HOST_MESSAGE_VERSION } & (
  | { type: 'page'; page: WebviewPage | null }
  | { type: 'open-link'; kind: LinkKind; url: string }
  | { type: 'sign-in' }
);

export type LinkKind = 'web' | 'mail' | 'phone';

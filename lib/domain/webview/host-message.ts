import type { WebviewPage } from './webview-pages';

/** Apps may be older than the site: they ignore messages of unknown versions. */
export const HOST_MESSAGE_VERSION = 1;

/**
 * Messages to the app around the page, one JSON text each:
 * - `page`: the page shown now; null is the list of pages
 * - `open-link`: an address outside the allowed pages, for the app to open
 * - `sign-in`: the page needs a session; the app returns with `?token=`
 */
export type HostMessage = { version: typeof HOST_MESSAGE_VERSION } & (
  | { type: 'page'; page: WebviewPage | null }
  | { type: 'open-link'; kind: LinkKind; url: string }
  | { type: 'sign-in' }
);

export type LinkKind = 'web' | 'mail' | 'phone';

import type { HostMessage } from '@/lib/domain/webview/host-message';

interface Receiver {
  postMessage: (message: string) => void;
}

declare global {
  interface Window {
    /** React Native's web view. */
    ReactNativeWebView?: Receiver;
    /** An object that the Android app adds by `addJavascriptInterface`. */
    appHost?: Receiver;
    /** WKWebView: a script message handler named `appHost`. */
    webkit?: { messageHandlers?: { appHost?: Receiver } };
  }
}

function receiver(): Receiver | null {
  return window.ReactNativeWebView ?? window.webkit?.messageHandlers?.appHost ?? window.appHost ?? null;
}

/**
 * Posts only to the app, never to a parent window: the site cannot be framed, and a page of another origin is not our app.
 * @returns whether an app received it
 */
export function tellHost(message: HostMessage): boolean {
  const host = receiver();
  host?.postMessage(JSON.stringify(message));
  return host !== null;
}

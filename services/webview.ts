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
 * Never to a parent window: the site cannot be framed, and a page of another origin is no app of ours. @returns whether an app was there to
 * hear it
 */
export function tellHost(message: HostMessage): boolean {
  const host = receiver();
  host?.postMessage(JSON.stringify(message));
  return host !== null;
}

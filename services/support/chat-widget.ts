const POLL_MS = 100;
const GIVE_UP_MS = 5000;

/** The interface of a chat widget; the vendor's script (or our own widget) puts it on `window`. */
export interface ChatWidget {
  show: () => void;
  hide: () => void;
}

declare global {
  interface Window {
    chatWidget?: ChatWidget;
  }
}

/** Looks for the widget every 100 ms for up to 5 s, then quietly gives up with null. */
export function findChatWidget(signal: AbortSignal): Promise<ChatWidget | null> {
  return new Promise((resolve) => {
    const startedAt = Date.now();
    const look = () => {
      if (signal.aborted) return finish(null);
      if (window.chatWidget) return finish(window.chatWidget);
      if (Date.now() - startedAt >= GIVE_UP_MS) return finish(null);
    };
    const timer = setInterval(look, POLL_MS);
    const finish = (widget: ChatWidget | null) => {
      clearInterval(timer);
      resolve(widget);
    };
    look();
  });
}

const CHANNEL = 'session';

/**
 * `signing-out` is sent before the logout call, because that call ends realtime sign-ins and the other tabs should leave first. `ended`:
 * the API rejects the session although nobody has logged out.
 */
export type SessionMessage = 'signed-in' | 'signing-out' | 'signed-out' | 'ended';

function isSessionMessage(value: unknown): value is SessionMessage {
  return value === 'signed-in' || value === 'signing-out' || value === 'signed-out' || value === 'ended';
}

/**
 * Null where BroadcastChannel is missing (web views of older apps) or blocked (Firefox without cookies). The other tabs then check the
 * cookie when they become visible.
 */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}

/** Tells the other tabs of this site that the session began or ended here. */
export function notifyOtherTabs(message: SessionMessage): void {
  const channel = openChannel();
  channel?.postMessage(message);
  channel?.close();
}

/** Listens to messages of other tabs. @returns unsubscribe */
export function onTabMessage(listener: (message: SessionMessage) => void): () => void {
  const channel = openChannel();
  if (!channel) return () => undefined;
  channel.onmessage = (event: MessageEvent<unknown>) => {
    if (isSessionMessage(event.data)) listener(event.data);
  };
  return () => channel.close();
}

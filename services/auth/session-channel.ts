const CHANNEL = 'session';

/**
 * `signing-out` comes before the server is told: it ends realtime sign-ins, and no tab should be thrown out of one. `ended`: the API accepts
 * the session no more, and nobody has logged out.
 */
export type SessionMessage = 'signed-in' | 'signing-out' | 'signed-out' | 'ended';

function isSessionMessage(value: unknown): value is SessionMessage {
  return value === 'signed-in' || value === 'signing-out' || value === 'signed-out' || value === 'ended';
}

/**
 * Null where the browser has none (web views of older apps) or refuses one (Firefox with all cookies blocked). The other
 * tabs then look at the cookie when somebody comes back to them.
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

/** Hears what the other tabs say. @returns the function that stops listening */
export function onTabMessage(listener: (message: SessionMessage) => void): () => void {
  const channel = openChannel();
  if (!channel) return () => undefined;
  channel.onmessage = (event: MessageEvent<unknown>) => {
    if (isSessionMessage(event.data)) listener(event.data);
  };
  return () => channel.close();
}

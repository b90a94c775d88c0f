const CHANNEL = 'session';

export type SessionMessage = 'signed-in' | 'signed-out';

function isSessionMessage(value: unknown): value is SessionMessage {
  return value === 'signed-in' || value === 'signed-out';
}

/** Tells the other tabs of this site that the session began or ended here. */
export function tellOtherTabs(message: SessionMessage): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(message);
  channel.close();
}

/** Hears what the other tabs say. @returns the function that stops listening */
export function onOtherTab(listener: (message: SessionMessage) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = (event: MessageEvent<unknown>) => {
    if (isSessionMessage(event.data)) listener(event.data);
  };
  return () => channel.close();
}

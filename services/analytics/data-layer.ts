type DataLayerEvent = Record<string, unknown> & { event: string };

declare global {
  interface Window {
    /** The tag manager's queue; ours too, so that events before its arrival are kept. */
    dataLayer?: unknown[];
  }
}

/** Adds an event to the local data layer. It reaches a vendor only after consent, when the container loads. */
export function pushEvent(event: DataLayerEvent): void {
  (window.dataLayer ??= []).push(event);
}

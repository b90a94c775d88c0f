const AGAIN_MS = 5_000;

/** For what nobody waits for: fetched anew when the network comes back, and every few seconds, until it is there. */
export async function loadAtLast<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => {
        addEventListener('online', resolve, { once: true });
        // Of a service that is away for a moment no event tells.
        setTimeout(resolve, AGAIN_MS);
      });
    }
  }
}

/** For what nobody waits for: fetched anew each time the network comes back, until it is there. */
export async function loadAtLast<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    }
  }
}

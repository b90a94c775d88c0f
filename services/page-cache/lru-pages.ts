/** Pages that other copies made, in this copy's memory: as many as fit, the ones asked for last. */
export interface LruPages<Page> {
  get(key: string): Page | null;
  keep(key: string, page: Page, bytes: number): void;
}

export function createLruPages<Page>(mostBytes: number): LruPages<Page> {
  const pages = new Map<string, { page: Page; bytes: number }>();
  let total = 0;
  const drop = (key: string) => {
    total -= pages.get(key)?.bytes ?? 0;
    pages.delete(key);
  };
  return {
    get(key) {
      const found = pages.get(key);
      if (!found) return null;
      // A map keeps the order in which keys were written: the first is the one that nobody has asked for longest.
      pages.delete(key);
      pages.set(key, found);
      return found.page;
    },
    keep(key, page, bytes) {
      drop(key);
      pages.set(key, { page, bytes });
      total += bytes;
      for (const oldest of pages.keys()) {
        if (total <= mostBytes) break;
        drop(oldest);
      }
    },
  };
}

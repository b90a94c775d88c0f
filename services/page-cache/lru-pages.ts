/** LRU cache, in this copy's memory, of pages that other copies rendered. */
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
      // A Map keeps insertion order, so the first key is the least recently used.
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

import { LRUCache } from 'lru-cache';

/** Requests counted in windows of a fixed length, in this process. */
export interface Count {
  current: number;
  /** Until the window ends. */
  ttl: number;
}

/** Whoever comes from more addresses than this makes the oldest forgotten: memory stays small under an attack. */
const MOST_KEYS = 5_000;

export function countInWindows(now: () => number = Date.now): (key: string, windowMs: number) => Count {
  const windows = new LRUCache<string, { count: number; endsAt: number }>({ max: MOST_KEYS });
  return (key, windowMs) => {
    const at = now();
    const found = windows.get(key);
    const window = found && found.endsAt > at ? found : { count: 0, endsAt: at + windowMs };
    window.count += 1;
    windows.set(key, window);
    return { current: window.count, ttl: window.endsAt - at };
  };
}

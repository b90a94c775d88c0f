/** What the slowest connection worth waiting for carries in a second, and what a call takes besides. */
const SLOWEST_BYTES = 16_000;
const BESIDES_MS = 20_000;

/** Milliseconds, after which nobody believes any more that a file of so many bytes is on its way. */
export const timeoutForBytes = (bytes: number): number => BESIDES_MS + (bytes / SLOWEST_BYTES) * 1_000;

export interface StallTimer {
  /** Aborts when nothing was heard for so long. */
  signal: AbortSignal;
  reset: () => void;
  stop: () => void;
}

/** For a large answer, which may take minutes as long as something of it comes: a server that has gone away says nothing. */
export function startStallTimer(silenceMs: number): StallTimer {
  const silent = new AbortController();
  const begin = () => setTimeout(() => silent.abort(), silenceMs);
  let timer = begin();
  return {
    signal: silent.signal,
    reset() {
      clearTimeout(timer);
      timer = begin();
    },
    stop: () => clearTimeout(timer),
  };
}

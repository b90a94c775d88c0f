/** Bytes per second of the slowest connection worth supporting, and the fixed time of a call. */
const SLOWEST_BYTES = 16_000;
const BESIDES_MS = 20_000;

/** Timeout in milliseconds for transferring so many bytes. */
export const timeoutForBytes = (bytes: number): number => BESIDES_MS + (bytes / SLOWEST_BYTES) * 1_000;

export interface StallTimer {
  /** Aborts when no bytes have arrived for so long. */
  signal: AbortSignal;
  reset: () => void;
  stop: () => void;
}

/** For large answers, which may take minutes as long as bytes keep arriving; a dead server sends nothing. */
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

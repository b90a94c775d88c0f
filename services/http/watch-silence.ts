export interface Silence {
  /** Aborts when nothing was heard for so long. */
  signal: AbortSignal;
  hear: () => void;
  end: () => void;
}

/** For a large answer, which may take minutes as long as something of it comes: a server that has gone away says nothing. */
export function watchSilence(silenceMs: number): Silence {
  const silent = new AbortController();
  const begin = () => setTimeout(() => silent.abort(), silenceMs);
  let timer = begin();
  return {
    signal: silent.signal,
    hear() {
      clearTimeout(timer);
      timer = begin();
    },
    end: () => clearTimeout(timer),
  };
}

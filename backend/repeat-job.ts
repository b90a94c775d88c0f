interface Options {
  everyMs: number;
  /** Without it the first run begins at once. */
  firstMs?: number;
  /** A run that fails is logged here, and the next one comes all the same. */
  onFailure: (error: unknown) => void;
}

export interface RepeatedJob {
  /** There is something to do just now: runs at once, or once more after the run under way. */
  wake(): void;
  /** Ends it, after the run under way. */
  stop(): Promise<void>;
}

/**
 * Work that comes back by the clock for as long as the process runs; never two runs at once.
 * @param work its signal tells that the process ends: what can be left for the next start is left
 */
export function repeatJob(work: (stopping: AbortSignal) => Promise<unknown>, { everyMs, firstMs = 0, onFailure }: Options): RepeatedJob {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  let isWoken = false;
  const run = async () => {
    do {
      isWoken = false;
      await work(stopping.signal).catch(onFailure);
    } while (isWoken && !stopping.signal.aborted);
    running = null;
  };
  const tick = () => {
    if (!stopping.signal.aborted) running ??= run();
  };
  const first = firstMs > 0 ? setTimeout(tick, firstMs) : undefined;
  first?.unref();
  const timer = setInterval(tick, everyMs);
  timer.unref();
  if (firstMs === 0) tick();
  return {
    wake() {
      isWoken = true;
      tick();
    },
    async stop() {
      stopping.abort();
      clearTimeout(first);
      clearInterval(timer);
      await running;
    },
  };
}

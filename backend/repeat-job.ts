interface Options {
  everyMs: number;
  /** Default: the first run begins at once. */
  firstMs?: number;
  /** Logs a failed run; the next one follows as usual. */
  onFailure: (error: unknown) => void;
}

export interface RepeatedJob {
  /** Runs now, or once more after the current run. */
  wake(): void;
  /** Stops after the current run. */
  stop(): Promise<void>;
}

/**
 * A periodic job for the life of the process; runs never overlap.
 * @param work its signal is aborted at shutdown: postpone what can wait for the next start
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

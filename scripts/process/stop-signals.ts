import type { ProcessGroup } from './process-group';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** A terminal's Ctrl-C arrives twice, directly and through npm; only a later signal counts as a second request. */
const SAME_WISH_MS = 1_000;
const PARENT_POLL_MS = 500;

/** Stops the run cleanly, with code 0, on the usual signals. A second signal skips waiting for pending requests. */
export function stopOnSignals(processes: ProcessGroup, beforeStop: () => void): void {
  let askedAt: number | null = null;
  const stop = () => {
    if (askedAt !== null) {
      if (Date.now() - askedAt > SAME_WISH_MS) process.exit(1);
      return;
    }
    askedAt = Date.now();
    beforeStop();
    void processes.stop().then(() => process.exit(0));
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  // A killed npm sends no signal; nothing may be left running.
  if (process.env.npm_lifecycle_event !== undefined) onParentGone(stop);
}

function onParentGone(stop: () => void): void {
  const parent = process.ppid;
  const poll = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(poll);
    stop();
  }, PARENT_POLL_MS);
  poll.unref();
}

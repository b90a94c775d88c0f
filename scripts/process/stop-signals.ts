import type { ProcessGroup } from './process-group';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** A terminal's Ctrl-C arrives twice, from the terminal and passed on by npm; only a later one is a second wish. */
const SAME_WISH_MS = 1_000;
const PARENT_POLL_MS = 500;

/**
 * Ends the run cleanly, with code 0, on the signals by which a terminal or a service manager asks for it.
 * A second one while it is ending does not wait for requests in flight any longer.
 */
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
  // npm killed outright tells nobody; nothing may be left running behind its back.
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

/** What the slowest connection worth waiting for carries in a second, and what a call takes besides. */
const SLOWEST_BYTES = 16_000;
const BESIDES_MS = 20_000;

/** Milliseconds, after which nobody believes any more that a file of so many bytes is on its way. */
export const patienceFor = (bytes: number): number => BESIDES_MS + (bytes / SLOWEST_BYTES) * 1_000;

/** Longer queries are cut off. The embedded engine has no timers and ignores it; see docs/decisions. */
export const STATEMENT_TIMEOUT_MS = 5_000;

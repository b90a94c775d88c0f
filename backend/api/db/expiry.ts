import { and, gt, lte, or, type Column, type SQL } from 'drizzle-orm';

/** The clocks of two copies may be so far apart. */
const CLOCK_SKEW_MS = 15 * 60_000;

/** Nothing that was begun by a clock that is right ends after it. */
const latestExpiry = (now: Date, lengthMs: number): Date => new Date(now.getTime() + lengthMs + CLOCK_SKEW_MS);

/**
 * Whether what lasts at most `lengthMs` has not ended yet. An end that is farther away was written by a clock that ran ahead and has
 * been put right since: that is over, or it would go on for as long as the clock was ahead.
 */
export const isUnexpired = (end: Column, now: Date, lengthMs: number): SQL | undefined =>
  and(gt(end, now), lte(end, latestExpiry(now, lengthMs)));

/** The opposite of `isUnexpired`. */
export const isExpired = (end: Column, now: Date, lengthMs: number): SQL | undefined =>
  or(lte(end, now), gt(end, latestExpiry(now, lengthMs)));

/** `isUnexpired` of a row that is here. */
export const isDateUnexpired = (end: Date, now: Date, lengthMs: number): boolean => end > now && end <= latestExpiry(now, lengthMs);

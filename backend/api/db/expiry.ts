import { and, gt, lte, or, type Column, type SQL } from 'drizzle-orm';

/** Maximum clock difference between two copies. */
const CLOCK_SKEW_MS = 15 * 60_000;

/** No entry written by a correct clock expires later than this. */
const latestExpiry = (now: Date, lengthMs: number): Date => new Date(now.getTime() + lengthMs + CLOCK_SKEW_MS);

/**
 * Whether an entry that lasts at most `lengthMs` has not expired. An expiry farther ahead was written by a clock that was wrong and has
 * been corrected since: it counts as expired, or it would last too long.
 */
export const isUnexpired = (end: Column, now: Date, lengthMs: number): SQL | undefined =>
  and(gt(end, now), lte(end, latestExpiry(now, lengthMs)));

/** The opposite of `isUnexpired`. */
export const isExpired = (end: Column, now: Date, lengthMs: number): SQL | undefined =>
  or(lte(end, now), gt(end, latestExpiry(now, lengthMs)));

/** `isUnexpired` for a loaded row. */
export const isDateUnexpired = (end: Date, now: Date, lengthMs: number): boolean => end > now && end <= latestExpiry(now, lengthMs);

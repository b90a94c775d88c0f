import * as z from 'zod/mini';
import type { Tally } from './tally';

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
});

/** Counts of Vitest's JSON report. */
export function readVitestReport(json: unknown): Tally {
  const report = z.parse(vitestReport, json);
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests + report.numTodoTests };
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z._default(z.array(z.unknown()), []),
});

/**
 * Counts of Playwright's JSON report. An error outside of any test is a failure. A flaky test, which passed when it was
 * tried again, has passed: the list above the tally names it.
 */
export function readPlaywrightReport(json: unknown): Tally {
  const { stats, errors } = z.parse(playwrightReport, json);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped };
}

import * as z from 'zod/mini';
import type { Tally } from './tally';

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
});

/** Counts of Vitest's JSON report; there is no second try. */
export function readVitestReport(json: unknown): Tally {
  const report = z.parse(vitestReport, json);
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests + report.numTodoTests, again: [] };
}

/** Tests stand in suites, and these in suites. */
interface Suite {
  suites?: Suite[];
  specs?: { title: string; tests: { status: string }[] }[];
}
const suite: z.ZodMiniType<Suite> = z.lazy(() =>
  z.object({
    suites: z.optional(z.array(suite)),
    specs: z.optional(z.array(z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) }))),
  }),
) as z.ZodMiniType<Suite>;

function flakyOf({ suites = [], specs = [] }: Suite): string[] {
  return [
    ...suites.flatMap(flakyOf),
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
  ];
}

const playwrightReport = z.object({
  suites: z.array(suite),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z._default(z.array(z.unknown()), []),
});

/**
 * Counts of Playwright's JSON report. An error outside of any test is a failure. A flaky test, which passed when it was
 * tried again, has passed, and is named.
 */
export function readPlaywrightReport(json: unknown): Tally {
  const { stats, errors, suites } = z.parse(playwrightReport, json);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    again: suites.flatMap(flakyOf),
  };
}

import { basename } from 'node:path';
import * as z from 'zod/mini';
import type { Tally } from './tally';

const vitestTest = z.object({
  fullName: z.string(),
  status: z.string(),
  failureMessages: z._default(z.array(z.string()), []),
});

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ name: z.string(), message: z._default(z.string(), ''), assertionResults: z.array(vitestTest) })),
});

function firstLine(message = ''): string {
  return message.split('\n', 1)[0] ?? '';
}

/** Counts of Vitest's JSON report. A test that passed on retry keeps the error of its first try. */
export function readVitestReport(json: unknown): Tally {
  const report = z.parse(vitestReport, json);
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages: [message] }) => ({
      status,
      isClean: message === undefined,
      line: `${basename(name)} › ${fullName}: ${firstLine(message)}`,
    })),
  );
  const unreadable = report.testResults.filter(({ message }) => message !== '');
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    again: tests.filter(({ status, isClean }) => status === 'passed' && !isClean).map(({ line }) => line),
    failures: [
      ...tests.filter(({ status }) => status === 'failed').map(({ line }) => line),
      ...unreadable.map(({ name, message }) => `${basename(name)}: ${firstLine(message)}`),
    ],
  };
}

/** Suites contain tests and other suites. */
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

/** Titles of the tests with this status: `flaky` passed on retry, `unexpected` failed. */
function titlesOf({ suites = [], specs = [] }: Suite, wanted: 'flaky' | 'unexpected'): string[] {
  return [
    ...suites.flatMap((inner) => titlesOf(inner, wanted)),
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === wanted)).map(({ title }) => title),
  ];
}

const playwrightReport = z.object({
  suites: z.array(suite),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z._default(z.array(z.unknown()), []),
});

/** Counts of Playwright's JSON report. An error outside of any test is a failure. A flaky test counts as passed and is named. */
export function readPlaywrightReport(json: unknown): Tally {
  const { stats, errors, suites } = z.parse(playwrightReport, json);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    again: suites.flatMap((inner) => titlesOf(inner, 'flaky')),
    failures: suites.flatMap((inner) => titlesOf(inner, 'unexpected')),
  };
}

import { describe, expect, it } from 'vitest';
import { readPlaywrightReport, readVitestReport } from '@/scripts/gate/reports';
import { addUp, exitCodeOf, NOTHING, oneCheck, tallyLine, withRunnersVerdict } from '@/scripts/gate/tally';

const tests = [
  { fullName: 'a fast page', status: 'passed', failureMessages: [] },
  { fullName: 'a slow process', status: 'passed', failureMessages: ['Error: timed out\n    at …'] },
  { fullName: 'a sum', status: 'failed', failureMessages: ['AssertionError: expected 1 to be 2\n    at …'] },
];
const vitestJson = {
  numPassedTests: 40,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  success: false,
  testResults: [{ name: '/tests/x.test.ts', assertionResults: tests }],
};
const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
const suites = [{ specs: [spec('good', 'expected')], suites: [{ specs: [spec('a slow page', 'flaky'), spec('bad', 'unexpected')] }] }];
const playwrightJson = { suites, stats: { expected: 7, unexpected: 2, flaky: 1, skipped: 3 }, errors: [] };

describe('adding up', () => {
  it('reads both runners and counts the linter as one', () => {
    const sum = addUp([oneCheck(true), readVitestReport(vitestJson), readPlaywrightReport(playwrightJson)]);
    expect(tallyLine(sum)).toBe('49 passed, 3 failed, 6 skipped');
    expect(exitCodeOf(sum)).toBe(1);
    expect(sum.again).toEqual(['x.test.ts › a slow process: Error: timed out', 'a slow page']);
    expect(sum.failures).toEqual(['x.test.ts › a sum: AssertionError: expected 1 to be 2', 'bad']);
  });

  it('counts an error outside of any test', () => {
    expect(
      readPlaywrightReport({
        ...playwrightJson,
        stats: { ...playwrightJson.stats, unexpected: 0, flaky: 0 },
        errors: [{ message: 'setup' }],
      }).failed,
    ).toBe(1);
  });

  it('refuses a report that is none', () => {
    expect(() => readVitestReport({})).toThrow();
  });
});

describe('the verdict', () => {
  const good = { ...NOTHING, passed: 3 };

  it('is good only when something passed and nothing failed', () => {
    expect(exitCodeOf(good)).toBe(0);
    expect(exitCodeOf(NOTHING)).toBe(1);
    expect(exitCodeOf({ ...NOTHING, skipped: 5 })).toBe(1);
    expect(exitCodeOf(addUp([good, oneCheck(false)]))).toBe(1);
  });

  it('is bad when the runner says so although no test failed, and when it ran none', () => {
    expect(withRunnersVerdict(good, 0)).toEqual(good);
    expect(withRunnersVerdict(good, 1)).toEqual({ ...good, failed: 1 });
    expect(withRunnersVerdict(good, null).failed).toBe(1);
    expect(withRunnersVerdict(NOTHING, 0).failed).toBe(1);
    expect(withRunnersVerdict({ ...good, failed: 2 }, 1).failed).toBe(2);
  });
});

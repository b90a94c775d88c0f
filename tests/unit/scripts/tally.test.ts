import { describe, expect, it } from 'vitest';
import { readPlaywrightReport, readVitestReport } from '@/scripts/gate/reports';
import { addUp, exitCodeOf, NOTHING, oneCheck, tallyLine, withRunnersVerdict } from '@/scripts/gate/tally';

const vitestJson = { numPassedTests: 40, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1, success: false };
const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
const suites = [{ specs: [spec('good', 'expected')], suites: [{ specs: [spec('a slow page', 'flaky'), spec('bad', 'unexpected')] }] }];
const playwrightJson = { suites, stats: { expected: 7, unexpected: 2, flaky: 1, skipped: 3 }, errors: [] };

describe('adding up', () => {
  it('reads both runners and counts the linter as one', () => {
    const sum = addUp([oneCheck(true), readVitestReport(vitestJson), readPlaywrightReport(playwrightJson)]);
    expect(tallyLine(sum)).toBe('49 passed, 3 failed, 6 skipped');
    expect(exitCodeOf(sum)).toBe(1);
    expect(sum.again).toEqual(['a slow page']);
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

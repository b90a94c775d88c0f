export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** Names of the tests that passed only on retry: each is a race to be fixed. */
  again: readonly string[];
  /** Names of the failed tests, with the first line of the error. */
  failures: readonly string[];
}

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0, again: [], failures: [] };

export function addUp(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, tally) => ({
      passed: sum.passed + tally.passed,
      failed: sum.failed + tally.failed,
      skipped: sum.skipped + tally.skipped,
      again: [...sum.again, ...tally.again],
      failures: [...sum.failures, ...tally.failures],
    }),
    NOTHING,
  );
}

/** The last line of a run, which other programs parse. */
export function tallyLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/** A run in which nothing passed or failed proves nothing. */
export function exitCodeOf({ passed, failed }: Tally): 0 | 1 {
  return failed > 0 || passed + failed === 0 ? 1 : 0;
}

/** A check that counts as one test: the linter, the compiler. */
export function oneCheck(isGood: boolean): Tally {
  return isGood ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1 };
}

/**
 * A runner that failed without a failed test counts as a failure: a file that could not be loaded, no test found, an error outside of any
 * test.
 */
export function withRunnersVerdict(tally: Tally, exitCode: number | null): Tally {
  const isEmpty = tally.passed + tally.failed + tally.skipped === 0;
  return (exitCode !== 0 || isEmpty) && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

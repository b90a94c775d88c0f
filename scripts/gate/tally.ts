export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** Names of the tests that passed at a second try only: each is a race that has to be fixed. */
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

/** The closing line of a run; other programs read it. */
export function tallyLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/** A run in which nothing passed or failed has proven nothing. */
export function exitCodeOf({ passed, failed }: Tally): 0 | 1 {
  return failed > 0 || passed + failed === 0 ? 1 : 0;
}

/** A check that is one test by itself: the linter, the compiler. */
export function oneCheck(isGood: boolean): Tally {
  return isGood ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1 };
}

/**
 * A runner that failed although no test did has failed too: a file that could not be loaded,
 * no test found, an error outside of any test.
 */
export function withRunnersVerdict(tally: Tally, exitCode: number | null): Tally {
  const isEmpty = tally.passed + tally.failed + tally.skipped === 0;
  return (exitCode !== 0 || isEmpty) && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

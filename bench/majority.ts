import type { BenchLine, BenchResult } from './result';
import { END_LINE, type Attempt } from './run-part';

/** So often a part is run before a bar of its counts as missed: when it is missed in two of them. */
export const MAX_RUNS = 3;
const DECIDES = 2;

type Outcome = 'met' | 'missed';
type Measured = Pick<Attempt, 'result'>;

const isBroken = ({ lines }: BenchResult): boolean => lines.some(({ what, met }) => what === END_LINE && !met);

/** Null: this run has nothing to say of it, because it came to another line in its place. */
function outcomeOf({ result }: Measured, what: string): Outcome | null {
  const line = result.lines.find((each) => each.what === what);
  if (line) return line.met ? 'met' : 'missed';
  // What a run that broke was to measure, it has not.
  return isBroken(result) && what !== END_LINE ? 'missed' : null;
}

const namesOf = (runs: readonly Measured[]): string[] => [...new Set(runs.flatMap(({ result }) => result.lines.map(({ what }) => what)))];

const count = (runs: readonly Measured[], what: string, outcome: Outcome): number =>
  runs.filter((run) => outcomeOf(run, what) === outcome).length;

/** Whether another run could turn a verdict: after one without a miss nothing is asked, after two only what they differ in. */
export function needsAnotherRun(runs: readonly Measured[]): boolean {
  if (runs.length >= MAX_RUNS) return false;
  return namesOf(runs).some((what) => {
    const missed = count(runs, what, 'missed');
    return missed > 0 && missed < DECIDES;
  });
}

/** Worst first; what was not measured is worse than any figure. */
function byWorth(one: BenchLine, other: BenchLine): number {
  if (one.value === null || other.value === null) return Number(other.value === null) - Number(one.value === null);
  return one.kind === 'least' ? one.value - other.value : other.value - one.value;
}

/** The middle one of those that agree with the verdict; null where no run has such a line. */
function lineOf(runs: readonly Measured[], what: string): BenchLine | null {
  const isMissed = count(runs, what, 'missed') >= Math.min(DECIDES, runs.length);
  const agreeing = runs.flatMap(({ result }) => result.lines.filter((line) => line.what === what && line.met !== isMissed)).sort(byWorth);
  const own = agreeing[Math.floor((agreeing.length - 1) / 2)];
  if (own) return own;
  // Missed by the runs that broke before they came to it.
  const [met] = runs.flatMap(({ result }) => result.lines.filter((line) => line.what === what));
  return isMissed && met ? { ...met, value: null, met: false } : null;
}

/** Each line as most of the runs have it; curves and tables of the last run that has any. */
export function majorityOf(runs: readonly Measured[]): BenchResult {
  const [first] = runs;
  if (!first) throw new Error('Nothing was run.');
  const drawn = runs.findLast(({ result }) => result.curves !== undefined || result.tables !== undefined)?.result;
  return {
    name: first.result.name,
    lines: namesOf(runs).flatMap((what) => lineOf(runs, what) ?? []),
    ...(drawn?.curves && { curves: drawn.curves }),
    ...(drawn?.tables && { tables: drawn.tables }),
  };
}

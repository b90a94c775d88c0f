import type { BenchLine, BenchResult } from './result';
import { END_LINE, type Attempt } from './run-part';

/** A target counts as missed when two of at most this many runs miss it. */
export const MAX_RUNS = 3;
const DECIDES = 2;

type Outcome = 'met' | 'missed';
type Measured = Pick<Attempt, 'result'>;

const isBroken = ({ lines }: BenchResult): boolean => lines.some(({ what, met }) => what === END_LINE && !met);

/** Null: this run has another line in its place. */
function outcomeOf({ result }: Measured, what: string): Outcome | null {
  const line = result.lines.find((each) => each.what === what);
  if (line) return line.met ? 'met' : 'missed';
  // A broken run has not measured the rest.
  return isBroken(result) && what !== END_LINE ? 'missed' : null;
}

const namesOf = (runs: readonly Measured[]): string[] => [...new Set(runs.flatMap(({ result }) => result.lines.map(({ what }) => what)))];

const count = (runs: readonly Measured[], what: string, outcome: Outcome): number =>
  runs.filter((run) => outcomeOf(run, what) === outcome).length;

/** Whether another run could change the verdict: none is needed after a run without a miss, and after two only for lines that differ. */
export function needsAnotherRun(runs: readonly Measured[]): boolean {
  if (runs.length >= MAX_RUNS) return false;
  return namesOf(runs).some((what) => {
    const missed = count(runs, what, 'missed');
    return missed > 0 && missed < DECIDES;
  });
}

/** Worst first; missing values are worst. */
function byWorth(one: BenchLine, other: BenchLine): number {
  if (one.value === null || other.value === null) return Number(other.value === null) - Number(one.value === null);
  return one.kind === 'least' ? one.value - other.value : other.value - one.value;
}

/** The median of those that agree with the verdict; null where no run has such a line. */
function lineOf(runs: readonly Measured[], what: string): BenchLine | null {
  const isMissed = count(runs, what, 'missed') >= Math.min(DECIDES, runs.length);
  const agreeing = runs.flatMap(({ result }) => result.lines.filter((line) => line.what === what && line.met !== isMissed)).sort(byWorth);
  const own = agreeing[Math.floor((agreeing.length - 1) / 2)];
  if (own) return own;
  // Missed by runs that broke before they came to it.
  const [met] = runs.flatMap(({ result }) => result.lines.filter((line) => line.what === what));
  return isMissed && met ? { ...met, value: null, met: false } : null;
}

/** Each line by majority of the runs; curves and tables of the last run that has any. */
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

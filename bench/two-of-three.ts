import type { BenchLine } from './result';
import type { PartRun } from './run-part';

/** A third run decides where two disagree. */
export const MOST_RUNS = 3;

const missesOf = (what: string, runs: readonly PartRun[]) => runs.flatMap(({ result }) => result.lines.filter((line) => line.what === what && !line.met)).length;

/** Whether another run could change what is said: a bar was missed once, and not yet twice. */
export function isUndecided(runs: readonly PartRun[]): boolean {
  return runs.length < MOST_RUNS && runs.some(({ result }) => result.lines.some(({ what, met }) => !met && missesOf(what, runs) < 2));
}

/** The middle one as the bar sees it: of two the later. */
function middle(lines: readonly BenchLine[]): BenchLine[] {
  const good = (line: BenchLine) => (Number.isFinite(line.value) ? line.value : Number.POSITIVE_INFINITY) * (line.kind === 'least' ? -1 : 1);
  const inOrder = lines.length < MOST_RUNS ? lines : lines.toSorted((one, other) => Number(other.met) - Number(one.met) || good(one) - good(other));
  return inOrder.slice(lines.length < MOST_RUNS ? -1 : 1).slice(0, 1);
}

/**
 * What several runs of a part say together: each line as the middle run has it, so that a bar counts as missed when it
 * was missed in two of three. A line that stands in one run alone speaks for itself.
 */
export function twoOfThree(runs: readonly [PartRun, ...PartRun[]]): PartRun {
  const last = runs[runs.length - 1] ?? runs[0];
  const names = [...new Set(runs.flatMap(({ result }) => result.lines.map(({ what }) => what)))];
  const lines = names.flatMap((what) => middle(runs.flatMap(({ result }) => result.lines.filter((line) => line.what === what))));
  return { ...last, result: { ...last.result, lines }, times: runs.length, seconds: runs.reduce((sum, { seconds }) => sum + seconds, 0), busy: Math.max(...runs.map(({ busy }) => busy)) };
}

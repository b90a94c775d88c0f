import type { Timing } from './presence-desk';
import type { Row } from './presence-rows';
import { atMost, median, notHere, plainFigure, type BenchLine } from './result';

/** What a round of a row came to: a time, or why there is none. */
export type Round = Timing | string;

/** How a remark begins that blames the browser: it does not do what the row is about. */
const BROWSER_S_OWN = 'the browser';
/** Of a clean close; what dies without a word is printed beside it. */
const BAR_MS = 2_000;

/** One line a row, whatever became of its rounds: a row that broke has missed, one that this browser cannot have has not. */
export function lineOfRow({ what, isClean }: Pick<Row, 'what' | 'isClean'>, rounds: readonly Round[]): BenchLine {
  const timings = rounds.filter((round) => typeof round !== 'string');
  if (timings.length === 0 && rounds.some((round) => typeof round === 'string' && round.startsWith(BROWSER_S_OWN))) {
    return notHere(what, 'ms');
  }
  if (!timings.every(({ isRight }) => isRight)) return atMost(`${what}: never right`, 1, '', 0);
  const wrong = median(timings.map(({ wrongMs }) => wrongMs));
  return isClean ? atMost(what, wrong, 'ms', BAR_MS) : plainFigure(what, wrong, 'ms');
}

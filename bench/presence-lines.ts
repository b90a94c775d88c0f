import type { Timing } from './presence-desk';
import type { Row } from './presence-rows';
import { atMost, median, notHere, plainFigure, type BenchLine } from './result';

/** Result of a round: a time, or the reason why there is none. */
export type Round = Timing | string;

/** Beginning of a remark about a browser that does not support the row's scenario. */
const BROWSER_S_OWN = 'the browser';
/** For a clean close; lost connections are printed for information. */
const BAR_MS = 2_000;

/** One line per row: a broken row counts as missed, an unsupported one does not. */
export function lineOfRow({ what, isClean }: Pick<Row, 'what' | 'isClean'>, rounds: readonly Round[]): BenchLine {
  const timings = rounds.filter((round) => typeof round !== 'string');
  if (timings.length === 0 && rounds.some((round) => typeof round === 'string' && round.startsWith(BROWSER_S_OWN))) {
    return notHere(what, 'ms');
  }
  if (!timings.every(({ isRight }) => isRight)) return atMost(`${what}: never right`, 1, '', 0);
  const wrong = median(timings.map(({ wrongMs }) => wrongMs));
  return isClean ? atMost(what, wrong, 'ms', BAR_MS) : plainFigure(what, wrong, 'ms');
}

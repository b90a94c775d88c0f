import { describe, expect, it } from 'vitest';
import { majorityOf, needsAnotherRun } from '@/bench/majority';
import { atLeast, atMost, curveOf, plainFigure, type BenchLine, type BenchResult } from '@/bench/result';
import { END_LINE } from '@/bench/run-part';

const run = (...lines: BenchLine[]): { result: BenchResult } => ({ result: { name: 'one', lines } });
const broken = run({ ...atMost(END_LINE, 1, '', 0), met: false });
const late = (value: number) => atMost('late', value, 'ms', 150);
const kept = (value: number) => atLeast('kept', value, '%', 99);
const shown = (runs: readonly { result: BenchResult }[]) => majorityOf(runs).lines.map(({ what, value, met }) => [what, value, met]);

describe('a part', () => {
  it('that meets every bar is run once', () => {
    expect(needsAnotherRun([run(late(100), kept(99.5))])).toBe(false);
  });

  it('that misses one is run again, and a third time only where the two differ', () => {
    expect(needsAnotherRun([run(late(200))])).toBe(true);
    expect(needsAnotherRun([run(late(200)), run(late(210))])).toBe(false);
    expect(needsAnotherRun([run(late(200)), run(late(100))])).toBe(true);
    expect(needsAnotherRun([run(late(100), kept(98)), run(late(200), kept(98))])).toBe(true);
    expect(needsAnotherRun([run(late(200)), run(late(100)), run(late(200))])).toBe(false);
  });

  it('that breaks is run again', () => {
    expect(needsAnotherRun([broken])).toBe(true);
    expect(needsAnotherRun([broken, broken])).toBe(false);
    expect(needsAnotherRun([broken, run(late(100))])).toBe(true);
  });
});

describe('a line', () => {
  it('is missed when two of three runs miss it, each line by itself', () => {
    expect(shown([run(late(200), kept(98)), run(late(100), kept(99.5)), run(late(120), kept(97))])).toEqual([
      ['late', 120, true],
      ['kept', 97, false],
    ]);
  });

  it('shows the figure of a run that agrees with its verdict', () => {
    expect(shown([run(late(200))])).toEqual([['late', 200, false]]);
    expect(shown([run(late(200)), run(late(300))])).toEqual([['late', 300, false]]);
    expect(shown([run(late(200)), run(late(100)), run(late(300))])).toEqual([['late', 300, false]]);
  });

  it('that a broken run did not come to is missed by it', () => {
    expect(shown([broken, run(late(100)), run(late(110))])).toEqual([['late', 110, true]]);
    expect(shown([broken, run(late(100)), broken])).toEqual([
      [END_LINE, 1, false],
      ['late', null, false],
    ]);
  });

  it('without a figure is worse than any', () => {
    const none = plainFigure('seen', Number.NaN, 's');
    expect(
      shown([run(late(Number.NaN), none), run(late(200), plainFigure('seen', 3, 's')), run(late(180), plainFigure('seen', 3, 's'))]),
    ).toEqual([
      ['late', 200, false],
      ['seen', 3, true],
    ]);
  });

  it('that stands for another in one run is left out when the others have that one', () => {
    const never = atMost('row: never right', 1, '', 0);
    const row = atMost('row', 90, 'ms', 100);
    expect(shown([run(never), run(row), run(row)])).toEqual([['row', 90, true]]);
    expect(shown([run(never), run(row), run(never)])).toEqual([
      ['row: never right', 1, false],
      ['row', 90, true],
    ]);
  });
});

it('curves are those of the last run that has some', () => {
  const withCurve = (value: number) => ({ result: { ...run(late(1)).result, curves: [curveOf('a', 'x', [[1, value]])] } });
  expect(majorityOf([withCurve(1), withCurve(2), broken]).curves).toEqual([curveOf('a', 'x', [[1, 2]])]);
});

import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { atLeast, atMost, benchResult, figureText, plainFigure, type BenchLine } from '@/bench/result';
import type { PartRun } from '@/bench/run-part';
import { isUndecided, twoOfThree } from '@/bench/two-of-three';

const run = (...lines: BenchLine[]): PartRun => ({ name: 'edge', title: 'Edge', result: { name: 'edge', lines }, day: '2026-11-22', commit: 'abc1234', machine: '2 cores', times: 1, seconds: 10, busy: 2, said: [] });
const late = (value: number) => atMost('late', value, 'ms', 100);
const said = (...runs: [PartRun, ...PartRun[]]) => twoOfThree(runs).result.lines.map(({ value, met }) => [value, met]);

it('runs a part again only while a bar was missed once and not twice', () => {
  expect(isUndecided([run(late(90))])).toBe(false);
  expect(isUndecided([run(late(110))])).toBe(true);
  expect(isUndecided([run(late(110)), run(late(120))])).toBe(false);
  expect(isUndecided([run(late(110)), run(late(90))])).toBe(true);
  expect(isUndecided([run(late(110)), run(late(90)), run(late(80))])).toBe(false);
});

it('a bar is missed where two of three runs missed it, and the middle run is told', () => {
  expect(said(run(late(90)))).toEqual([[90, true]]);
  expect(said(run(late(110)), run(late(120)))).toEqual([[120, false]]);
  expect(said(run(late(110)), run(late(90)), run(late(80)))).toEqual([[90, true]]);
  expect(said(run(late(110)), run(late(90)), run(late(130)))).toEqual([[110, false]]);
  const fast = (value: number) => atLeast('fast', value, '/s', 10);
  expect(said(run(fast(9)), run(fast(30)), run(fast(12)))).toEqual([[12, true]]);
});

it('a run without its figure is a miss, and is read back as one', () => {
  const broken = run(late(Number.NaN));
  expect(isUndecided([broken])).toBe(true);
  expect(said(broken, run(late(90)), run(late(95)))).toEqual([[95, true]]);
  expect(said(broken, run(late(90)), run(late(Number.NaN))).map(([, met]) => met)).toEqual([false]);
  const read = z.parse(benchResult, JSON.parse(JSON.stringify(broken.result)));
  expect(read.lines[0]).toMatchObject({ met: false, value: Number.NaN });
  expect(figureText({ value: Number.NaN, unit: 'ms' })).toBe('not measured');
});

it('keeps what is only told, and says how often it ran and how long in all', () => {
  const whole = twoOfThree([run(late(110), plainFigure('seen', 3, 's')), run(late(90), plainFigure('seen', 4, 's')), run(late(90), plainFigure('seen', 5, 's'))]);
  expect(whole).toMatchObject({ times: 3, seconds: 30, result: { lines: [{ what: 'late' }, { what: 'seen', value: 4 }] } });
});

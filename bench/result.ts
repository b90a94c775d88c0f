import { writeFileSync } from 'node:fs';
import * as z from 'zod/mini';

/** JSON has no word for a figure that could not be taken; such a one misses every bar. */
const measured = z.pipe(z.nullable(z.number()), z.transform((value) => value ?? Number.NaN));
const figure = { what: z.string(), value: measured, unit: z.string() };

/** One figure beside its bar; `most` and `least` say on which side of the bar it has to lie, `none` that nothing is asked of it. */
export const benchLine = z.object({ ...figure, kind: z.enum(['most', 'least', 'none']), bar: z.nullable(z.number()), met: z.boolean() });
export const benchResult = z.object({ name: z.string(), lines: z.array(benchLine) });

export type BenchLine = z.infer<typeof benchLine>;
/** What each bench hands to the report. */
export type BenchResult = z.infer<typeof benchResult>;

export const atMost = (what: string, value: number, unit: string, bar: number): BenchLine => ({ what, value, unit, kind: 'most', bar, met: value <= bar });
export const atLeast = (what: string, value: number, unit: string, bar: number): BenchLine => ({ what, value, unit, kind: 'least', bar, met: value >= bar });
export const plainFigure = (what: string, value: number, unit: string): BenchLine => ({ what, value, unit, kind: 'none', bar: null, met: true });

/** Names the file in which `npm run bench` waits for the figures of a part. */
export const RESULT_FILE = 'BENCH_RESULT_FILE';

const DIGITS: Record<string, number> = { x: 2, '%': 2, MB: 0, kB: 1, s: 1, '/s': 0, points: 0 };

export function figureText({ value, unit }: Pick<BenchLine, 'value' | 'unit'>): string {
  if (!Number.isFinite(value)) return 'not measured';
  const digits = Number.isInteger(value) ? 0 : (DIGITS[unit] ?? (Math.abs(value) < 10 ? 2 : 0));
  return unit === '' ? value.toFixed(digits) : `${value.toFixed(digits)} ${unit}`;
}

export function barText({ kind, bar, unit }: BenchLine): string {
  if (bar === null) return '';
  return `${kind === 'most' ? 'at most' : 'at least'} ${unit === '' ? bar : `${bar} ${unit}`}`;
}

export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Prints each line with its bar, hands them on where somebody waits for them, and says with which code to end. */
export function report(result: BenchResult): 0 | 1 {
  console.log('');
  for (const line of result.lines) {
    const mark = line.kind === 'none' ? ' ' : line.met ? '✓' : '✗';
    console.log(`${mark} ${line.what.padEnd(58)} ${figureText(line).padStart(12)}   ${barText(line)}${line.met ? '' : '  MISSED'}`);
  }
  const file = process.env[RESULT_FILE];
  if (file) writeFileSync(file, JSON.stringify(result));
  return result.lines.length > 0 && result.lines.every(({ met }) => met) ? 0 : 1;
}

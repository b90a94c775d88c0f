import { writeFileSync } from 'node:fs';
import * as z from 'zod/mini';

/** `value` null: not measured, or, if `met`, not available here. */
const figure = { what: z.string(), value: z.nullable(z.number()), unit: z.string() };

/** One figure with its target; `most` and `least` are upper and lower limits, `none` has no target. */
export const benchLine = z.object({ ...figure, kind: z.enum(['most', 'least', 'none']), bar: z.nullable(z.number()), met: z.boolean() });

/** Growth of a figure with the size of the data. */
export const benchCurve = z.object({
  what: z.string(),
  unit: z.string(),
  points: z.array(z.object({ size: z.number(), value: z.nullable(z.number()) })),
});

/** Components of a figure, without targets. */
export const benchTable = z.object({ title: z.string(), columns: z.array(z.string()), rows: z.array(z.array(z.string())) });

export const benchResult = z.object({
  name: z.string(),
  lines: z.array(benchLine),
  curves: z.optional(z.array(benchCurve)),
  tables: z.optional(z.array(benchTable)),
});

export type BenchLine = z.infer<typeof benchLine>;
export type BenchCurve = z.infer<typeof benchCurve>;
export type BenchTable = z.infer<typeof benchTable>;
/** Result of a bench for the report. */
export type BenchResult = z.infer<typeof benchResult>;

/** NaN (a median of nothing) and Infinity (a minimum of nothing) are not valid figures. */
const measured = (value: number): number | null => (Number.isFinite(value) ? value : null);

export const atMost = (what: string, value: number, unit: string, bar: number): BenchLine => ({
  what,
  value: measured(value),
  unit,
  kind: 'most',
  bar,
  met: Number.isFinite(value) && value <= bar,
});
export const atLeast = (what: string, value: number, unit: string, bar: number): BenchLine => ({
  what,
  value: measured(value),
  unit,
  kind: 'least',
  bar,
  met: Number.isFinite(value) && value >= bar,
});
export const plainFigure = (what: string, value: number, unit: string): BenchLine => ({
  what,
  value: measured(value),
  unit,
  kind: 'none',
  bar: null,
  met: Number.isFinite(value),
});
/** Not supported by this machine or browser, and not the product's fault; still a line of its own. */
export const notHere = (what: string, unit: string): BenchLine => ({ what, value: null, unit, kind: 'none', bar: null, met: true });
export const curveOf = (what: string, unit: string, points: readonly (readonly [size: number, value: number])[]): BenchCurve => ({
  what,
  unit,
  points: points.map(([size, value]) => ({ size, value: measured(value) })),
});

/** Variable with the file in which `npm run bench` expects a part's figures. */
export const RESULT_FILE = 'BENCH_RESULT_FILE';

const DIGITS: Record<string, number> = { x: 2, '%': 2, MB: 0, kB: 1, s: 1, '/s': 0, points: 0 };
/** Figures this close to their target are printed with three digits: 0.796 is not 0.8. */
const NEAR_BAR = 0.02;
const NEAR_DIGITS = 3;

export function figureText({
  value,
  unit,
  bar = null,
  met = false,
}: Pick<BenchLine, 'value' | 'unit'> & Partial<Pick<BenchLine, 'bar' | 'met'>>): string {
  if (value === null) return met ? 'not measured here' : 'not measured';
  const isNear = bar !== null && Math.abs(value - bar) < Math.abs(bar) * NEAR_BAR;
  const digits = Number.isInteger(value) ? 0 : isNear ? NEAR_DIGITS : (DIGITS[unit] ?? (Math.abs(value) < 10 ? 2 : 0));
  return unit === '' ? value.toFixed(digits) : `${value.toFixed(digits)} ${unit}`;
}

export function barText({ kind, bar, unit }: BenchLine): string {
  if (bar === null) return '';
  return `${kind === 'most' ? 'at most' : 'at least'} ${unit === '' ? bar : `${bar} ${unit}`}`;
}

export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

function printLine(line: BenchLine): void {
  const mark = !line.met ? '✗' : line.kind === 'none' ? ' ' : '✓';
  console.log(`${mark} ${line.what.padEnd(58)} ${figureText(line).padStart(12)}   ${barText(line)}${line.met ? '' : '  MISSED'}`);
}

export function printLines({ lines, curves = [], tables = [] }: BenchResult): void {
  for (const line of lines) printLine(line);
  for (const { what, unit, points } of curves) {
    console.log(
      `  ${what}: ${points.map(({ size, value }) => `${size.toLocaleString('en')} → ${figureText({ value, unit })}`).join(', ')}`,
    );
  }
  for (const { title, columns, rows } of tables) {
    console.log([`  ${title}`, columns.join(' · '), ...rows.map((row) => row.join(' · '))].join('\n    '));
  }
}

/** Prints each line with its target, writes the result file if requested, and returns the exit code. */
export function report(result: BenchResult): 0 | 1 {
  console.log('');
  printLines(result);
  const file = process.env[RESULT_FILE];
  if (file) writeFileSync(file, JSON.stringify(result));
  return result.lines.length > 0 && result.lines.every(({ met }) => met) ? 0 : 1;
}

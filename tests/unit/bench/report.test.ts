import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PARTS } from '@/bench/parts';
import { RESULT_FILE, atLeast, atMost, curveOf, figureText, median, plainFigure, report } from '@/bench/result';
import { END_LINE, type PartRun } from '@/bench/run-part';
import { keptRuns, writeReport } from '@/bench/write-report';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'report-test-'));
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('a bench', () => {
  it('ends well only where every bar is met', () => {
    expect(report({ name: 'one', lines: [atMost('a', 1, 'x', 1), atLeast('b', 0.8, 'x', 0.8), plainFigure('c', 9, 's')] })).toBe(0);
    expect(report({ name: 'one', lines: [atMost('a', 1.01, 'x', 1)] })).toBe(1);
    expect(report({ name: 'one', lines: [atLeast('b', 0.79, 'x', 0.8)] })).toBe(1);
  });

  it('has missed where it measured nothing', () => {
    expect(report({ name: 'one', lines: [] })).toBe(1);
    expect(report({ name: 'one', lines: [atMost('a', median([]), 'ms', 5)] })).toBe(1);
    expect(report({ name: 'one', lines: [atLeast('a', Number.NaN, 'ms', 5)] })).toBe(1);
    // The lowest of no pages is Infinity, which lies above every bar.
    expect(report({ name: 'one', lines: [atLeast('a', Math.min(), 'points', 100)] })).toBe(1);
    expect(report({ name: 'one', lines: [plainFigure('a', Number.NaN, 's')] })).toBe(1);
  });

  it('hands its lines on where somebody waits for them', () => {
    const file = join(folder, 'result.json');
    vi.stubEnv(RESULT_FILE, file);
    const result = { name: 'one', lines: [atMost('a', 2, 'ms', 1)] };
    report(result);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(result);
  });

  it('shows three digits of what lies near its bar, and nothing for what was not measured', () => {
    expect(figureText(atLeast('a', 0.79638603748501, 'x', 0.8))).toBe('0.796 x');
    expect(figureText(atLeast('a', 0.59638603748501, 'x', 0.8))).toBe('0.60 x');
    expect(figureText(atMost('a', 1.2537, 'x', 1.25))).toBe('1.254 x');
    expect(figureText(atMost('a', Number.NaN, 'x', 1.25))).toBe('not measured');
  });
});

describe('the report', () => {
  const run = (lines: PartRun['result']['lines'], said: string[] = []): PartRun => ({
    name: 'edge',
    title: 'Edge',
    result: { name: 'edge', lines },
    day: '2026-11-21',
    seconds: 61,
    busy: 2,
    said,
    commit: 'abc1234567',
    machine: { cores: 2, memoryGb: 24, node: '20.20.2' },
    attempts: [],
  });

  it('shows each figure with its bar, and marks what is missed', () => {
    writeReport(folder, [
      run([atMost('late <answers>', 200, 'ms', 150), atLeast('kept', 99.5, '%', 99), plainFigure('seen', 3, 's')], ['spoken of']),
    ]);
    const text = readFileSync(join(folder, 'report.md'), 'utf8');
    expect(text).toContain('1 bars met, 1 missed; 1 of');
    expect(text).toContain('| late <answers> | 200 ms | at most 150 ms | **missed** |');
    expect(text).toContain('| kept | 99.500 % | at least 99 % | met |');
    expect(text).toContain('| seen | 3 s | – |  |');
    expect(text).toContain('spoken of');
  });

  it('keeps what other parts have measured before, and says what nobody has', () => {
    writeReport(folder, [run([atMost('first', 1, 'ms', 2)])]);
    writeReport(folder, [{ ...run([atMost('second', 1, 'ms', 2)]), name: 'backend', title: 'Backend' }]);
    writeReport(folder, [run([atMost('third', 1, 'ms', 2)])]);
    const text = readFileSync(join(folder, 'report.md'), 'utf8');
    expect(text).not.toContain('| first |');
    expect(text.indexOf('| third |')).toBeLessThan(text.indexOf('| second |'));
    const [unmeasured = ''] = text.split('## ');
    for (const { name } of PARTS) expect(unmeasured.includes(`--only ${name}\``), name).toBe(!['edge', 'backend'].includes(name));
  });

  it('does not count a part as measured that only said how it ended', () => {
    writeReport(folder, [run([atMost(END_LINE, 0, '', 0)])]);
    const [unmeasured = '', section = ''] = readFileSync(join(folder, 'report.md'), 'utf8').split('## ');
    expect(unmeasured).toContain('--only edge`');
    expect(unmeasured).toContain('0 bars met, 0 missed; 0 of');
    expect(section).toContain('2026-11-21');
  });

  it('tells each part’s commit, machine and load, and each run of a repeated one', () => {
    const once = run([atMost('late', 160, 'ms', 150)]);
    writeReport(folder, [
      {
        ...once,
        result: { name: 'edge', lines: [atMost('late', 120, 'ms', 150)] },
        attempts: [once, { ...run([atMost('late', 120, 'ms', 150)]), commit: null, machine: null }],
      },
    ]);
    const text = readFileSync(join(folder, 'report.md'), 'utf8');
    expect(text).toContain('- 2026-11-21, commit abc1234567, 2 cores, 24 GB of memory, Node 20.20.2, load 2.0, 61 s');
    expect(text).toContain('- 2026-11-21, commit not recorded, machine not recorded');
    expect(text).toContain('| late | 120 ms | at most 150 ms | met | 160 ms; 120 ms |');
  });

  it('reads what was written before runs were told apart', () => {
    const { commit: _commit, machine: _machine, attempts: _attempts, ...old } = run([atMost('a', 1, 'ms', 2)]);
    writeFileSync(join(folder, 'results.json'), JSON.stringify([old]));
    expect(keptRuns(folder)).toMatchObject([{ commit: null, machine: null, attempts: [] }]);
  });

  it('keeps a figure that is missing as missing', () => {
    writeReport(folder, [run([atMost('lost', Number.NaN, 'ms', 2), atMost('a', 1, 'ms', 2)])]);
    expect(keptRuns(folder)[0]?.result.lines[0]).toMatchObject({ value: null, met: false });
    expect(readFileSync(join(folder, 'report.md'), 'utf8')).toContain('| lost | not measured | at most 2 ms | **missed** |');
  });

  it('says how figures grow and what they are made of', () => {
    const result = {
      name: 'edge',
      lines: [atMost('a', 1, 'x', 2)],
      curves: [
        curveOf('pages <of it>', 'x', [
          [0, 1],
          [1_000, 1.1],
        ]),
      ],
      tables: [{ title: 'Made of', columns: ['page', 'text'], rows: [['/', '3.1']] }],
    };
    writeReport(folder, [{ ...run([]), result }]);
    const text = readFileSync(join(folder, 'report.md'), 'utf8');
    expect(text).toContain('- pages <of it>: 0 → 1 x, 1,000 → 1.10 x');
    expect(text).toContain('| page | text |\n|---|---|\n| / | 3.1 |');
  });

  it('names neither the machine nor its folders', () => {
    writeReport(folder, [run([atMost('a', 1, 'ms', 2)])]);
    const text = readFileSync(join(folder, 'report.md'), 'utf8');
    expect(text).not.toContain(hostname());
    expect(text).not.toMatch(/\/(home|root|tmp|work|usr)\//);
  });
});

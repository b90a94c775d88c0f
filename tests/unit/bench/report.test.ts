import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RESULT_FILE, atLeast, atMost, median, plainFigure, report } from '@/bench/result';
import type { PartRun } from '@/bench/run-part';
import { plotOf, writeReport } from '@/bench/write-report';

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
  });

  it('hands its lines on where somebody waits for them', () => {
    const file = join(folder, 'result.json');
    vi.stubEnv(RESULT_FILE, file);
    const result = { name: 'one', lines: [atMost('a', 2, 'ms', 1)] };
    report(result);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(result);
  });
});

describe('the report', () => {
  const run = (lines: PartRun['result']['lines'], said: string[] = []): PartRun => ({ name: 'edge', title: 'Edge', result: { name: 'edge', lines }, day: '2026-11-21', commit: 'abc1234', machine: '2 cores', times: 1, seconds: 61, busy: 2, said });

  it('shows each figure with its bar, and marks what is missed', () => {
    writeReport(folder, [run([atMost('late <answers>', 200, 'ms', 150), atLeast('kept', 99.5, '%', 99), plainFigure('seen', 3, 's')], ['spoken of'])]);
    const text = readFileSync(join(folder, 'report.md'), 'utf8');
    expect(text).toContain('1 bars met, 1 missed.');
    expect(text).toContain('| late <answers> | 200 ms | at most 150 ms | **missed** |');
    expect(text).toContain('| kept | 99.50 % | at least 99 % | met |');
    expect(text).toContain('| seen | 3 s | – |  |');
    expect(text).toContain('spoken of');
    expect(readFileSync(join(folder, 'edge.svg'), 'utf8')).toContain('late &#60;answers&#62;');
  });

  it('keeps what other parts have measured before, and says what nobody has', () => {
    writeReport(folder, [run([atMost('first', 1, 'ms', 2)])]);
    writeReport(folder, [{ ...run([atMost('second', 1, 'ms', 2)]), name: 'backend', title: 'Backend' }]);
    writeReport(folder, [run([atMost('third', 1, 'ms', 2)])]);
    const text = readFileSync(join(folder, 'report.md'), 'utf8');
    expect(text).not.toContain('| first |');
    expect(text.indexOf('| third |')).toBeLessThan(text.indexOf('| second |'));
    expect(text).toMatch(/Not measured: .*lighthouse/);
    expect(text).not.toMatch(/Not measured: .*(edge,|backend)/);
  });

  it('names neither the machine nor its folders', () => {
    writeReport(folder, [run([atMost('a', 1, 'ms', 2)])]);
    const text = readFileSync(join(folder, 'report.md'), 'utf8');
    expect(text).not.toContain(hostname());
    expect(text).not.toMatch(/\/(home|root|tmp|work|usr)\//);
  });

  it('plots shares of the bar, cut at twice of it', () => {
    const widths = (value: number) => Number(/<rect x="430"[^>]* width="([\d.]+)"/.exec(plotOf('Edge', [atMost('a', value, 'ms', 10)]) ?? '')?.[1]);
    expect(widths(5)).toBe(90);
    expect(widths(10)).toBe(180);
    expect(widths(1_000)).toBe(360);
    expect(plotOf('Edge', [plainFigure('a', 1, 's'), atMost('none may', 0, '', 0)])).toBeNull();
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { END_LINE, runPart } from '@/bench/run-part';

const root = fileURLToPath(new URL('../../..', import.meta.url));
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'part-test-'));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  vi.restoreAllMocks();
});

/** @param code what the part does */
function run(code: string) {
  const file = join(folder, 'part.mjs');
  writeFileSync(file, code);
  return runPart(root, { name: 'one', title: 'One', file, args: [] });
}

const handOn = (result: string) =>
  `import { writeFileSync } from 'node:fs';\nwriteFileSync(process.env.BENCH_RESULT_FILE, ${JSON.stringify(result)});\n`;
const line = (value: number | null, met: boolean) => ({ what: 'late', value, unit: 'ms', kind: 'most', bar: 150, met });

describe('a part', () => {
  it('hands on a figure that is missing as missing', async () => {
    const { result, commit, machine } = await run(
      `${handOn(JSON.stringify({ name: 'one', lines: [line(Number.NaN, false)] }))}process.exitCode = 1;`,
    );
    expect(result.lines).toEqual([line(null, false)]);
    expect(commit).toMatch(/^[0-9a-f]{10}/);
    expect(machine?.cores).toBeGreaterThan(0);
  });

  it.each([
    ['that throws', 'throw new Error("broken");'],
    ['that is killed', 'process.kill(process.pid, "SIGKILL");'],
    ['that says nothing', ''],
    ['whose figures cannot be read', handOn('{"name": "one", "lines": [{"what":')],
    ['whose figures are of another shape', handOn('{"lines": 3}')],
    ['whose code its lines do not explain', `${handOn(JSON.stringify({ name: 'one', lines: [line(100, true)] }))}process.exitCode = 3;`],
  ])('%s has failed, and the next comes to its turn', async (_what, code) => {
    const { result } = await run(code);
    expect(result.lines.at(-1)).toMatchObject({ what: END_LINE, met: false });
  });
});

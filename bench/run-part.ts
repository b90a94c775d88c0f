import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { commitOf, load, machine, thisMachine } from './machine';
import type { BenchPart } from './parts';
import { RESULT_FILE, atMost, benchResult, type BenchResult } from './result';

const attempt = z.object({
  result: benchResult,
  /** ISO date of the run. */
  day: z.string(),
  seconds: z.number(),
  /** Processes that wanted to run while it ran, its own among them. */
  busy: z.number(),
  /** What a part said that hands on no figures of its own. */
  said: z.array(z.string()),
  /** Null: measured before it was noted, or outside of a clone. */
  commit: z._default(z.nullable(z.string()), null),
  machine: z._default(z.nullable(machine), null),
});
/** One run of a part. */
export type Attempt = z.infer<typeof attempt>;

/** A part as the report has it: the last run's circumstances, and the lines as most of its runs have them. */
export const partRun = z.extend(attempt, {
  name: z.string(),
  title: z.string(),
  /** All runs, the first one first; empty where there was only one. */
  attempts: z._default(z.array(attempt), []),
});
export type PartRun = z.infer<typeof partRun>;

/** Says that a part ended before it had said everything. */
export const END_LINE = 'ends with code';

/** Lines of preparation, which say nothing about the product. */
const isPreparation = (line: string) => line.trim() === '' || /^\s*[…✓] \p{Lu}.* (\d+(\.\d+)? s)?$/u.test(line) || /^\s*… /.test(line);

/** Null where a part left no figures, or some that nobody can read. */
function readResult(file: string): BenchResult | null {
  if (!existsSync(file)) return null;
  try {
    return z.parse(benchResult, JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    console.error(`The figures of this part cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

/** Runs a part as its own process and passes its output on. @returns its code, null when it was killed or did not start */
async function runProcess(root: string, { file, args }: BenchPart, resultFile: string): Promise<{ code: number | null; lines: string[] }> {
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
    cwd: root,
    env: { ...process.env, [RESULT_FILE]: resultFile },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  let rest = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    process.stdout.write(text);
    const parts = `${rest}${text}`.split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts);
  });
  const ended = once(child, 'close').catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return [null];
  });
  const [code] = (await ended) as [number | null];
  return { code, lines };
}

/** Runs one part once. One that breaks has missed its bar: it never throws, so that the others come to their turn. */
export async function runPart(root: string, part: BenchPart): Promise<Attempt> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-result-'));
  const file = join(folder, 'result.json');
  const began = performance.now();
  try {
    const { code, lines } = await runProcess(root, part, file);
    const given = readResult(file);
    const result: BenchResult = given ?? { name: part.name, lines: [] };
    // A part may end well only by saying so: no result, or a code that its lines do not explain, is a miss.
    if (given === null || (code !== 0 && result.lines.every(({ met }) => met))) {
      result.lines.push({ ...atMost(END_LINE, code ?? 1, '', 0), met: false });
    }
    return {
      result,
      day: new Date().toISOString().slice(0, 10),
      seconds: Math.round((performance.now() - began) / 1000),
      busy: load(),
      commit: commitOf(root),
      machine: thisMachine(),
      said: given === null ? lines.filter((line) => !isPreparation(line) && !line.includes(root)) : [],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

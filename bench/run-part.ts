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
  /** Load average during the run, including its own processes. */
  busy: z.number(),
  /** Output of a part that returns no figures. */
  said: z.array(z.string()),
  /** Null: measured before it was recorded, or outside of a clone. */
  commit: z._default(z.nullable(z.string()), null),
  machine: z._default(z.nullable(machine), null),
});
/** One run of a part. */
export type Attempt = z.infer<typeof attempt>;

/** A part in the report: the last run's circumstances, and the majority result of its runs. */
export const partRun = z.extend(attempt, {
  name: z.string(),
  title: z.string(),
  /** All runs in order; empty if there was only one. */
  attempts: z._default(z.array(attempt), []),
});
export type PartRun = z.infer<typeof partRun>;

/** Line for a part that ended early. */
export const END_LINE = 'ends with code';

/** Output of the preparation, not about the product. */
const isPreparation = (line: string) => line.trim() === '' || /^\s*[…✓] \p{Lu}.* (\d+(\.\d+)? s)?$/u.test(line) || /^\s*… /.test(line);

/** Null if a part left no readable figures. */
function readResult(file: string): BenchResult | null {
  if (!existsSync(file)) return null;
  try {
    return z.parse(benchResult, JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    console.error(`The figures of this part cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

/** Runs a part as its own process and passes its output on. @returns its exit code, null when it was killed or did not start */
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

/** Runs one part once. Never throws: a broken part counts as missed, and the others continue. */
export async function runPart(root: string, part: BenchPart): Promise<Attempt> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-result-'));
  const file = join(folder, 'result.json');
  const began = performance.now();
  try {
    const { code, lines } = await runProcess(root, part, file);
    const given = readResult(file);
    const result: BenchResult = given ?? { name: part.name, lines: [] };
    // A part must report success: a missing result, or an exit code that its lines do not explain, is a miss.
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

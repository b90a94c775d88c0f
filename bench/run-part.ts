import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { BenchPart } from './parts';
import { RESULT_FILE, atMost, benchResult, type BenchResult } from './result';

export const partRun = z.object({
  name: z.string(),
  title: z.string(),
  result: benchResult,
  /** ISO date of the run. */
  day: z.string(),
  /** Of the code that ran, with a `+` where files had been changed since; runs of another day may be of other code. */
  commit: z._default(z.string(), 'unknown'),
  /** Cores and memory. */
  machine: z._default(z.string(), 'unknown'),
  /** How often it ran: again where a bar was missed. */
  times: z._default(z.number(), 1),
  seconds: z.number(),
  /** Processes that wanted to run while it ran, its own among them. */
  busy: z.number(),
  /** What a part said that hands on no figures of its own. */
  said: z.array(z.string()),
});
export type PartRun = z.infer<typeof partRun>;

/** Lines of preparation, which say nothing about the product. */
const isPreparation = (line: string) => line.trim() === '' || /^\s*[…✓] \p{Lu}.* (\d+(\.\d+)? s)?$/u.test(line) || /^\s*… /.test(line);

const machineText = () => `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory, Node ${process.versions.node}`;

function commitOf(root: string): string {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? '';
  return `${git('rev-parse', '--short', 'HEAD') || 'unknown'}${git('status', '--porcelain', '--', ':!bench/report') === '' ? '' : '+'}`;
}

/** Runs one part as its own process and passes its output on. One that breaks has missed its bar. */
export async function runPart(root: string, part: BenchPart): Promise<PartRun> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-result-'));
  const file = join(folder, 'result.json');
  const began = performance.now();
  try {
    const child = spawn(process.execPath, ['--import', 'tsx', part.file, ...part.args], { cwd: root, env: { ...process.env, [RESULT_FILE]: file }, stdio: ['ignore', 'pipe', 'inherit'] });
    const lines: string[] = [];
    let rest = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      process.stdout.write(text);
      const parts = `${rest}${text}`.split('\n');
      rest = parts.pop() ?? '';
      lines.push(...parts);
    });
    const [code] = (await once(child, 'close')) as [number | null];
    const seconds = (performance.now() - began) / 1000;
    const hasResult = existsSync(file);
    const result: BenchResult = hasResult ? z.parse(benchResult, JSON.parse(readFileSync(file, 'utf8'))) : { name: part.name, lines: [] };
    // A part may end well only by saying so: no result, or a code that its lines do not explain, is a miss.
    if (!hasResult || (code !== 0 && result.lines.every(({ met }) => met))) result.lines.push(atMost('ends with code', code ?? 1, '', 0));
    return { name: part.name, title: part.title, result, day: new Date().toISOString().slice(0, 10), commit: commitOf(root), machine: machineText(), times: 1, seconds: Math.round(seconds), busy: Math.round((loadavg()[1] ?? 0) * 10) / 10, said: hasResult ? [] : lines.filter((line) => !isPreparation(line) && !line.includes(root)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

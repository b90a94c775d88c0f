import { spawnSync } from 'node:child_process';
import { availableParallelism, loadavg, totalmem } from 'node:os';
import * as z from 'zod/mini';

/** What a figure was measured on: named by what makes it fast or slow, and by nothing else. */
export const machine = z.object({
  cores: z.number(),
  memoryGb: z.number(),
  node: z.string(),
});
export type Machine = z.infer<typeof machine>;

export const thisMachine = (): Machine => ({
  cores: availableParallelism(),
  memoryGb: Math.round(totalmem() / 2 ** 30),
  node: process.versions.node,
});

/** Processes that wanted to run, of the last five minutes. */
export const load = (): number => Math.round((loadavg()[1] ?? 0) * 10) / 10;

/**
 * Id of the code that is measured, with a word where it was changed since; the reports themselves are not code. Null outside of a clone.
 */
export function commitOf(root: string): string | null {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const { status, stdout } = git('rev-parse', '--short=10', 'HEAD');
  if (status !== 0) return null;
  const changes = git('status', '--porcelain', '--', '.', ':!bench/report').stdout.trim();
  return changes === '' ? stdout.trim() : `${stdout.trim()} and changes`;
}

import { spawnSync } from 'node:child_process';
import { availableParallelism, loadavg, totalmem } from 'node:os';
import * as z from 'zod/mini';

/** The machine of a measurement, by what affects its speed only. */
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

/** Load average of the last five minutes. */
export const load = (): number => Math.round((loadavg()[1] ?? 0) * 10) / 10;

/** Id of the measured commit, marked if there are changes; reports do not count as code. Null outside of a clone. */
export function commitOf(root: string): string | null {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const { status, stdout } = git('rev-parse', '--short=10', 'HEAD');
  if (status !== 0) return null;
  const changes = git('status', '--porcelain', '--', '.', ':!bench/report').stdout.trim();
  return changes === '' ? stdout.trim() : `${stdout.trim()} and changes`;
}

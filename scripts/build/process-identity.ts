import { readFileSync } from 'node:fs';

export interface ProcessIdentity {
  pid: number;
  /** Start time in clock ticks since boot on Linux, else empty: ids are used again, above all in containers. */
  startedAt: string;
}

export function identityOf(pid: number): ProcessIdentity | null {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives, but belongs to somebody else.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return null;
  }
  return { pid, startedAt: startTicks(pid) };
}

export function isAlive({ pid, startedAt }: ProcessIdentity): boolean {
  return identityOf(pid)?.startedAt === startedAt;
}

function startTicks(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command in parentheses may hold spaces; field 22 is the 20th after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

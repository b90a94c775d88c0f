import { readFileSync } from 'node:fs';
import { isProcessAlive } from '@/backend/api/db/folder-lock';

export interface ProcessIdentity {
  pid: number;
  /** Start time in clock ticks since boot on Linux, else empty: process ids are reused, especially in containers. */
  startedAt: string;
}

export function identityOf(pid: number): ProcessIdentity | null {
  return isProcessAlive(pid) ? { pid, startedAt: startTicks(pid) } : null;
}

export function isAlive({ pid, startedAt }: ProcessIdentity): boolean {
  return identityOf(pid)?.startedAt === startedAt;
}

function startTicks(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command in parentheses may contain spaces; field 22 is the 20th after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

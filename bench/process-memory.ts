import { readFileSync } from 'node:fs';
import { listProcesses } from '@/scripts/process/process-list';

/** `next build`, however it was started; it soon overwrites its command with its title. */
const BUILDS = /\/next\/dist\/bin\/next\0build\0|^next-build /;

function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return ''; // ended meanwhile
  }
}

/** Resident memory in MB: shared pages count for each process. */
const residentOf = (pid: number): number => Number(/^VmRSS:\s*(\d+) kB/m.exec(read(pid, 'status'))?.[1] ?? 0) / 1000;

/** A process and its descendants. */
function familyOf(pid: number): number[] {
  const all = listProcesses();
  const family = [pid];
  // Grows while it is iterated, so that grandchildren are included.
  for (const member of family) family.push(...all.filter(({ parent }) => parent === member).map(({ id }) => id));
  return family;
}

/** Resident memory of a process and its descendants, in MB. */
export const memoryOf = (pid: number): number => familyOf(pid).reduce((sum, member) => sum + residentOf(member), 0);

/** Current memory of a build below a process with its workers, in MB; 0 without a build. */
export function buildMemory(pid: number): number {
  const build = familyOf(pid).find((member) => BUILDS.test(read(member, 'cmdline')));
  return build === undefined ? 0 : memoryOf(build);
}

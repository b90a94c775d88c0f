import { readFileSync } from 'node:fs';
import { listProcesses } from '@/scripts/process/process-list';

/** Of `next build`, however it was started; soon after that it writes its own title over its command. */
const BUILDS = /\/next\/dist\/bin\/next\0build\0|^next-build /;

function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return ''; // ended meanwhile
  }
}

/** Resident, in MB: shared pages count for each process that holds them. */
const residentOf = (pid: number): number => Number(/^VmRSS:\s*(\d+) kB/m.exec(read(pid, 'status'))?.[1] ?? 0) / 1000;

/** A process and all below it. */
function familyOf(pid: number): number[] {
  const all = listProcesses();
  const family = [pid];
  // Grows while it is walked: children of children come to their turn.
  for (const member of family) family.push(...all.filter(({ parent }) => parent === member).map(({ id }) => id));
  return family;
}

/** Resident memory of a process and all below it, in MB. */
export const memoryOf = (pid: number): number => familyOf(pid).reduce((sum, member) => sum + residentOf(member), 0);

/** What a build below a process holds now with its workers, in MB; 0 where none runs. */
export function buildMemory(pid: number): number {
  const build = familyOf(pid).find((member) => BUILDS.test(read(member, 'cmdline')));
  return build === undefined ? 0 : memoryOf(build);
}

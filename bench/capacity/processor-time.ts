import { listProcesses } from '@/scripts/process/process-list';

/** Clock ticks per second in Linux's /proc. */
const TICKS_A_SECOND = 100;

/** CPU milliseconds of a process and its descendants. */
export function processorMs(pid: number): number {
  const all = listProcesses();
  const family = new Set([pid]);
  // Children are listed in any order: repeats until none is added.
  for (let before = 0; before !== family.size;) {
    before = family.size;
    for (const { id, parent } of all) if (family.has(parent)) family.add(id);
  }
  const ticks = all.filter(({ id }) => family.has(id)).reduce((sum, each) => sum + each.ticks, 0);
  return (ticks / TICKS_A_SECOND) * 1_000;
}

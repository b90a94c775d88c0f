import { listProcesses } from '@/scripts/process/process-list';

/** Of Linux's clock in /proc. */
const TICKS_A_SECOND = 100;

/** Milliseconds of processor that a process and its children have used. */
export function processorMs(pid: number): number {
  const all = listProcesses();
  const family = new Set([pid]);
  // Children are listed in any order: until nobody is added.
  for (let before = 0; before !== family.size;) {
    before = family.size;
    for (const { id, parent } of all) if (family.has(parent)) family.add(id);
  }
  const ticks = all.filter(({ id }) => family.has(id)).reduce((sum, each) => sum + each.ticks, 0);
  return (ticks / TICKS_A_SECOND) * 1_000;
}

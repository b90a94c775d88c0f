import { readdirSync, readFileSync } from 'node:fs';

/** Of Linux's clock in /proc. */
const TICKS_A_SECOND = 100;

/** Milliseconds of processor that a process and its children have used, those that ended included once they are waited for. */
export function processorMs(pid: number): number {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name)).flatMap((name) => {
    const stat = statOf(name);
    return stat ? [stat] : [];
  });
  const family = new Set([pid]);
  // Children are listed in any order: until nobody is added.
  for (let before = 0; before !== family.size;) {
    before = family.size;
    for (const { id, parent } of all) if (family.has(parent)) family.add(id);
  }
  const ticks = all.filter(({ id }) => family.has(id)).reduce((sum, each) => sum + each.ticks, 0);
  return (ticks / TICKS_A_SECOND) * 1_000;
}

function statOf(name: string): { id: number; parent: number; ticks: number } | null {
  try {
    const text = readFileSync(`/proc/${name}/stat`, 'utf8');
    // The name of the program may hold anything, brackets too: fields are counted from behind it.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ').map(Number);
    const [, parent = 0] = fields;
    return { id: Number(name), parent, ticks: (fields[11] ?? 0) + (fields[12] ?? 0) + (fields[13] ?? 0) + (fields[14] ?? 0) };
  } catch {
    return null; // ended meanwhile
  }
}

import { readdirSync, readFileSync } from 'node:fs';

interface Entry {
  id: number;
  parent: number;
  /** CPU time including ended children, in hundredths of a second. */
  ticks: number;
}

/** Every process of this machine on Linux; elsewhere none. */
export function listProcesses(): Entry[] {
  const names = (() => {
    try {
      return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    } catch {
      return []; // no /proc
    }
  })();
  return names.flatMap((name) => entryOf(name) ?? []);
}

export const childrenOf = (pid: number): number[] =>
  listProcesses()
    .filter(({ parent }) => parent === pid)
    .map(({ id }) => id);

function entryOf(name: string): Entry | null {
  try {
    const text = readFileSync(`/proc/${name}/stat`, 'utf8');
    // The program's name may contain anything, even brackets: fields are counted from behind it.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    return { id: Number(name), parent, ticks: (fields[11] ?? 0) + (fields[12] ?? 0) + (fields[13] ?? 0) + (fields[14] ?? 0) };
  } catch {
    return null; // ended meanwhile
  }
}
